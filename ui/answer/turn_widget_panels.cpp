// What stands around an answer: why it is not saved, how it was found, and what was removed from it.
#include "ui/answer/removed_panel.h"
#include "ui/answer/trace_panel.h"
#include "ui/answer/turn_widget.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"

#include <QApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString unkeptWords(const Error &error)
{
    const ErrorWords w = words(error.kind(), error.detail());
    return TurnWidget::tr("This answer is not saved.") + u' ' + w.what + u' ' + w.next;
}

} // namespace

void TurnWidget::setUnkept(const Error &error)
{
    m_unkept = error;
    build();
    emit announced(unkeptWords(error));
}

void TurnWidget::setKept(TurnId saved)
{
    m_versions.back().id = saved;
    m_unkept.reset();
    build();
}

/// Above the answer, where nobody misses it.
void TurnWidget::buildUnkept()
{
    m_column->addWidget(new WordsBlock(unkeptWords(*m_unkept)));
    auto *again = button(tr("Save it now"), u"check"_s);
    auto *without = button(tr("Go on without saving"));
    connect(again, &QPushButton::clicked, this, &TurnWidget::keepWanted);
    connect(without, &QPushButton::clicked, this, [this] {
        m_unkept.reset();
        build();
    });
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, space(1));
    row->setSpacing(space(2));
    row->addWidget(again);
    row->addWidget(without);
    row->addStretch(1);
    m_column->addLayout(row);
}

void TurnWidget::showPanel(QWidget *panel, QToolButton *opener, bool open)
{
    if (!panel)
        return;
    panel->setVisible(open);
    std::erase_if(m_open, [panel](const OpenPanel &one) { return one.panel == panel; });
    if (!open)
        return;
    m_open.push_back({ panel, opener });
    emit panelOpened(panel);
}

bool TurnWidget::closePanel()
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

void TurnWidget::toggleTrace(QToolButton *opener, bool open)
{
    if (open && !m_trace && answer()) {
        auto *panel = new TracePanel(m_library, *answer(), m_canAsk);
        connect(panel, &TracePanel::askAgain, this, [this](const RetrievalParameters &p) { emit askAgain(p); });
        m_trace = panel;
        // Under the status line, above the panels of a refusal.
        const int at = answer()->verdict == Verdict::NoEvidence ? m_column->count() - 1 : m_column->count();
        m_column->insertWidget(at, m_trace);
    }
    showPanel(m_trace, opener, open);
}

void TurnWidget::toggleRemoved(QToolButton *opener, bool open)
{
    if (open && !m_removed && answer()) {
        auto *panel = new RemovedPanel(m_library, *answer());
        connect(panel, &RemovedPanel::viewMade, this, &TurnWidget::viewMade);
        connect(panel, &RemovedPanel::citationActivated, this, &TurnWidget::citationActivated);
        connect(panel, &RemovedPanel::closeWanted, opener, [opener] {
            opener->setChecked(false);
            opener->setFocus();
        });
        m_removed = panel;
        m_column->insertWidget(m_column->indexOf(opener->parentWidget()) + 1, m_removed);
    }
    showPanel(m_removed, opener, open);
}

} // namespace adduce
