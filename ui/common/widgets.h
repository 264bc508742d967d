#pragma once
#include "ui/common/icons.h"
#include "ui/common/type.h"
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

class QAbstractItemView;
class QLineEdit;

namespace adduce {

/// A label that never guesses HTML: what it is given is what it shows.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(const QString &text = {}, Type type = Type::Base, QWidget *parent = nullptr);
    /// May be broken within a word that no line holds; where it can be selected only within one far longer than any path or
    /// address, since the break is copied.
    void setText(const QString &text);
    void setTextInteractionFlags(Qt::TextInteractionFlags flags);
    /// Text in the quieter colour, through every change of theme.
    void setSecondary(bool secondary);
    [[nodiscard]] int heightForWidth(int width) const override { return QLabel::heightForWidth(std::min(width, maximumWidth())); }
    void setWrapping(int maximumWidth = QWIDGETSIZE_MAX); ///< as many lines as it needs, at most this wide

private:
    QString m_whole; ///< as it was given
};

/// One line, elided in the middle unless told otherwise; the whole text is the tool tip while it does not fit.
class ElidedLabel : public QWidget
{
    Q_OBJECT

public:
    explicit ElidedLabel(Type type = Type::Base, QWidget *parent = nullptr);
    void setText(const QString &text);
    void setElideMode(Qt::TextElideMode mode) { m_mode = mode; }
    [[nodiscard]] QString text() const { return m_text; }
    void setSecondary(bool secondary);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateTip();
    QString m_text;
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
    bool m_secondary = false;
};

/// A small icon beside words; follows the theme.
class IconLabel : public QWidget
{
    Q_OBJECT

public:
    explicit IconLabel(const QString &iconName, Tone tone = Tone::Text, int side = 0, QWidget *parent = nullptr);
    void setIcon(const QString &iconName, Tone tone);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QIcon m_icon;
};

/// A tool button that is a word or an icon until the mouse is over it. `text` is its name for a screen reader and its tip.
[[nodiscard]] QToolButton *iconButton(const QString &iconName, const QString &text, QWidget *parent = nullptr);
[[nodiscard]] QToolButton *flatButton(const QString &iconName, const QString &text, QWidget *parent = nullptr);
/// A flat button in the accent colour, for "How this was found" and the like.
[[nodiscard]] QToolButton *linkButton(const QString &text, QWidget *parent = nullptr);
/// Text in the quieter colour, on one line.
[[nodiscard]] PlainLabel *quiet(const QString &text, Type type = Type::Base);
/// What stands in place of a list without rows: wrapped, from the top, on the ground of a list.
[[nodiscard]] PlainLabel *emptyNote(const QString &text = {});
/// A remark under a control: small, wrapped, to be selected.
[[nodiscard]] PlainLabel *hint(const QString &text);
[[nodiscard]] QPushButton *button(const QString &text, const QString &iconName = {}, QWidget *parent = nullptr);
[[nodiscard]] QPushButton *primaryButton(const QString &text, const QString &iconName = {}, QWidget *parent = nullptr);
/// Where room is short the icon speaks alone; the name stays for screen readers and is the tip.
void showWords(QAbstractButton &button, bool shown);
/// The focus that `from` gets goes on to `to`. In place of QWidget::setFocusProxy, which takes what lies between the two out of
/// the Tab order.
void passFocus(QWidget &from, QWidget &to);
/// A magnifier before the words and a button that clears them, each with a name.
void makeFindBox(QLineEdit &edit);
/// The key Down leads from there into the list of what was found, to its first row where none is current.
void leadInto(QLineEdit &edit, QAbstractItemView &list);
/// As large as wanted, or as its screen holds with the frame of a window.
void resizeInSight(QWidget &window, const QSize &wanted);
/// A horizontal line of one pixel.
[[nodiscard]] QWidget *line(QWidget *parent = nullptr);

/// A tip of `widget` that is shown as it is, and said as it is: without a description of its own a screen reader is given the tip
/// with its markup.
void setTip(QWidget &widget, const QString &text);
/// `text` on one line of at most so many letters, without its middle: for names that a line is made of.
[[nodiscard]] QString inShort(const QString &text, qsizetype letters = 60);
/// `text` as a tool tip that is shown as it is: Qt guesses HTML in tips.
[[nodiscard]] QString plainTip(const QString &text);

} // namespace adduce
