#pragma once
#include "core/export/export_request.h"
#include "core/library/collection_store.h"
#include "ui/common/services.h"
#include <QStackedWidget>

class QTabBar;
class QUndoStack;

namespace adduce {

class AnswerRatings;
class AskPage;
class EvaluationPage;
class EvidencePage;
class HistoryPage;
class ModelKeeper;
class ThreadView;

/// The pages of the window, one a tab: what one changes, the others show; what they all do, is told here.
class Tabs : public QStackedWidget
{
    Q_OBJECT

public:
    enum Tab
    {
        AskTab,
        HistoryTab,
        EvidenceTab,
        EvaluationTab,
        TabCount
    };
    Tabs(const Services &services, QUndoStack &undo);

    [[nodiscard]] QTabBar *bar() const { return m_bar; } ///< whoever lays it out owns it
    [[nodiscard]] AskPage &ask() { return *m_ask; }
    [[nodiscard]] HistoryPage &history() { return *m_history; }
    [[nodiscard]] EvidencePage &evidence() { return *m_evidence; }
    [[nodiscard]] EvaluationPage &evaluation() { return *m_evaluation; }
    void showTab(Tab tab);
    bool find(); ///< in the page; false: there is nothing to find in it
    bool closeTopmost(); ///< Esc; false: nothing was open
    void showCitation(const Citation &citation); ///< in the answer of the page
    void openThread(ThreadId thread); ///< in Ask
    void reveal(ThreadId thread); ///< in History
    void setScope(const Scope &scope, const QString &name); ///< of the next question; an empty name for everything
    void setModels(ModelKeeper &models); ///< who answers, from now on
    void setPapers(int papers, int searchable, bool isReading); ///< of the library, whenever it has changed
    bool keep(); ///< saves what is not saved yet; false while something is not
    void showUnkept(); ///< the tab of what cannot be saved, which says why

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void sentenceFocused(const std::vector<adduce::Citation> &citations);
    void exportWanted(const adduce::ExportRequest &request);
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void change(int tab);
    void connectThreads(const Services &services);
    void relaySignals();

    QTabBar *m_bar;
    AnswerRatings *m_ratings;
    AskPage *m_ask;
    HistoryPage *m_history;
    EvidencePage *m_evidence;
    EvaluationPage *m_evaluation;
};

} // namespace adduce
