#pragma once
#include "core/base/ids.h"
#include "core/threads/thread.h"
#include "ui/common/latest_read.h"
#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace adduce {

class ElidedLabel;
class QuoteActions;
class ReaderFile;
class ReaderHighlights;
class ReaderPlaces;
class TextSelection;

/// Below the pages: where one is among the cited sentences, or what is selected, and what can be done with it. All that it is
/// given outlives it.
class QuoteFoot : public QWidget
{
    Q_OBJECT

public:
    QuoteFoot(LibraryThread &library, const ReaderFile &file, ReaderPlaces &places, TextSelection &selection,
        QuoteActions &actions, ReaderHighlights &highlights, QWidget *parent = nullptr);

    void showQuote(); ///< hides itself without one
    [[nodiscard]] bool hasQuote() const; ///< something is selected or in focus

signals:
    void threadWanted(adduce::ThreadId thread);

private:
    [[nodiscard]] QWidget *makeSteps();
    [[nodiscard]] QHBoxLayout *makeActions(QuoteActions &actions, ReaderHighlights &highlights);
    void showCited();
    void showCiting(const std::vector<ThreadRow> &threads);

    LatestRead m_reading;
    const ReaderFile &m_file;
    ReaderPlaces &m_places;
    TextSelection &m_selection;
    ElidedLabel *m_text;
    QWidget *m_steps; ///< from cited sentence to cited sentence
    QToolButton *m_citing;
};

} // namespace adduce
