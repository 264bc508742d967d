#pragma once
#include <QColor>
#include <QObject>
#include <QPalette>

namespace adduce {

/// The colours that a palette has no role for, and short names of those that it has. One meaning each: the accent
/// and its tints mean evidence; attention and error always stand beside an icon and a word.
struct Colours
{
    bool dark = false;
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
    /// Reads the platform's own palette, so make it before anything sets another.
    explicit Theme(QObject *parent = nullptr);

    void apply(ThemeChoice choice);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }

private:
    bool m_systemDark = false;
    ThemeChoice m_choice = ThemeChoice::System;
};

} // namespace adduce
