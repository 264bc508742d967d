#include "ui/common/widgets.h"

#include "core/base/tr.h"
#include "ui/common/style.h"
#include "ui/common/theme.h"
#include <QAbstractItemView>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QScreen>

namespace adduce {

using namespace Qt::StringLiterals;

PlainLabel::PlainLabel(const QString &text, Type type, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFont(typeFont(type));
    setText(text);
}

void PlainLabel::setText(const QString &text)
{
    // A wrapped label asks for the width of its longest word, and a text of one word would widen the window.
    const qsizetype longest = textInteractionFlags() & Qt::TextSelectableByMouse ? 300 : 60;
    m_whole = text;
    QString breakable;
    qsizetype word = 0;
    for (const QChar c : text) {
        word = c.isSpace() ? 0 : word + 1;
        if (word > longest && !c.isLowSurrogate() && !c.isMark() && c.category() != QChar::Other_Format) {
            breakable += QChar(0x200B); // zero width space
            word = 1;
        }
        breakable += c;
    }
    QLabel::setText(breakable);
}

void PlainLabel::setTextInteractionFlags(Qt::TextInteractionFlags flags)
{
    QLabel::setTextInteractionFlags(flags);
    setText(QString(m_whole));
}

void PlainLabel::setSecondary(bool secondary)
{
    // Only the role changes: the palette stays the application's, so that a change of theme goes through.
    setForegroundRole(secondary ? QPalette::PlaceholderText : QPalette::WindowText);
}

void PlainLabel::setWrapping(int maximumWidth)
{
    setMaximumWidth(maximumWidth);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setWordWrap(true);
}

ElidedLabel::ElidedLabel(Type type, QWidget *parent)
    : QWidget(parent)
{
    setFont(typeFont(type));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    m_text.replace(u'\n', u' ');
    setAccessibleName(m_text);
    updateTip();
    updateGeometry();
    update();
}

void ElidedLabel::setSecondary(bool secondary)
{
    m_secondary = secondary;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return { fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height() };
}

QSize ElidedLabel::minimumSizeHint() const
{
    return { fontMetrics().averageCharWidth() * 6, fontMetrics().height() };
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colours &c = colours(palette());
    painter.setPen(
        m_secondary ? c.secondary : palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_text, m_mode, width()));
}

void ElidedLabel::resizeEvent(QResizeEvent *)
{
    updateTip();
}

void ElidedLabel::updateTip()
{
    setTip(*this, fontMetrics().horizontalAdvance(m_text) > width() ? m_text : QString());
}

IconLabel::IconLabel(const QString &iconName, Tone tone, int side, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon(iconName, tone))
{
    const int size = side > 0 ? side : iconSize() - 2;
    setFixedSize(size, size);
}

void IconLabel::setIcon(const QString &iconName, Tone tone)
{
    m_icon = icon(iconName, tone);
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

QToolButton *iconButton(const QString &iconName, const QString &text, QWidget *parent)
{
    auto *made = new QToolButton(parent);
    made->setAutoRaise(true);
    made->setIcon(icon(iconName, Tone::Secondary));
    setTip(*made, text);
    made->setAccessibleName(text);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

QToolButton *flatButton(const QString &iconName, const QString &text, QWidget *parent)
{
    auto *made = iconButton(iconName, text, parent);
    made->setText(text);
    setTip(*made, {});
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return made;
}

namespace {

class LinkButton : public QToolButton
{
public:
    using QToolButton::QToolButton;

protected:
    void changeEvent(QEvent *event) override
    {
        QToolButton::changeEvent(event);
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ParentChange)
            follow();
    }
    void showEvent(QShowEvent *event) override
    {
        QToolButton::showEvent(event);
        follow();
    }

private:
    void follow()
    {
        const QColor accent = colours(palette()).accent;
        if (palette().color(QPalette::ButtonText) == accent)
            return;
        QPalette own;
        own.setColor(QPalette::ButtonText, accent);
        setPalette(own);
    }
};

} // namespace

QToolButton *linkButton(const QString &text, QWidget *parent)
{
    auto *made = new LinkButton(parent);
    made->setAutoRaise(true);
    made->setText(text);
    made->setAccessibleName(text);
    made->setFocusPolicy(Qt::TabFocus);
    made->setCursor(Qt::PointingHandCursor);
    return made;
}

void resizeInSight(QWidget &window, const QSize &wanted)
{
    window.resize(wanted.boundedTo(window.screen()->availableSize() - QSize(space(4), space(12))));
}

PlainLabel *quiet(const QString &text, Type type)
{
    auto *label = new PlainLabel(text, type);
    label->setSecondary(true);
    return label;
}

PlainLabel *emptyNote(const QString &text)
{
    PlainLabel *label = quiet(text, Type::Reading);
    label->setWordWrap(true);
    label->setMargin(space(6));
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setBackgroundRole(QPalette::Base);
    label->setAutoFillBackground(true);
    return label;
}

PlainLabel *hint(const QString &text)
{
    auto *label = new PlainLabel(text, Type::Caption);
    label->setSecondary(true);
    label->setWrapping();
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPushButton *button(const QString &text, const QString &iconName, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName));
    made->setAutoDefault(false);
    return made;
}

QPushButton *primaryButton(const QString &text, const QString &iconName, QWidget *parent)
{
    auto *made = button(text, {}, parent);
    makePrimary(made);
    made->setFont(typeFont(Type::Strong));
    if (!iconName.isEmpty())
        made->setIcon(icon(iconName, Tone::OnAccent));
    return made;
}

namespace {

class Line : public QWidget
{
public:
    explicit Line(QWidget *parent)
        : QWidget(parent)
    {
        setFixedHeight(1);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), colours(palette()).line); }
};

} // namespace

namespace {

class FocusPasser : public QObject
{
public:
    FocusPasser(QWidget &from, QWidget &to)
        : QObject(&from)
        , m_to(&to)
    {
        from.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn && m_to)
            m_to->setFocus(static_cast<QFocusEvent *>(event)->reason());
        return QObject::eventFilter(watched, event);
    }

private:
    QPointer<QWidget> m_to;
};

class WayIntoList : public QObject
{
public:
    WayIntoList(QLineEdit &from, QAbstractItemView &list)
        : QObject(&from)
        , m_list(&list)
    {
        from.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
        if (!key || key->key() != Qt::Key_Down || (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !m_list)
            return QObject::eventFilter(watched, event);
        const QAbstractItemModel &rows = *m_list->model();
        for (int row = 0; row < rows.rowCount() && !m_list->currentIndex().isValid(); ++row)
            if (const QModelIndex index = rows.index(row, 0); index.flags() & Qt::ItemIsSelectable) // no head of a group
                m_list->setCurrentIndex(index);
        if (m_list->currentIndex().isValid())
            m_list->setFocus(Qt::TabFocusReason);
        return true;
    }

private:
    QPointer<QAbstractItemView> m_list;
};

} // namespace

void showWords(QAbstractButton &button, bool shown)
{
    button.setText(shown ? button.accessibleName() : QString());
}

void passFocus(QWidget &from, QWidget &to)
{
    new FocusPasser(from, to);
}

void leadInto(QLineEdit &edit, QAbstractItemView &list)
{
    new WayIntoList(edit, list);
}

void makeFindBox(QLineEdit &edit)
{
    QAction *find = edit.addAction(icon(u"edit-find"_s, Tone::Secondary), QLineEdit::LeadingPosition);
    edit.setClearButtonEnabled(true);
    for (QToolButton *button : edit.findChildren<QToolButton *>())
        button->setAccessibleName(button->defaultAction() == find ? tr("Find") : tr("Clear"));
}

QWidget *line(QWidget *parent)
{
    return new Line(parent);
}

QString inShort(const QString &text, qsizetype letters)
{
    const QString line = text.simplified();
    return line.size() <= letters ? line : line.left(letters / 2) + u'…' + line.right(letters - letters / 2 - 1);
}

QString plainTip(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p style='white-space:pre-wrap'>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

void setTip(QWidget &widget, const QString &text)
{
    widget.setToolTip(plainTip(text));
    widget.setAccessibleDescription(text);
}

} // namespace adduce
