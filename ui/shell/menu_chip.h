#pragma once
#include "ui/common/icons.h"
#include <QToolButton>

namespace adduce {

/// A chip of the top bar: an icon, words, a chevron; opens its menu at once. Elides in the middle.
class MenuChip : public QToolButton
{
    Q_OBJECT

public:
    MenuChip(const QString &iconName, const QString &name, QWidget *parent = nullptr);
    void setWords(const QString &words);
    void setIconName(const QString &iconName);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_iconName;
    QString m_name;
};

} // namespace adduce
