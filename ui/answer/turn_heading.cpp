#include "ui/answer/turn_heading.h"

#include "ui/answer/asked_question.h"
#include "ui/common/marked_text.h"
#include "ui/common/widgets.h"
#include <QLocale>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

/// A pasted text leaves room for what became of it; all of it is there to be edited.
static constexpr qsizetype kMostLetters = 600;

TurnHeading::TurnHeading(AskedQuestion &asked, const QStringList &marked, QWidget *parent)
    : QWidget(parent)
{
    auto *heading = new MarkedLabel(Type::Question);
    const QString text = asked.text().size() > kMostLetters ? inShort(asked.text(), kMostLetters) : asked.text();
    heading->setText(text.isEmpty() ? tr("(no question)") : text, marked);
    heading->setMaximumWidth(readingWidth() - gutter());
    auto *more = iconButton(u"view-more"_s, tr("What can be done with this question"));
    connect(more, &QToolButton::clicked, this, [this, more] { emit menuWanted(more); });
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(heading, 1000);
    row->addWidget(more, 0, Qt::AlignTop);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addLayout(row);
    if (asked.countVersions() > 0)
        column->addLayout(makeVersions(asked));
}

QBoxLayout *TurnHeading::makeVersions(AskedQuestion &asked)
{
    QStringList said;
    if (const Answer *shown = asked.answer())
        said << QLocale().toString(shown->askedAt.toLocalTime(), QLocale::ShortFormat);
    const int count = asked.countVersions();
    const int version = asked.version();
    if (count > 1 && version >= 0)
        said << tr("version %1 of %2").arg(version + 1).arg(count);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(quiet(said.join(u"  \u00B7  "_s), Type::Caption));
    if (count > 1 || version < 0) {
        auto *previous = iconButton(u"go-previous"_s, tr("The version before"));
        auto *next = iconButton(u"go-next"_s, tr("The version after"));
        const int at = version < 0 ? count : version; // what is asked now comes last
        previous->setEnabled(at > 0);
        next->setEnabled(version >= 0 && at + 1 < count);
        connect(previous, &QToolButton::clicked, &asked, [&asked, at] { asked.showVersion(at - 1); });
        connect(next, &QToolButton::clicked, &asked, [&asked, at] { asked.showVersion(at + 1); });
        row->addWidget(previous);
        row->addWidget(next);
    }
    row->addStretch(1);
    return row;
}

} // namespace adduce
