#pragma once
#include "core/overview/overview.h"
#include <QScrollArea>

class QToolButton;
class QVBoxLayout;

namespace adduce {

class PlainLabel;

/// What stands above the question box while a thread has no question: what there is to ask, of all papers or of the one that is chosen, and
/// questions that they answer.
class OverviewPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit OverviewPane(bool hasHandbook, QWidget *parent = nullptr);

    /// Each takes the place of what was shown, and its questions go.
    void show(const Overview &overview);
    void show(const PaperOverview &paper);
    void setLooking(bool isLooking); ///< more questions may come
    void addQuestion(const QString &question);
    [[nodiscard]] QStringList questions() const { return m_questions; }
    void setModelOffered(bool isOffered); ///< not once one writes
    using QWidget::show;

signals:
    void asked(const QString &question);
    void citationActivated(const adduce::Citation &citation);
    void filesWanted();
    void modelWanted();
    void handbookWanted();
    void shown(); ///< it came into sight

protected:
    void showEvent(QShowEvent *event) override;

private:
    void setHeads(const QString &title, const QString &line, const QString &text);
    void clearFindings();
    void clearQuestions(const QString &lead);
    void addFinding(const AnswerSentence &finding);
    QWidget *makeTools(bool hasHandbook);

    PlainLabel *m_title, *m_line, *m_text, *m_findingsLead, *m_questionsLead, *m_looking;
    QVBoxLayout *m_findings, *m_links;
    QToolButton *m_model;
    QStringList m_questions;
};

} // namespace adduce
