#pragma once
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

/// What a run of text is for its reader. Only Body, Caption and Footnote sentences are searched by default.
enum class SentenceKind
{
    Body,
    Heading,
    Caption,
    Footnote,
    Table,
    Reference,
    Code
};

/// Standard labels that headings are normalised to (SPEC IN10).
enum class SectionType
{
    Other,
    Front, ///< before the first heading: title, authors, addresses
    Abstract,
    Introduction,
    Background,
    Methods,
    Results,
    Discussion,
    Conclusion,
    Acknowledgements,
    References,
    Supplement,
};

/// A stretch of a page's original text without a break: a sentence that runs over a column or a page end has
/// several. The quote of a part is `page.text.mid(start, length)`.
struct SentencePart
{
    int page = 0; ///< index, 0-based
    int start = 0; ///< UTF-16 units into Page::text
    int length = 0;
    std::vector<QRectF> rects; ///< points, origin at the top left of the page, one a line

    friend bool operator==(const SentencePart &, const SentencePart &) = default;
};

/// The atom of evidence.
struct Sentence
{
    QString text; ///< cleaned: ligatures split, line ends joined; the original is in the parts
    SentenceKind kind = SentenceKind::Body;
    int section = -1; ///< index into Document::sections; -1 before the first
    bool startsParagraph = false;
    /// Another reader may read other characters here: text printed over text, formulae, accents set apart, codes in
    /// place of letters. Such a sentence is searched but never quoted.
    bool doubtful = false;
    std::vector<SentencePart> parts; ///< in reading order, never empty

    friend bool operator==(const Sentence &, const Sentence &) = default;
};

struct Section
{
    QString number; ///< "3.2", or empty
    QString title; ///< as printed, without the number
    SectionType type = SectionType::Other;
    int level = 1; ///< 1 is the highest
    int page = 0; ///< index of the page it starts on, 0-based

    friend bool operator==(const Section &, const Section &) = default;
};

struct Page
{
    QString label; ///< as printed ("S18", "iv"); the 1-based number when the file names none
    QSizeF size; ///< points
    QString text; ///< original characters in reading order, lines parted by '\n'

    friend bool operator==(const Page &, const Page &) = default;
};

struct Metadata
{
    QString title;
    QStringList authors;
    int year = 0; ///< 0 when unknown

    friend bool operator==(const Metadata &, const Metadata &) = default;
};

/// A document once read: the value that the worker hands over.
struct Document
{
    Metadata metadata;
    std::vector<Page> pages;
    std::vector<Section> sections;
    std::vector<Sentence> sentences; ///< in reading order
    QStringList warnings; ///< names of what the reader noticed: "repaired", "pages_skipped", "no_text_pages"

    friend bool operator==(const Document &, const Document &) = default;
};

/// Stable names for storing and printing ("body", "methods").
QString nameOf(SentenceKind kind);
QString nameOf(SectionType type);
SentenceKind sentenceKindFromString(const QString &name);
SectionType sectionTypeFromString(const QString &name);

/// References and supplements are kept and shown, but not searched by default (SPEC IN12); headings and table
/// cells are no sentences to answer with.
bool isSearchable(SentenceKind kind, SectionType section);

} // namespace adduce
