#include "ui/answer/chip_button.h"

#include "core/answer/answer_words.h"
#include "ui/answer/chip.h"
#include "ui/common/widgets.h"
#include <QKeyEvent>
#include <QPainter>

namespace adduce {

ChipButton::ChipButton(const Citation &citation, QWidget *parent)
    : QAbstractButton(parent)
{
    const QString name = chipText(citation);
    setText(QString(name).replace(u'&', QStringLiteral("&&"))); // no key of the button
    setAccessibleName(name);
    setTip(*this, citation.quote.left(1000));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize ChipButton::sizeHint() const
{
    const QSize wanted = chipSize(accessibleName());
    return { std::min(wanted.width(), space(60)), wanted.height() };
}

QSize ChipButton::minimumSizeHint() const
{
    return { std::min(sizeHint().width(), space(16)), sizeHint().height() };
}

void ChipButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ChipState state = isDown() ? ChipState::Open : hasFocus() || underMouse() ? ChipState::Focused : ChipState::Quiet;
    paintChip(painter, rect(), accessibleName(), palette(), state);
}

void ChipButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace adduce
