#pragma once
#include "core/base/enum_names.h"
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <array>
#include <vector>

namespace adduce {

/// What a run of text is for its reader. Body, Caption, Footnote and Table sentences are searched by default.
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
template <>
inline constexpr std::array enumNames<SentenceKind> { "body", "heading", "caption", "footnote", "table", "reference", "code" };

/// Standard labels that headings are normalised to.
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
    BackMatter, ///< what ends a paper or stands around it: who paid, who did what, ethics, data, licence, how to cite
};
template <>
inline constexpr std::array enumNames<SectionType> { "other", "front", "abstract", "introduction", "background", "methods",
    "results", "discussion", "conclusion", "acknowledgements", "references", "supplement", "back_matter" };

/// A stretch of a page's original text without a break: a sentence that runs over a column or a page end has
/// several. The quote of a part is `page.text.mid(start, length)`.
struct SentencePart
{
    int page = 0; ///< index, 0-based
    int start = 0; ///< UTF-16 units into Page::text
    int length = 0;
    std::vector<QRectF> rects; ///< points, origin at the top left of the page; one a line, several along a line that slopes

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
    bool isDoubtful = false;
    std::vector<SentencePart> parts; ///< in reading order, never empty

    friend bool operator==(const Sentence &, const Sentence &) = default;
};

struct Section
{
    QString number; ///< "3.2", or empty
    QString title; ///< as printed, without the number; "Abstract" over one that has no heading
    SectionType type = SectionType::Other;
    int level = 1; ///< 1 is the highest
    int page = 0; ///< index of the page it starts on, 0-based

    friend bool operator==(const Section &, const Section &) = default;
};

/// What the text of a page is worth.
enum class PageQuality
{
    Sound,
    Blank, ///< neither text nor ink
    Scan, ///< ink without text: a picture of a page
    Gibberish, ///< characters that mean nothing; kept in Page::text, told in no sentence
    Recognised, ///< read by OCR out of the picture
};
template <> inline constexpr std::array enumNames<PageQuality> { "sound", "blank", "scan", "gibberish", "recognised" };

struct Page
{
    QString label; ///< as printed ("S18", "iv"); the 1-based number when the file names none
    QSizeF size; ///< points
    QString text; ///< original characters in reading order, lines parted by '\n'
    PageQuality quality = PageQuality::Sound;

    friend bool operator==(const Page &, const Page &) = default;
};

enum class MetadataField
{
    Title,
    Authors,
    Year,
    Doi,
    Venue,
    Volume,
    Issue,
    Pages,
    Issn,
    Licence,
    Retraction,
    Abstract,
    Language,
    Address
};
constexpr std::size_t kMetadataFields = 14;

/// Where a field of the metadata came from. Later ones win over earlier ones; what a user typed is never overwritten.
enum class FieldOrigin
{
    None,
    FirstPage,
    Info, ///< the document information dictionary, or its like in other formats
    Xmp,
    Crossref,
    Imported, ///< BibTeX, RIS, CSL or Zotero
    User
};
template <>
inline constexpr std::array enumNames<FieldOrigin> { "none", "first_page", "info", "xmp", "crossref", "imported", "user" };

struct Metadata
{
    QString title;
    QStringList authors; ///< "Given Family", in the printed order
    int year = 0; ///< 0 when unknown
    QString doi; ///< lower case, without "https://doi.org/"
    QString venue; ///< journal, conference or publisher
    QString volume {};
    QString issue {};
    QString pages {}; ///< "215–226", or the number of the article
    QString issn {};
    QString licence {}; ///< "CC BY 4.0"
    QString
        retraction {}; ///< that the paper was taken back, as it is told: "Retraction, 2010-02-06, doi:10.1016/..."; empty: not known
    QString abstract {}; ///< as a reference manager has it, or a user; the paper's own stands in its text
    QString language {}; ///< that it is written in, as a reference names it: "en", "German"
    QString address {}; ///< on the web, where it can be got
    std::array<FieldOrigin, kMetadataFields> origins {}; ///< by MetadataField

    [[nodiscard]] FieldOrigin origin(MetadataField field) const { return origins[static_cast<std::size_t>(field)]; }
    void setOrigin(MetadataField field, FieldOrigin from) { origins[static_cast<std::size_t>(field)] = from; }

    friend bool operator==(const Metadata &, const Metadata &) = default;
};

/// Calls `visit(field, value of each)` for every field of one description, or of several side by side.
template <class Visit, class... Descriptions> void forEachField(Visit visit, Descriptions &...of)
{
    visit(MetadataField::Title, of.title...);
    visit(MetadataField::Authors, of.authors...);
    visit(MetadataField::Year, of.year...);
    visit(MetadataField::Doi, of.doi...);
    visit(MetadataField::Venue, of.venue...);
    visit(MetadataField::Volume, of.volume...);
    visit(MetadataField::Issue, of.issue...);
    visit(MetadataField::Pages, of.pages...);
    visit(MetadataField::Issn, of.issn...);
    visit(MetadataField::Licence, of.licence...);
    visit(MetadataField::Retraction, of.retraction...);
    visit(MetadataField::Abstract, of.abstract...);
    visit(MetadataField::Language, of.language...);
    visit(MetadataField::Address, of.address...);
}

/// Every field that says something comes from `origin`.
void setOrigins(Metadata &metadata, FieldOrigin origin);

/// How a document can be hiding text from its reader.
enum class HiddenReason
{
    Invisible, ///< drawn in the invisible mode, or clipped away
    NoContrast, ///< in the colour of what lies under it
    OffPage,
    Tiny, ///< under 2 points
    Covered ///< something was drawn over it
};
template <> inline constexpr std::array enumNames<HiddenReason> { "invisible", "no_contrast", "off_page", "tiny", "covered" };

/// Text that no reader of the page can see. It is listed to the user, and neither indexed nor put into any prompt.
struct HiddenText
{
    int page = 0; ///< 0-based
    HiddenReason reason = HiddenReason::Invisible;
    QString text;
    std::vector<QRectF> rects; ///< points, top left origin; may lie off the page

    friend bool operator==(const HiddenText &, const HiddenText &) = default;
};

struct TableRow
{
    int sentence = 0; ///< ordinal of the row's sentence, of kind Table; its parts say where the row stands
    QStringList cells; ///< one a column, empty where the row has none

    friend bool operator==(const TableRow &, const TableRow &) = default;
};

struct Table
{
    QString label; ///< "Table 2", or empty
    int caption = -1; ///< ordinal of its first caption sentence; -1 without one
    int section = -1; ///< as Sentence::section
    int headerRows = 0; ///< how many of the first rows are the header
    std::vector<TableRow> rows;

    friend bool operator==(const Table &, const Table &) = default;
};

/// An entry of the file's own outline.
struct OutlineItem
{
    QString title;
    int level = 1; ///< 1 is the highest
    int page = 0; ///< 0-based

    friend bool operator==(const OutlineItem &, const OutlineItem &) = default;
};

enum class DocumentFormat
{
    Pdf,
    Epub,
    Xps,
    Docx,
    Html,
    Markdown,
    Text,
    Jats, ///< the XML of publishers and PubMed Central
    Odt,
    Chunks ///< JSON of chunks, as another program's parser wrote it
};
template <>
inline constexpr std::array enumNames<DocumentFormat> { "pdf", "epub", "xps", "docx", "html", "markdown", "text", "jats", "odt",
    "chunks" };

/// A document once read: the value that the worker hands over.
struct Document
{
    DocumentFormat format = DocumentFormat::Pdf;
    QString encoding; ///< of a text, as detected or told: "UTF-8", "windows-1252"; empty for formats that have one
    Metadata metadata;
    std::vector<Page> pages;
    std::vector<Section> sections;
    std::vector<Sentence> sentences; ///< in reading order; one a table row, one a bibliography entry
    std::vector<Table> tables;
    std::vector<HiddenText> hidden;
    std::vector<OutlineItem> outline;
    /// Names of what the reader noticed: "repaired", "pages_skipped", "no_text_pages", "scanned_pages",
    /// "gibberish_pages", "hidden_text", "encoding_guessed", "uncertain_order"; and of the ingest: "ocr_incomplete".
    QStringList warnings;

    friend bool operator==(const Document &, const Document &) = default;
};

/// Counts up whenever reading the same bytes gives another Document: what an older reader read is read again.
constexpr int kReaderVersion = 13;

/// References and supplements are kept and shown, but not searched by default; headings and code are no
/// sentences to answer with.
bool isSearchable(SentenceKind kind, SectionType section);

/// Found where it is asked for, and otherwise no evidence: acknowledgements and the rest of the back matter.
bool isBackMatter(SectionType section);

/// Of the section that a sentence stands in; Other without one.
SectionType sectionTypeOf(const Sentence &sentence, const std::vector<Section> &sections);

} // namespace adduce
