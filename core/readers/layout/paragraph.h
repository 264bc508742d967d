#pragma once
#include "core/documents/document.h"
#include "core/readers/layout/structure.h"
#include "core/text/hyphens.h"
#include "core/text/sentences.h"

namespace adduce {

class Stemmer;

/// A line with its place in the document.
struct PlacedLine
{
    const Line *line = nullptr;
    int page = 0; ///< 0-based
    int offset = 0; ///< of its first character in the page's text
    int number = 0; ///< of the line on its page
    const DrawnText *drawn = nullptr; ///< of its page; null: not known
};

/// All lines of the page, each ended by '\n': what quotes are taken from.
QString pageText(const PageLayout &page);

/// Whether the second line begins a paragraph after the first: an indent, a gap, a list mark, a sentence that had ended.
bool startsNewParagraph(const PlacedLine &above, const PlacedLine &below, const BodyStyle &body);

/// Whether a line ends as sentences do.
bool endsSentence(QStringView text);

/// Lines joined into running text; every character knows where it came from.
struct ParagraphText
{
    QString text; ///< cleaned
    struct Origin
    {
        int line = -1; ///< index into `lines`; -1 for a space put in between
        int at = 0; ///< UTF-16 unit in that line
    };
    std::vector<Origin> origins; ///< one a UTF-16 unit of `text`
    std::vector<PlacedLine> lines;
};

/// Whether a text begins as the rest of a sentence does: with a word of small letters of the Latin alphabet, two at least. Names may begin small,
/// too ("mRNA", "p53", "α-synuclein", "siRNA").
bool beginsMidSentence(QStringView text);

ParagraphText joinLines(const std::vector<PlacedLine> &lines, const KnownWords &known, Stemmer &stem);

/// Whether the letters of a stretch follow each other as the file draws them, on each of its pages: then every program reads them
/// so, whatever else it reads around them, and over the end of a column it goes on where the next one begins. Not where the order of
/// drawing is not known.
bool isDrawnInOneRun(const ParagraphText &text, int start, int length);

/// The sentences of the text with their places; the whole as one when `split` is false. Kind and section are left open.
std::vector<Sentence> sentencesOf(const ParagraphText &text, bool split);
/// Of a stretch of it.
std::vector<Sentence> sentencesOf(const ParagraphText &text, const TextRange &range, bool split);

} // namespace adduce
