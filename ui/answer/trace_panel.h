#pragma once
#include "core/base/latest_task.h"
#include "core/library/library.h"
#include "ui/answer/trace_model.h"
#include <QWidget>
#include <span>

class QBoxLayout;
class QPainter;
class QTableView;
class QVBoxLayout;

namespace adduce {

/// How an answer was found: its stages with their times, and the passages with their scores.
/// With it stands what other weights would choose.
class TracePanel : public QWidget
{
    Q_OBJECT

public:
    /// `canAsk`: the question may be put again from here.
    TracePanel(const Library &library, const Answer &answer, bool canAsk, QWidget *parent = nullptr);

signals:
    void askAgain(const adduce::RetrievalParameters &parameters);
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead(const Answer &answer, bool canAsk);
    struct Columns
    {
        int all = 0; ///< pixels
        int widest = 0;
    };
    [[nodiscard]] Columns otherColumns() const;
    void fitColumns();
    void turn(); ///< as there is room
    void addTable(const Answer &answer, std::vector<TracedPassage> passages, bool canAsk);

    QVBoxLayout *m_column;
    QTableView *m_table = nullptr;
    QBoxLayout *m_beside = nullptr; ///< the table and the sliders
    LatestTask<TracePanel> m_task;
};

/// The stages side by side, each as wide as its time, but never narrower than its words; on more lines where room is short.
class StageStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StageStrip(std::vector<TracedStage> stages, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    using Line = std::span<const TracedStage>;
    [[nodiscard]] int wordsWidth(const TracedStage &stage) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] std::vector<Line> linesFor(int width) const;
    void paintStage(QPainter &painter, const TracedStage &stage, const QRectF &box, bool isLongest) const;
    std::vector<TracedStage> m_stages;
};

} // namespace adduce
