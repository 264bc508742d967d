#include "core/worker/protocol.h"
#include "core/worker/protocol_stream.h"

#include <algorithm>

namespace adduce::protocol {

namespace {

constexpr std::size_t kMostWarnings = 100;
constexpr qsizetype kLongestWarning = 100; // UTF-16 units, and those of an encoding's name

int pageOf(Reader &in, const Document &document)
{
    return in.integer(0, static_cast<int>(document.pages.size()) - 1);
}

int sectionOf(Reader &in, const Document &document)
{
    return in.integer(-1, static_cast<int>(document.sections.size()) - 1);
}

int sentenceOf(Reader &in, const Document &document, int none)
{
    return in.integer(none, static_cast<int>(document.sentences.size()) - 1);
}

void write(Writer &out, const Metadata &m)
{
    out << m.title << m.authors << qint32(m.year) << m.doi << m.venue << m.volume << m.issue << m.pages << m.issn << m.licence
        << m.retraction << m.abstract << m.language << m.address;
    for (const FieldOrigin origin : m.origins)
        out << qint32(origin);
}

Metadata readMetadata(Reader &in)
{
    Metadata m;
    m.title = in.text(kLongestTitle);
    m.authors = in.strings(kLongestTitle, kMostAuthors);
    m.year = in.integer(0, 9999);
    m.doi = in.text(kLongestTitle);
    for (QString *text :
        { &m.venue, &m.volume, &m.issue, &m.pages, &m.issn, &m.licence, &m.retraction, &m.abstract, &m.language, &m.address })
        *text = in.text(kLongestTitle);
    for (FieldOrigin &origin : m.origins)
        origin = in.value(FieldOrigin::Xmp); // what a reader can know
    return m;
}

void write(Writer &out, const Section &s)
{
    out << s.number << s.title << qint32(s.type) << qint32(s.level) << qint32(s.page);
}

Section readSection(Reader &in, const Document &document)
{
    Section s;
    s.number = in.text(kLongestTitle);
    s.title = in.text(kLongestTitle);
    s.type = in.value(SectionType::BackMatter);
    s.level = in.integer(1, 99);
    s.page = pageOf(in, document);
    return s;
}

void write(Writer &out, const Sentence &s)
{
    out << s.text << qint32(s.kind) << qint32(s.section) << s.startsParagraph << s.isDoubtful << quint32(s.parts.size());
    for (const SentencePart &part : s.parts) {
        out << qint32(part.page) << qint32(part.start) << qint32(part.length) << quint32(part.rects.size());
        for (const QRectF &r : part.rects)
            out << r;
    }
}

std::vector<QRectF> rectsOf(Reader &in)
{
    std::vector<QRectF> rects(in.count(4 * qsizetype(sizeof(float)), sizeof(QRectF)));
    for (QRectF &rect : rects)
        rect = in.rect();
    return rects;
}

SentencePart readPart(Reader &in, const std::vector<Page> &pages)
{
    SentencePart part;
    part.page = in.integer(0, static_cast<int>(pages.size()) - 1);
    const auto length = static_cast<int>(pages[static_cast<std::size_t>(part.page)].text.size());
    part.start = in.integer(0, length);
    part.length = in.integer(1, length - part.start);
    part.rects = rectsOf(in);
    return part;
}

Sentence readSentence(Reader &in, const std::vector<Page> &pages)
{
    Sentence s;
    s.text = in.text();
    s.kind = in.value(SentenceKind::Code);
    s.section = in.get<qint32>();
    s.startsParagraph = in.get<bool>();
    s.isDoubtful = in.get<bool>();
    const std::size_t parts = in.count(16, sizeof(SentencePart));
    if (parts == 0)
        refuse();
    s.parts.reserve(parts);
    for (std::size_t i = 0; i < parts; ++i)
        s.parts.push_back(readPart(in, pages));
    return s;
}

void write(Writer &out, const Table &t)
{
    out << t.label << qint32(t.caption) << qint32(t.section) << qint32(t.headerRows) << quint32(t.rows.size());
    for (const TableRow &row : t.rows)
        out << qint32(row.sentence) << row.cells;
}

Table readTable(Reader &in, const Document &document)
{
    Table t;
    t.label = in.text(kLongestTitle);
    t.caption = sentenceOf(in, document, -1);
    t.section = sectionOf(in, document);
    t.headerRows = in.integer(0, std::numeric_limits<int>::max());
    const std::size_t rows = in.count(8, sizeof(TableRow));
    t.rows.reserve(rows);
    for (std::size_t i = 0; i < rows; ++i) {
        const int sentence = sentenceOf(in, document, 0);
        t.rows.push_back({ sentence, in.strings() });
    }
    if (t.headerRows > static_cast<int>(rows))
        refuse();
    return t;
}

void write(Writer &out, const HiddenText &h)
{
    out << qint32(h.page) << qint32(h.reason) << h.text << quint32(h.rects.size());
    for (const QRectF &r : h.rects)
        out << r;
}

HiddenText readHidden(Reader &in, const Document &document)
{
    HiddenText h;
    h.page = pageOf(in, document);
    h.reason = in.value(HiddenReason::Covered);
    h.text = in.text();
    h.rects = rectsOf(in);
    return h;
}

void write(Writer &out, const OutlineItem &o)
{
    out << o.title << qint32(o.level) << qint32(o.page);
}

OutlineItem readOutlineItem(Reader &in, const Document &document)
{
    OutlineItem o;
    o.title = in.text(kLongestTitle);
    o.level = in.integer(1, 99);
    o.page = pageOf(in, document);
    return o;
}

template <class Value> void writeAll(Writer &out, const std::vector<Value> &values)
{
    out << quint32(values.size());
    for (const Value &value : values)
        write(out, value);
}

/// As many as the payload says; each takes at least `bytesEach`.
template <class Value>
void readAll(Reader &in, Document &document, std::vector<Value> &values, qsizetype bytesEach,
    Value (*read)(Reader &, const Document &), std::size_t most = std::numeric_limits<std::size_t>::max())
{
    const std::size_t count = in.count(bytesEach, sizeof(Value), most);
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        values.push_back(read(in, document));
}

} // namespace

QByteArray sentencesPayload(std::span<const Sentence> sentences)
{
    Writer out;
    out << quint32(sentences.size());
    for (const Sentence &sentence : sentences)
        write(out, sentence);
    return out.bytes();
}

void decodeSentences(const QByteArray &payload, const std::vector<Page> &pages, std::vector<Sentence> &sentences, Budget &budget)
{
    Reader in(payload, &budget);
    const std::size_t count = in.count(18, 2 * sizeof(Sentence)); // the list of all grows by halves
    for (std::size_t i = 0; i < count; ++i)
        sentences.push_back(readSentence(in, pages));
    in.end();
}

QByteArray documentPayload(const Document &d)
{
    Writer out;
    out << qint32(d.format) << d.encoding;
    write(out, d.metadata);
    out << d.warnings;
    writeAll(out, d.sections);
    writeAll(out, d.tables);
    writeAll(out, d.hidden);
    writeAll(out, d.outline);
    return out.bytes();
}

Document decodeDocument(const QByteArray &payload, std::vector<Page> pages, std::vector<Sentence> sentences, Budget &budget)
{
    if (pages.empty())
        refuse();
    Reader in(payload, &budget);
    Document d;
    d.pages = std::move(pages);
    d.sentences = std::move(sentences);
    d.format = in.value(DocumentFormat::Chunks);
    d.encoding = in.text(kLongestWarning);
    d.metadata = readMetadata(in);
    d.warnings = in.strings(kLongestWarning, kMostWarnings);
    readAll(in, d, d.sections, 20, readSection, kMostSections);
    const auto inSection = [last = static_cast<int>(d.sections.size())](int section) { return section >= -1 && section < last; };
    if (!std::ranges::all_of(d.sentences, inSection, &Sentence::section))
        refuse();
    readAll(in, d, d.tables, 20, readTable, kMostSections);
    readAll(in, d, d.hidden, 16, readHidden);
    readAll(in, d, d.outline, 12, readOutlineItem, kMostSections);
    in.end();
    return d;
}

/// A letter of two units is not cut in two.
static void shorten(QString &text, qsizetype longest)
{
    if (text.size() > longest)
        text.truncate(text.at(longest - 1).isHighSurrogate() ? longest - 1 : longest);
}

void keepWithinLimits(Page &page)
{
    shorten(page.label, kLongestTitle);
    page.size.setWidth(std::clamp(page.size.width(), kSmallestPage, kLargestPage));
    page.size.setHeight(std::clamp(page.size.height(), kSmallestPage, kLargestPage));
}

void keepWithinLimits(std::vector<OutlineItem> &outline)
{
    outline.resize(std::min(outline.size(), kMostSections));
    for (OutlineItem &item : outline)
        shorten(item.title, kLongestTitle);
}

/// What reading them back takes of the budget.
static qint64 costOf(const QString &text)
{
    return Reader::kAllocation + text.size() * qint64(sizeof(char16_t));
}

static qint64 costOf(const Sentence &sentence)
{
    qint64 cost = costOf(sentence.text) + 2 * qint64(sizeof(Sentence)) + Reader::kAllocation;
    for (const SentencePart &part : sentence.parts)
        cost += qint64(sizeof(SentencePart) + part.rects.size() * sizeof(QRectF)) + Reader::kAllocation;
    return cost;
}

/// As many of the sentences as there is room for beside the pages and all else.
static void keepWithinBudget(Document &d)
{
    constexpr qint64 kOneFrame = 16 << 20;
    qint64 left = Budget::kBytes - kOneFrame - 4 * documentPayload(d).size();
    for (const Page &page : d.pages)
        left -= costOf(page.label) + costOf(page.text) + 2 * qint64(sizeof(Page));
    std::size_t fitting = 0;
    while (fitting < d.sentences.size() && (left -= costOf(d.sentences[fitting])) >= 0)
        ++fitting;
    if (fitting == d.sentences.size())
        return;
    d.sentences.resize(fitting);
    const int count = static_cast<int>(fitting);
    std::erase_if(d.tables, [&](const Table &table) {
        return table.caption >= count
            || std::ranges::any_of(table.rows, [&](const TableRow &row) { return row.sentence >= count; });
    });
    if (!d.warnings.contains(u"pages_skipped"))
        d.warnings << QStringLiteral("pages_skipped");
}

void keepWithinLimits(Document &d)
{
    Metadata &m = d.metadata;
    for (QString *text : { &m.title, &m.doi, &m.venue, &m.volume, &m.issue, &m.pages, &m.issn, &m.licence, &m.retraction,
             &m.abstract, &m.language, &m.address })
        shorten(*text, kLongestTitle);
    d.metadata.authors = d.metadata.authors.first(std::min(d.metadata.authors.size(), static_cast<qsizetype>(kMostAuthors)));
    for (QString &author : d.metadata.authors)
        shorten(author, kLongestTitle);
    for (Page &page : d.pages)
        keepWithinLimits(page);
    d.sections.resize(std::min(d.sections.size(), kMostSections));
    const int last = static_cast<int>(d.sections.size()) - 1;
    for (Section &section : d.sections) {
        shorten(section.number, kLongestTitle);
        shorten(section.title, kLongestTitle);
    }
    for (Sentence &sentence : d.sentences)
        sentence.section = std::min(sentence.section, last);
    d.tables.resize(std::min(d.tables.size(), kMostSections));
    for (Table &table : d.tables) {
        shorten(table.label, kLongestTitle);
        table.section = std::min(table.section, last);
    }
    keepWithinLimits(d.outline);
    keepWithinBudget(d);
}

QByteArray outlinePayload(const std::vector<OutlineItem> &outline)
{
    Writer out;
    writeAll(out, outline);
    return out.bytes();
}

std::vector<OutlineItem> decodeOutline(const QByteArray &payload, int pages)
{
    Budget budget;
    Reader in(payload, &budget);
    Document document;
    document.pages.resize(static_cast<std::size_t>(pages));
    readAll(in, document, document.outline, 12, readOutlineItem, kMostSections);
    in.end();
    return std::move(document.outline);
}

} // namespace adduce::protocol
