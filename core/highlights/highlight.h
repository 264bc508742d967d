#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include <QDateTime>
#include <QRectF>
#include <QString>
#include <vector>

namespace adduce {

using HighlightId = Id<struct HighlightTag>;

enum class HighlightColour
{
    Yellow,
    Green,
    Blue,
    Pink,
    Purple
};
template <> inline constexpr std::array enumNames<HighlightColour> { "yellow", "green", "blue", "pink", "purple" };
inline constexpr std::size_t kHighlightColours = enumNames<HighlightColour>.size();

/// Words of a paper that the user marked, known by the hash of its bytes, the page and the words, as a citation is.
struct Highlight
{
    HighlightId id;
    QString sha256; ///< of the paper's bytes
    QString title; ///< of the paper when it was made, for one that is no longer there
    int page = 0; ///< of the file, 1-based
    qsizetype place = 0; ///< where the words begin in the page's text, UTF-16 units
    QString label; ///< of the page, as printed
    QString quote; ///< verbatim
    std::vector<QRectF> rects; ///< points, top left origin; none: they are found by the quote
    HighlightColour colour = HighlightColour::Yellow;
    QString note; ///< the user's own, Markdown; may be empty
    QDateTime madeAt; ///< UTC

    friend bool operator==(const Highlight &, const Highlight &) = default;
};

/// From what highlights were to what they are to be.
struct HighlightChange
{
    std::vector<Highlight> taken;
    std::vector<Highlight> put; ///< with the ids of `taken`, or new ones: HighlightStore::newId()

    [[nodiscard]] HighlightChange inverse() const { return { put, taken }; }
    friend bool operator==(const HighlightChange &, const HighlightChange &) = default;
};

/// The name of a colour in the user's language: "Yellow".
QString words(HighlightColour colour);
/// "p. 3": as printed.
QString pageWords(const Highlight &highlight);
/// Whether the quote, the note or the title holds all of the words, whatever their case and accents. True for none.
bool speaksOf(const Highlight &highlight, const QString &words);

} // namespace adduce
