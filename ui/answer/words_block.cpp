#include "ui/answer/words_block.h"

#include "ui/common/theme.h"
#include <QPainter>
#include <QVBoxLayout>

namespace adduce {

WordsBlock::WordsBlock(const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_label(new PlainLabel(text, Type::Reading))
{
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gutter(), space(1) / 2, 0, space(1) / 2);
    column->addWidget(m_label);
    setMaximumWidth(readingWidth());
    m_label->setMaximumWidth(readingWidth() - gutter()); // a layout asks the label, not this block, for its height
}

void WordsBlock::setText(const QString &text)
{
    m_label->setText(text);
}

void WordsBlock::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(QRect(0, 0, 3, height()), colours(palette()).lineStrong);
}

} // namespace adduce
