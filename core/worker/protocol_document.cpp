#include "core/worker/protocol.h"
#include "core/worker/protocol_stream.h"

#include <algorithm>

namespace adduce::protocol {

namespace {

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
    out << m.title << m.authors << qint32(m.year) << m.doi << m.venue;
    for (const FieldOrigin origin : m.origins)
        out << qint32(origin);
}

Metadata readMetadata(Reader &in)
{
    Metadata m;
    m.title = in.get<QString>();
    m.authors = in.strings();
    m.year = in.integer(0, 9999);
    m.doi = in.get<QString>();
    m.venue = in.get<QString>();
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
    s.number = in.get<QString>();
    s.title = in.get<QString>();
    s.type = in.value(SectionType::Supplement);
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

SentencePart readPart(Reader &in, const std::vector<Page> &pages)
{
    SentencePart part;
    part.page = in.integer(0, static_cast<int>(pages.size()) - 1);
    const auto length = static_cast<int>(pages[static_cast<std::size_t>(part.page)].text.size());
    part.start = in.integer(0, length);
    part.length = in.integer(1, length - part.start);
    const std::size_t rects = in.count(4 * qsizetype(sizeof(float)));
    for (std::size_t i = 0; i < rects; ++i)
        part.rects.push_back(in.rect());
    return part;
}

Sentence readSentence(Reader &in, const std::vector<Page> &pages)
{
    Sentence s;
    s.text = in.get<QString>();
    s.kind = in.value(SentenceKind::Code);
    s.section = in.get<qint32>();
    s.startsParagraph = in.get<bool>();
    s.isDoubtful = in.get<bool>();
    const std::size_t parts = in.count(16);
    if (parts == 0)
        refuse();
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
    t.label = in.get<QString>();
    t.caption = sentenceOf(in, document, -1);
    t.section = sectionOf(in, document);
    t.headerRows = in.integer(0, std::numeric_limits<int>::max());
    const std::size_t rows = in.count(8);
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
    h.text = in.get<QString>();
    const std::size_t rects = in.count(4 * qsizetype(sizeof(float)));
    for (std::size_t i = 0; i < rects; ++i)
        h.rects.push_back(in.rect());
    return h;
}

void write(Writer &out, const OutlineItem &o)
{
    out << o.title << qint32(o.level) << qint32(o.page);
}

OutlineItem readOutlineItem(Reader &in, const Document &document)
{
    OutlineItem o;
    o.title = in.get<QString>();
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
void readAll(
    Reader &in, Document &document, std::vector<Value> &values, qsizetype bytesEach, Value (*read)(Reader &, const Document &))
{
    const std::size_t count = in.count(bytesEach);
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

void decodeSentences(const QByteArray &payload, const std::vector<Page> &pages, std::vector<Sentence> &sentences)
{
    Reader in(payload);
    const std::size_t count = in.count(18);
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

Document decodeDocument(const QByteArray &payload, std::vector<Page> pages, std::vector<Sentence> sentences)
{
    Reader in(payload);
    Document d;
    d.pages = std::move(pages);
    d.sentences = std::move(sentences);
    d.format = in.value(DocumentFormat::Text);
    d.encoding = in.get<QString>();
    d.metadata = readMetadata(in);
    d.warnings = in.strings();
    readAll(in, d, d.sections, 20, readSection);
    const auto inSection = [last = static_cast<int>(d.sections.size())](int section) { return section >= -1 && section < last; };
    if (!std::ranges::all_of(d.sentences, inSection, &Sentence::section))
        refuse();
    readAll(in, d, d.tables, 20, readTable);
    readAll(in, d, d.hidden, 16, readHidden);
    readAll(in, d, d.outline, 12, readOutlineItem);
    in.end();
    return d;
}

QByteArray outlinePayload(const std::vector<OutlineItem> &outline)
{
    Writer out;
    writeAll(out, outline);
    return out.bytes();
}

std::vector<OutlineItem> decodeOutline(const QByteArray &payload, int pages)
{
    Reader in(payload);
    Document document;
    document.pages.resize(static_cast<std::size_t>(pages));
    readAll(in, document, document.outline, 12, readOutlineItem);
    in.end();
    return std::move(document.outline);
}

} // namespace adduce::protocol
