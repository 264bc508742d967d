#pragma once
#include <QStringView>
#include <vector>

namespace adduce {

/// A stretch of a text, UTF-16 units.
struct TextRange
{
    int start = 0;
    int length = 0;
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// The sentences of a text: Unicode's boundaries (UAX 29), without those after the abbreviations, initials and
/// decimals of papers ("et al.", "Fig. 3", "p < .05", "J. Smith"). A citation that follows the stop belongs to the
/// sentence before it. Ranges are trimmed of white space and cover everything else.
std::vector<TextRange> splitSentences(QStringView text);

} // namespace adduce
