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
    /// `hasHandbook`: that can be asked besides. The handbook's own window has none, and nothing to add.
    explicit OverviewPane(bool hasHandbook, QWidget *parent = nullptr);

    /// Each takes the place of what was shown, and its questions go.
    void show(const Overview &overview);
    void show(const PaperOverview &paper);
    [[nodiscard]] bool isShowing(const Overview &overview) const { return !m_paper && m_overview == overview; }
    [[nodiscard]] bool isShowing(const PaperOverview &paper) const { return m_paper == paper; }
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
    void putInOrder(QWidget &added);
    QWidget *makeTools(bool hasHandbook);

    PlainLabel *m_title, *m_line, *m_text, *m_findingsLead, *m_questionsLead, *m_looking;
    QVBoxLayout *m_findings, *m_links;
    QToolButton *m_model;
    QStringList m_questions;
    Overview m_overview; ///< that is shown
    std::optional<PaperOverview> m_paper; ///< that is shown in its place
    QWidget *m_last; ///< in the order of Tab: what was added last, above the tools
};

} // namespace adduce
