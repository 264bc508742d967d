#pragma once
#include "core/library/library.h"
#include "core/settings/parameters.h"
#include "ui/answer/answer_view.h"
#include "ui/answer/asked_question.h"

class QToolButton;
class QVBoxLayout;

namespace adduce {

class StatusLine;

/// What folds out under an answer: how it was found, and what was removed from it. Each is made when it is first opened.
class AnswerPanels : public QObject
{
    Q_OBJECT

public:
    /// In `column`, which ends with the status line and, under a refusal, its panel. All outlive this.
    AnswerPanels(const Library &library, const AskedQuestion &asked, QVBoxLayout &column, QObject *parent = nullptr);

    /// Opened and closed by its buttons. `canAsk`: the question may be put again from the panels.
    void openFrom(const StatusLine &status, bool canAsk);
    /// The one with the focus, which goes back to its button, or the last opened in sight; true when there was one.
    bool closeTopmost();

signals:
    void opened(QWidget *panel);
    void viewMade(adduce::AnswerView *view);
    void citationActivated(const adduce::Citation &citation);
    void askAgain(const adduce::RetrievalParameters &retrieval);

private:
    QWidget *makeTrace(bool canAsk);
    QWidget *makeRemoved(QToolButton *opener);
    void show(QWidget *panel, QToolButton *opener, bool open);

    const Library &m_library;
    const AskedQuestion &m_asked;
    QVBoxLayout &m_column;
    QWidget *m_trace = nullptr;
    QWidget *m_removed = nullptr;
    struct OpenPanel
    {
        QWidget *panel;
        QToolButton *opener;
    };
    std::vector<OpenPanel> m_open; ///< the last opened last
};

} // namespace adduce
