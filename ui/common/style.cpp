#include "ui/common/style.h"

#include "ui/common/style_paint.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>

namespace adduce {

using namespace Qt::StringLiterals;

Style::Style()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{
}

void makePrimary(QWidget *button)
{
    button->setProperty("primary", true);
}

bool isPrimary(const QWidget *button)
{
    return button && button->property("primary").toBool();
}

/// On Linux Qt tells screen readers what is chosen in a combo box as its name (QAccessibleComboBox), so its own name has to be said as
/// its description.
static void describe(QComboBox &box)
{
    const QString name = box.accessibleName();
    const QString description = box.accessibleDescription();
    if (!name.isEmpty() && !description.startsWith(name))
        box.setAccessibleDescription(description.isEmpty() ? name : name + QStringLiteral(": ") + description);
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) || qobject_cast<QScrollBar *>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto *box = qobject_cast<QComboBox *>(widget))
        describe(*box);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Colours &c = colours(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
        return paintButton(*painter, *option, isPrimary(widget));
    case PE_PanelButtonTool:
        if (option->state & State_AutoRaise) {
            const bool on = option->state & State_On;
            roundedBox(*painter, option->rect, on ? c.tintStrong : c.hover, Qt::NoPen);
            return;
        }
        return paintButton(*painter, *option, isPrimary(widget));
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            paintInput(*painter, *option, true);
        return;
    case PE_FrameLineEdit:
        return paintInput(*painter, *option, false);
    case PE_FrameFocusRect:
        if (qobject_cast<const QAbstractItemView *>(widget))
            painter->setPen(QPen(c.accent, 1)), painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        else if (qobject_cast<const QAbstractButton *>(widget) && !widget->inherits("QCheckBox"))
            roundedBox(*painter, widget->rect(), Qt::NoBrush, QPen(isPrimary(widget) ? c.text : c.accent, 2));
        else
            roundedBox(*painter, option->rect, Qt::NoBrush, QPen(c.accent, 2));
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return paintCheck(*painter, *option);
    case PE_PanelMenu:
        painter->fillRect(option->rect, option->palette.button());
        return;
    case PE_FrameMenu:
        painter->setPen(QPen(c.lineStrong, 1));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelStatusBar:
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), c.line);
        return;
    case PE_FrameStatusBarItem:
    case PE_FrameTabBarBase:
    case PE_PanelToolBar:
    case PE_FrameDockWidget:
        return;
    case PE_IndicatorDockWidgetResizeHandle: {
        // Parts a panel from the page by one line, on the page's side; the rest is there to be grabbed.
        painter->fillRect(option->rect, option->palette.window());
        const bool vertical = option->rect.height() > option->rect.width();
        const bool left = widget && option->rect.center().x() < widget->width() / 2;
        if (vertical)
            painter->fillRect(
                QRect(left ? option->rect.right() : option->rect.left(), option->rect.top(), 1, option->rect.height()), c.line);
        else
            painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), c.line);
        return;
    }
    case PE_PanelItemViewRow: { // with the room before a tree's item
        const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (row && (row->state & State_Selected))
            painter->fillRect(option->rect, c.tint);
        return;
    }
    case PE_PanelItemViewItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (item && (item->state & State_Selected))
            painter->fillRect(option->rect, c.tint);
        else if (item && item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(option->rect, item->backgroundBrush);
        else if (item && (item->state & State_MouseOver) && (item->state & State_Enabled))
            painter->fillRect(option->rect, c.hover);
        return;
    }
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Colours &c = colours(option->palette);
    switch (element) {
    case CE_TabBarTab:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return paintTab(*painter, *tab);
        break;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option); button && isPrimary(widget)) {
            QStyleOptionButton copy = *button;
            if (copy.state & State_Enabled)
                copy.palette.setColor(QPalette::ButtonText, c.onAccent);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option); combo && !combo->editable) {
            const QRect text = option->rect.adjusted(space(2) + 2, 0, -iconSize() - space(2), 0);
            painter->setPen(option->palette.color(
                option->state & State_Enabled ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
            painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                option->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, text.width()));
            return;
        }
        break;
    case CE_ToolBar:
        painter->fillRect(option->rect, option->palette.window());
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.line);
        return;
    case CE_HeaderSection:
        painter->fillRect(option->rect, option->palette.window());
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.line);
        return;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.window());
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.line);
        return;
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeader copy = *header;
            copy.palette.setColor(QPalette::ButtonText, c.secondary);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_ProgressBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option))
            return paintProgress(*painter, *bar);
        break;
    case CE_Splitter:
        painter->fillRect(option->rect, c.line);
        return;
    case CE_MenuItem:
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            if (item->menuItemType == QStyleOptionMenuItem::Separator) {
                painter->fillRect(QRect(option->rect.left(), option->rect.center().y(), option->rect.width(), 1), c.line);
                return;
            }
            QStyleOptionMenuItem copy = *item;
            copy.palette.setColor(QPalette::Highlight, c.tint);
            copy.palette.setColor(QPalette::HighlightedText, c.text);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    case CE_ItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem copy = *item;
            copy.palette.setColor(QPalette::HighlightedText, c.text);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option); slider && control == CC_ScrollBar)
        return paintScrollBar(*this, *painter, *slider, widget);
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        slider && control == CC_Slider && slider->orientation == Qt::Horizontal)
        return paintSlider(*this, *painter, *slider, widget);
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        combo && control == CC_ComboBox && !combo->editable)
        return paintCombo(*painter, *combo);
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option); spin && control == CC_SpinBox)
        return paintSpin(*this, *painter, *spin, widget);
    if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option); tool && control == CC_ToolButton) {
        QStyleOptionToolButton copy = *tool; // no little arrow: what opens a menu says so by its place or a chevron of its own
        copy.features &= ~(QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::Menu);
        return QProxyStyle::drawComplexControl(control, &copy, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl sub, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, sub, widget);
    const bool vertical = bar->orientation == Qt::Vertical;
    const int length = vertical ? bar->rect.height() : bar->rect.width();
    const int range = bar->maximum - bar->minimum;
    int slider = length;
    if (range > 0)
        slider = std::clamp(static_cast<int>(qint64(bar->pageStep) * length / (qint64(range) + bar->pageStep)),
            std::min(space(8), length), length);
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - slider, bar->upsideDown);
    const auto part = [&](int from, int size) {
        return vertical ? QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), size)
                        : QRect(bar->rect.left() + from, bar->rect.top(), size, bar->rect.height());
    };
    switch (sub) {
    case SC_ScrollBarSlider:
        return part(start, slider);
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSubPage:
        return part(0, start);
    case SC_ScrollBarAddPage:
        return part(start + slider, length - start - slider);
    default:
        return {};
    }
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool isInput = element == SE_LineEditContents && frame && frame->lineWidth > 0;
    return isInput ? rect.adjusted(space(1), 0, -space(1), 0) : rect;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.setHeight(controlHeight());
        result.rwidth() += space(4);
        break;
    case CT_ComboBox:
        result.setHeight(controlHeight());
        result.rwidth() = std::max(result.width(), space(20));
        break;
    case CT_LineEdit:
        result.setHeight(std::max(result.height(), controlHeight()));
        break;
    case CT_TabBarTab:
        result = QSize(size.width() + space(2), std::max(result.height(), controlHeight() + space(4)));
        break;
    case CT_ToolButton:
        result.setHeight(std::max(controlHeight() - 2, size.height()));
        break;
    case CT_ItemViewItem:
        result.setHeight(std::max(result.height(), option->fontMetrics.lineSpacing() + space(1) + 2));
        break;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && item->menuItemType == QStyleOptionMenuItem::Separator)
            return { result.width(), space(2) + 1 };
        result.setHeight(std::max(result.height(), controlHeight() - 2));
        break;
    default:
        break;
    }
    return result;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return space(3);
    case PM_DockWidgetSeparatorExtent:
        return space(1);
    case PM_SplitterWidth:
        return 1;
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
        return 0;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
        return iconSize();
    case PM_TabBarTabHSpace:
        return space(6);
    case PM_FocusFrameHMargin:
        return space(2) - 1;
    case PM_HeaderMargin:
        return space(2);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace adduce
