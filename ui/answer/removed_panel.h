#pragma once
#include "core/ask/nearest_evidence.h"
#include "core/base/error.h"
#include "core/library/library.h"
#include <QBoxLayout>
#include <QWidget>
#include <future>

namespace adduce {

class AnswerView;
class PlainLabel;
class RemovedRow;

/// What the checks took out of an answer: each statement with the passage that it named, why it was taken out, and what of the
/// papers is nearest to it, which is looked for on a thread of its own.
class RemovedPanel : public QWidget
{
    Q_OBJECT

public:
    RemovedPanel(const Library &library, const Answer &answer, QWidget *parent = nullptr);
    ~RemovedPanel() override;

signals:
    void viewMade(adduce::AnswerView *view); ///< that shows a near passage
    void citationActivated(const adduce::Citation &citation);
    void closeWanted();
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead(int removed);
    void look(const Library &library, const Answer &answer);
    void showPlaces(const std::vector<NearestEvidence> &places);

    std::vector<RemovedRow *> m_rows;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

/// One statement that was taken out.
class RemovedRow : public QWidget
{
    Q_OBJECT

public:
    explicit RemovedRow(const Removed &removed, QWidget *parent = nullptr);

    AnswerView *showPlaces(const NearestEvidence &places); ///< the view of the near passage, null when there is none
    void showError(const Error &error); ///< why its places are not known
    [[nodiscard]] int chipWidth() const; ///< 0 without one
    void setChipWidth(int width); ///< the same in all rows
    void setNarrow(bool narrow); ///< one under the other

signals:
    void citationActivated(const adduce::Citation &citation);

private:
    QBoxLayout *m_columns;
    QWidget *m_cell; ///< of the chip
    QWidget *m_chip = nullptr; ///< of the passage that it named
    QBoxLayout *m_near;
    PlainLabel *m_looking = nullptr; ///< until its places are known
};

} // namespace adduce
