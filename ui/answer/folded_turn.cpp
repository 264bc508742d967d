#include "ui/answer/folded_turn.h"

#include "core/answer/answer_words.h"
#include "ui/answer/asked_question.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

FoldedTurn::FoldedTurn(const AskedQuestion &asked, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space(2), 0, 0, 0);
    row->setSpacing(space(1) / 2);
    auto *open = iconButton(u"chevron-right"_s, tr("Show this answer"));
    open->setAccessibleName(tr("Show: %1").arg(asked.text()));
    connect(open, &QToolButton::clicked, this, &FoldedTurn::opened);
    auto *text = new ElidedLabel;
    text->setText(asked.text());
    text->setSecondary(true);
    row->addWidget(open);
    row->addWidget(text, 1);
    if (const Answer *shown = asked.answer()) {
        const QString outcome = shown->verdict == Verdict::Answered
            ? words(shown->confidence) + u"  ·  "_s + tr("%Ln sentence(s)", nullptr, static_cast<int>(shown->sentences.size()))
            : shown->verdict == Verdict::NoEvidence ? tr("No evidence")
            : shown->verdict == Verdict::Partial    ? tr("Partly answered")
                                                    : QString();
        row->addWidget(quiet(outcome, Type::Caption));
    }
    setMaximumWidth(readingWidth());
}

} // namespace adduce
