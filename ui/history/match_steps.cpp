#include "ui/history/match_steps.h"

#include "ui/answer/thread_view.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

MatchSteps::MatchSteps(ThreadView &view, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
    , m_text(quiet({}, Type::Caption))
{
    auto *previous = iconButton(u"go-up"_s, tr("Previous match"));
    auto *next = iconButton(u"go-down"_s, tr("Next match"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text);
    row->addWidget(previous);
    row->addWidget(next);
    connect(previous, &QToolButton::clicked, this, [this] { go(m_match - 1); });
    connect(next, &QToolButton::clicked, this, [this] { go(m_match + 1); });
}

void MatchSteps::restart()
{
    setVisible(m_view.matchCount() > 0);
    go(0);
}

void MatchSteps::go(int match)
{
    const int count = m_view.matchCount();
    if (count == 0)
        return;
    m_match = (match + count) % count;
    m_view.showMatch(m_match);
    m_text->setText(tr("Match %L1 of %L2").arg(m_match + 1).arg(count));
}

} // namespace adduce
