#include "ui/common/theme.h"

#include "ui/common/style.h"
#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <utility>

namespace adduce {

namespace {

const Colours &lightColours()
{
    static const Colours light {
        .isDark = false,
        .text = 0x1C2023,
        .secondary = 0x565D62,
        .accent = 0x0B6670,
        .onAccent = 0xFFFFFF,
        .line = 0xDAD9D4,
        .lineStrong = 0xB7B7B1,
        .field = 0x868782,
        .hover = 0xE7E7E3,
        .tint = 0xE4F0F0,
        .tintStrong = 0xBFE1E1,
        .chip = 0xEFF5F5,
        .chipEdge = 0xA9C8CA,
        .mark = 0xD3ECEB,
        .markStrong = 0x9FD8D6,
        .attention = 0x8A4B00,
        .error = 0xA32A22,
        .backdrop = 0xDEDEDA,
        .selection = 0xB9CCF2,
    };
    return light;
}

const Colours &darkColours()
{
    static const Colours dark {
        .isDark = true,
        .text = 0xE4E6E6,
        .secondary = 0xA4ABAE,
        .accent = 0x6CC5C2,
        .onAccent = 0x0A1F20,
        .line = 0x353A3D,
        .lineStrong = 0x50575B,
        .field = 0x70787C,
        .hover = 0x2D3234,
        .tint = 0x1C3437,
        .tintStrong = 0x245054,
        .chip = 0x20302F,
        .chipEdge = 0x3D6466,
        .mark = 0x12292B,
        .markStrong = 0x1F4E50,
        .attention = 0xE3A758,
        .error = 0xEF9187,
        .backdrop = 0x121415,
        .selection = 0x2B3F6B,
    };
    return dark;
}

} // namespace

const Colours &coloursFor(bool dark)
{
    return dark ? darkColours() : lightColours();
}

const Colours &colours(const QPalette &palette)
{
    return coloursFor(palette.color(QPalette::Active, QPalette::Window).lightness() < 128);
}

QPalette paletteFor(bool dark)
{
    const Colours &c = coloursFor(dark);
    const QColor window = dark ? 0x222527 : 0xF1F1EE;
    const QColor base = dark ? 0x191B1D : 0xFFFFFF;
    const QColor button = dark ? 0x2A2E30 : 0xFBFBFA;
    const QColor disabled = dark ? 0x868E92 : 0x767C80;
    QPalette p(button, window);
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, dark ? 0x1F2224 : 0xF7F7F5);
    p.setColor(QPalette::Button, button);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText }) {
        p.setColor(role, c.text);
        p.setColor(QPalette::Disabled, role, disabled);
    }
    p.setColor(QPalette::PlaceholderText, c.secondary);
    p.setColor(QPalette::ToolTipBase, dark ? 0x25292B : 0xFFFFFF);
    p.setColor(QPalette::BrightText, c.error);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.onAccent);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::Midlight, c.line);
    p.setColor(QPalette::Mid, c.lineStrong);
    p.setColor(QPalette::Dark, c.field);
    p.setColor(QPalette::Light, dark ? 0x2D3234 : 0xFFFFFF);
    p.setColor(QPalette::Shadow, dark ? 0x0B0C0D : 0x6B6C68);
    return p;
}

/// As the palette of the application says, which is the system's own while no other is set.
static bool isPaletteDark()
{
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

/// The roles that are set hide those of the system. One that nothing is drawn with stays open, so that Qt tells when the
/// system has other colours.
static QPalette openPalette(const QPalette &palette)
{
    QPalette open;
    for (const auto group : { QPalette::Active, QPalette::Disabled, QPalette::Inactive })
        for (int role = 0; role < QPalette::NColorRoles; ++role)
            if (role != QPalette::Shadow)
                open.setBrush(
                    group, static_cast<QPalette::ColorRole>(role), palette.brush(group, static_cast<QPalette::ColorRole>(role)));
    return open;
}

Theme::Theme(std::function<bool()> systemIsDark, QObject *parent)
    : QObject(parent)
    , m_isSystemDark(std::move(systemIsDark))
    , m_systemDark(m_isSystemDark ? m_isSystemDark() : isPaletteDark())
{
    QCoreApplication::instance()->installEventFilter(this);
}

void Theme::apply(ThemeChoice choice)
{
    m_choice = choice;
    if (!qobject_cast<Style *>(QApplication::style()))
        QApplication::setStyle(new Style); // NOLINT(clang-analyzer-cplusplus.NewDeleteLeaks): the application owns it
    setPalette(choice == ThemeChoice::System ? m_systemDark : choice == ThemeChoice::Dark);
}

void Theme::setPalette(bool dark)
{
    const bool outer = std::exchange(m_setting, true);
    QApplication::setPalette(m_choice == ThemeChoice::System ? openPalette(paletteFor(dark)) : paletteFor(dark));
    m_setting = outer;
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOfTheSystem = event->type() == QEvent::ThemeChange
        || (event->type() == QEvent::ApplicationPaletteChange && watched == QCoreApplication::instance());
    if (isOfTheSystem && !m_setting && m_choice == ThemeChoice::System)
        QMetaObject::invokeMethod(this, &Theme::followSystem, Qt::QueuedConnection); // once all have heard of it
    return false;
}

void Theme::followSystem()
{
    if (m_choice != ThemeChoice::System)
        return;
    m_setting = true;
    if (!m_isSystemDark)
        QApplication::setPalette(QPalette()); // for a moment the system's own, to look at it
    m_systemDark = m_isSystemDark ? m_isSystemDark() : isPaletteDark();
    setPalette(m_systemDark);
    m_setting = false;
}

} // namespace adduce
