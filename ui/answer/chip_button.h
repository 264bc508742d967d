#pragma once
#include "core/answer/answer.h"
#include <QAbstractButton>

namespace adduce {

/// A citation chip that stands by itself, outside a text. Its quote is its tip.
class ChipButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChipButton(const Citation &citation, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace adduce
