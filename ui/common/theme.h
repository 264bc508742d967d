#pragma once
#include <QColor>
#include <QObject>
#include <QPalette>
#include <functional>

namespace adduce {

/// The colours that a palette has no role for, and short names of those that it has. One meaning each: the accent
/// and its tints mean evidence; attention and error always stand beside an icon and a word.
struct Colours
{
    bool isDark = false;
    QColor text, secondary, accent, onAccent;
    QColor line; ///< separators
    QColor lineStrong; ///< edges of buttons
    QColor field; ///< edges of inputs
    QColor hover;
    QColor tint; ///< focused sentence, selected row
    QColor tintStrong; ///< chosen segment
    QColor chip, chipEdge;
    QColor mark, markStrong; ///< cited, cited and in focus
    QColor attention, error;
    QColor backdrop; ///< behind pages
    QColor selection; ///< of words on a page: no tone of evidence
};

/// The colours that belong to a palette: light or dark by its Window colour, so that a widget needs no theme object.
[[nodiscard]] const Colours &colours(const QPalette &palette);
[[nodiscard]] const Colours &coloursFor(bool dark);
[[nodiscard]] QPalette paletteFor(bool dark);

enum class ThemeChoice
{
    System,
    Light,
    Dark
};

/// Sets style and palette of the application, at once and for every widget that lives.
class Theme : public QObject
{
    Q_OBJECT

public:
    /// Reads the platform's own palette, so make it before anything sets another. `systemIsDark`: asked again when the
    /// system says that its colours have changed; for tests.
    explicit Theme(std::function<bool()> systemIsDark = {}, QObject *parent = nullptr);

    void apply(ThemeChoice choice);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the application; takes nothing

private:
    void followSystem();
    void setPalette(bool dark);
    std::function<bool()> m_isSystemDark;
    bool m_systemDark = false;
    bool m_setting = false; ///< what changes now is our own doing
    ThemeChoice m_choice = ThemeChoice::System;
};

} // namespace adduce
