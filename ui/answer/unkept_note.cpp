#include "ui/answer/unkept_note.h"

#include "ui/answer/asked_question.h"
#include "ui/answer/words_block.h"
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

UnkeptNote::UnkeptNote(const Error &error, QWidget *parent)
    : QWidget(parent)
{
    auto *again = button(tr("Save it now"), u"check"_s);
    auto *without = button(tr("Go on without saving"));
    connect(again, &QPushButton::clicked, this, &UnkeptNote::keepWanted);
    connect(without, &QPushButton::clicked, this, &UnkeptNote::goOnWanted);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, space(1));
    row->setSpacing(space(2));
    row->addWidget(again);
    row->addWidget(without);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(new WordsBlock(unkeptWords(error)));
    column->addLayout(row);
}

} // namespace adduce
