#include "ui/answer/answer_panels.h"

#include "ui/answer/removed_panel.h"
#include "ui/answer/status_line.h"
#include "ui/answer/trace_panel.h"
#include <QApplication>
#include <QVBoxLayout>

namespace adduce {

AnswerPanels::AnswerPanels(const Library &library, const AskedQuestion &asked, QVBoxLayout &column, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_asked(asked)
    , m_column(column)
{
}

void AnswerPanels::openFrom(const StatusLine &status, bool canAsk)
{
    connect(status.trace(), &QToolButton::toggled, this, [this, opener = status.trace(), canAsk](bool open) {
        if (open && !m_trace && m_asked.answer())
            m_trace = makeTrace(canAsk);
        show(m_trace, opener, open);
    });
    if (!status.removed())
        return;
    connect(status.removed(), &QToolButton::toggled, this, [this, opener = status.removed()](bool open) {
        if (open && !m_removed && m_asked.answer())
            m_removed = makeRemoved(opener);
        show(m_removed, opener, open);
    });
}

QWidget *AnswerPanels::makeTrace(bool canAsk)
{
    const Answer &answer = *m_asked.answer();
    auto *panel = new TracePanel(m_library, answer, canAsk);
    connect(panel, &TracePanel::askAgain, this, &AnswerPanels::askAgain);
    // Under the status line, above the panel of a refusal.
    m_column.insertWidget(answer.isRefusal() ? m_column.count() - 1 : m_column.count(), panel);
    return panel;
}

QWidget *AnswerPanels::makeRemoved(QToolButton *opener)
{
    auto *panel = new RemovedPanel(m_library, *m_asked.answer());
    connect(panel, &RemovedPanel::viewMade, this, &AnswerPanels::viewMade);
    connect(panel, &RemovedPanel::citationActivated, this, &AnswerPanels::citationActivated);
    connect(panel, &RemovedPanel::closeWanted, opener, [opener] {
        opener->setChecked(false);
        opener->setFocus();
    });
    m_column.insertWidget(m_column.indexOf(opener->parentWidget()) + 1, panel);
    return panel;
}

void AnswerPanels::show(QWidget *panel, QToolButton *opener, bool open)
{
    if (!panel)
        return;
    panel->setVisible(open);
    std::erase_if(m_open, [panel](const OpenPanel &one) { return one.panel == panel; });
    if (!open)
        return;
    m_open.push_back({ panel, opener });
    emit opened(panel);
}

bool AnswerPanels::closeTopmost()
{
    const QWidget *focus = QApplication::focusWidget();
    const auto has = [focus](const OpenPanel &one) { return one.panel->isAncestorOf(focus); };
    const auto isInSight = [](const OpenPanel &one) { return !one.panel->visibleRegion().isEmpty(); };
    auto found = std::find_if(m_open.rbegin(), m_open.rend(), has);
    const bool hasFocus = found != m_open.rend();
    if (!hasFocus)
        found = std::find_if(m_open.rbegin(), m_open.rend(), isInSight);
    if (found == m_open.rend())
        return false;
    QToolButton *opener = found->opener;
    if (hasFocus)
        opener->setFocus(Qt::OtherFocusReason);
    opener->setChecked(false);
    return true;
}

} // namespace adduce
