#include "tests/support/lies.h"

#include "core/worker/protocol.h"
#include "core/worker/protocol_stream.h"
#include "core/worker/worker_stream.h"

#include <QtEndian>
#include <algorithm>
#include <limits>
#include <unistd.h>

namespace adduce::test {

using namespace Qt::StringLiterals;
using protocol::FrameType;

namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();
constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
constexpr int kFar = std::numeric_limits<int>::max();
constexpr int kMillion = 1'000'000;

QString letters(qsizetype count)
{
    return QString(count, u'x');
}

void bytes(const QByteArray &raw)
{
    for (qsizetype at = 0; at < raw.size();) {
        const ssize_t written = ::write(STDOUT_FILENO, raw.constData() + at, static_cast<std::size_t>(raw.size() - at));
        if (written <= 0)
            std::_Exit(0);
        at += written;
    }
}

void header(quint32 type, quint32 length)
{
    QByteArray raw(protocol::kHeaderBytes, Qt::Uninitialized);
    qToLittleEndian(type, raw.data());
    qToLittleEndian(length, raw.data() + sizeof(quint32));
    bytes(raw);
}

void page(int index, int total, const Page &page)
{
    sendAnswer(FrameType::Page, protocol::pagePayload({ index, total, page }));
}

Page soundPage()
{
    return { u"1"_s, QSizeF(612, 792), u"One line of text on a page.\n"_s };
}

Sentence soundSentence()
{
    return { u"One line of text on a page."_s, SentenceKind::Body, -1, true, false,
        { { 0, 0, 27, { QRectF(72, 72, 200, 12) } } } };
}

/// What comes after the pages, as `spoil` leaves it.
void finish(void (*spoil)(Sentence &), void (*spoilRest)(Document &))
{
    Sentence sentence = soundSentence();
    spoil(sentence);
    sendAnswer(FrameType::Sentences, protocol::sentencesPayload(std::span(&sentence, 1)));
    Document document;
    document.metadata.title = u"A title"_s;
    spoilRest(document);
    sendAnswer(FrameType::Document, protocol::documentPayload(document));
}

constexpr auto kSound = [](auto &) { };

/// A page that is none, and a sound sentence and document.
void firstPage(void (*spoil)(Page &))
{
    Page spoilt = soundPage();
    spoil(spoilt);
    page(0, 1, spoilt);
    finish(kSound, kSound);
}

/// A sound page and document, and a sentence that is none.
void sentence(void (*spoil)(Sentence &))
{
    page(0, 1, soundPage());
    finish(spoil, kSound);
}

/// A sound page with a sound sentence, and the rest of a document that is none.
void rest(void (*spoil)(Document &))
{
    page(0, 1, soundPage());
    finish(kSound, spoil);
}

/// A Document frame up to its warnings, whose number and bytes are given.
void warnings(quint32 count, const QByteArray &raw)
{
    page(0, 1, soundPage());
    protocol::Writer out;
    out << qint32(DocumentFormat::Pdf) << QString() << QString() << QStringList() << qint32(2000) << QString() << QString();
    for (std::size_t i = 0; i < kMetadataFields; ++i)
        out << qint32(FieldOrigin::None);
    out << count;
    sendAnswer(FrameType::Document, out.bytes() + raw);
}

void failure(const QString &kind, const QString &technical)
{
    protocol::Writer out;
    out << kind << technical;
    sendAnswer(FrameType::Failure, out.bytes());
}

// clang-format off
constexpr Lie kLies[] {
    // frames
    { "type 0", [] { header(0, 0); } },
    { "type 99", [] { header(99, 4); bytes("four"); } },
    { "a length over all limits", [] { header(4, protocol::kLargestPayload + 1); } },
    { "a length of four gigabytes", [] { header(4, std::numeric_limits<quint32>::max()); } },
    { "text in place of frames", [] { bytes("Segmentation fault (core dumped)\n"); } },
    { "half a header", [] { bytes("\x04"); } },
    { "half a frame", [] { header(4, 1000); bytes("too short"); } },
    { "a request as its answer", [] { sendAnswer(FrameType::Read, {}); } },
    { "the count of another question", [] { sendAnswer(FrameType::Counted, protocol::countPayload(3)); } },
    { "a picture for a text", [] { sendAnswer(FrameType::Image, protocol::imagePayload({ 1, 1, "rgb" })); } },
    { "a recognised page", [] { sendAnswer(FrameType::Recognised, QByteArray(64, '\0')); } },
    { "192 MB as a file that it carries", [] { sendAnswer(FrameType::Attached, QByteArray(192 << 20, 'x')); } },
    { "a page of 256 MB of zeros", [] { sendAnswer(FrameType::Page, QByteArray(protocol::kLargestPayload, '\0')); } },
    { "sentences of 256 MB of zeros", [] { page(0, 1, soundPage()); sendAnswer(FrameType::Sentences, QByteArray(protocol::kLargestPayload, '\0')); } },
    { "pages of nothing without end", [] { for (;;) sendAnswer(FrameType::Page, {}); } },
    // failures
    { "a failure of no kind", [] { failure(u"nonsense"_s, {}); } },
    { "a failure that would end the job", [] { failure(nameOf(ErrorKind::DiskFull), {}); } },
    { "a failure of 200 MB", [] { failure(nameOf(ErrorKind::Damaged), letters(100 * kMillion)); } },
    { "a failure of half a text", [] { sendAnswer(FrameType::Failure, protocol::failurePayload(Error(ErrorKind::Damaged, {}, u"why"_s)).chopped(1)); } },
    // pages
    { "page -1", [] { page(-1, 1, soundPage()); } },
    { "the second page first", [] { page(1, 2, soundPage()); } },
    { "one page twice", [] { page(0, 2, soundPage()); page(0, 2, soundPage()); } },
    { "a page beyond the last", [] { page(1, 1, soundPage()); } },
    { "a million pages", [] { page(0, kMillion, soundPage()); } },
    { "as many pages as it likes", [] { page(0, 2, soundPage()); page(1, 3, soundPage()); finish(kSound, kSound); } },
    { "a label of 2,001 characters", [] { firstPage([](Page &p) { p.label = letters(2'001); }); } },
    { "a label of 30 million characters", [] { firstPage([](Page &p) { p.label = letters(30 * kMillion); }); } },
    { "400 labels of 30 million characters", [] { for (int i = 0; i < 400; ++i) { Page p = soundPage(); p.label = letters(30 * kMillion); page(i, 400, p); } finish(kSound, kSound); } },
    { "a page of no width", [] { firstPage([](Page &p) { p.size = QSizeF(0, 792); }); } },
    { "a page of half a point", [] { firstPage([](Page &p) { p.size = QSizeF(612, 0.5); }); } },
    { "a page of less than nothing", [] { firstPage([](Page &p) { p.size = QSizeF(-612, 792); }); } },
    { "a page of 20,001 points", [] { firstPage([](Page &p) { p.size = QSizeF(20'001, 792); }); } },
    { "a page as wide as the world", [] { firstPage([](Page &p) { p.size = QSizeF(3e38, 3e38); }); } },
    { "a page without end", [] { firstPage([](Page &p) { p.size = QSizeF(kEndless, 792); }); } },
    { "a page of no number", [] { firstPage([](Page &p) { p.size = QSizeF(612, kNoNumber); }); } },
    { "a page of unknown worth", [] { firstPage([](Page &p) { p.quality = static_cast<PageQuality>(77); }); } },
    { "a page of 130 million characters", [] { firstPage([](Page &p) { p.text = letters(130 * kMillion); }); } },
    { "20,000 pages of 50,000 characters", [] { Page p = soundPage(); p.text = letters(50'000); for (int i = 0; i < 20'000; ++i) page(i, 20'000, p); finish(kSound, kSound); } },
    { "a page with more behind it", [] { sendAnswer(FrameType::Page, protocol::pagePayload({ 0, 1, soundPage() }) + "more"); } },
    { "a page cut short", [] { sendAnswer(FrameType::Page, protocol::pagePayload({ 0, 1, soundPage() }).chopped(3)); } },
    // sentences
    { "a sentence before any page", [] { const Sentence s = soundSentence(); sendAnswer(FrameType::Sentences, protocol::sentencesPayload(std::span(&s, 1))); } },
    { "a sentence that stands nowhere", [] { sentence([](Sentence &s) { s.parts.clear(); }); } },
    { "a sentence on no page", [] { sentence([](Sentence &s) { s.parts.front().page = 1; }); } },
    { "a sentence past the text", [] { sentence([](Sentence &s) { s.parts.front().start = kFar; }); } },
    { "a length that overflows", [] { sentence([](Sentence &s) { s.parts.front().length = kFar; }); } },
    { "a sentence of no kind", [] { sentence([](Sentence &s) { s.kind = static_cast<SentenceKind>(77); }); } },
    { "a rectangle without end", [] { sentence([](Sentence &s) { s.parts.front().rects = { QRectF(0, 0, kEndless, 1) }; }); } },
    { "a sentence of 130 million characters", [] { sentence([](Sentence &s) { s.text = letters(130 * kMillion); }); } },
    { "15 million rectangles", [] {
        page(0, 1, soundPage());
        Sentence many = soundSentence();
        many.parts.front().rects.assign(1'900'000, QRectF(0, 0, 1, 1));
        const QByteArray payload = protocol::sentencesPayload(std::span(&many, 1));
        for (int i = 0; i < 8; ++i)
            sendAnswer(FrameType::Sentences, payload);
        finish(kSound, kSound);
    } },
    { "five million parts", [] { sentence([](Sentence &s) { s.parts.assign(5 * kMillion, { 0, 0, 1, {} }); }); } },
    { "sentences without end", [] {
        page(0, 1, soundPage());
        const std::vector<Sentence> same(5'000, soundSentence());
        const QByteArray payload = protocol::sentencesPayload(same);
        for (;;)
            sendAnswer(FrameType::Sentences, payload);
    } },
    // the rest
    { "a document without pages", [] { sendAnswer(FrameType::Document, protocol::documentPayload({})); } },
    { "a sentence in no section", [] {
        page(0, 1, soundPage());
        Sentence s = soundSentence();
        s.section = 7;
        sendAnswer(FrameType::Sentences, protocol::sentencesPayload(std::span(&s, 1)));
        sendAnswer(FrameType::Document, protocol::documentPayload({}));
    } },
    { "a title of 2,001 characters", [] { rest([](Document &d) { d.metadata.title = letters(2'001); }); } },
    { "a title of 30 million characters", [] { rest([](Document &d) { d.metadata.title = letters(30 * kMillion); }); } },
    { "1,001 authors", [] { rest([](Document &d) { d.metadata.authors = QStringList(1'001, u"A. Author"_s); }); } },
    { "two million authors", [] { rest([](Document &d) { d.metadata.authors = QStringList(2 * kMillion, u"A. Author"_s); }); } },
    { "an author of ten million characters", [] { rest([](Document &d) { d.metadata.authors = { letters(10 * kMillion) }; }); } },
    { "a DOI of a million characters", [] { rest([](Document &d) { d.metadata.doi = letters(kMillion); }); } },
    { "a journal of a million characters", [] { rest([](Document &d) { d.metadata.venue = letters(kMillion); }); } },
    { "a year of five digits", [] { rest([](Document &d) { d.metadata.year = 12'345; }); } },
    { "a title typed by the user", [] { rest([](Document &d) { d.metadata.setOrigin(MetadataField::Title, FieldOrigin::User); }); } },
    { "an encoding of a million characters", [] { rest([](Document &d) { d.encoding = letters(kMillion); }); } },
    { "a format of no name", [] { rest([](Document &d) { d.format = static_cast<DocumentFormat>(70); }); } },
    { "a million warnings", [] { rest([](Document &d) { d.warnings = QStringList(kMillion, u"repaired"_s); }); } },
    { "15 million warnings of nothing", [] { warnings(15'000'000, QByteArray(60'000'000, '\xff')); } },
    { "more warnings than bytes", [] { warnings(4'000'000'000, "four"); } },
    { "a warning of a million characters", [] { rest([](Document &d) { d.warnings = { letters(kMillion) }; }); } },
    { "50,001 sections", [] { rest([](Document &d) { d.sections.resize(50'001); }); } },
    { "two million sections", [] { rest([](Document &d) { d.sections.resize(2 * kMillion); }); } },
    { "a heading of 2,001 characters", [] { rest([](Document &d) { d.sections.resize(1); d.sections[0].title = letters(2'001); }); } },
    { "a section number of a million digits", [] { rest([](Document &d) { d.sections.resize(1); d.sections[0].number = letters(kMillion); }); } },
    { "a section of level 0", [] { rest([](Document &d) { d.sections.resize(1); d.sections[0].level = 0; }); } },
    { "a section on no page", [] { rest([](Document &d) { d.sections.resize(1); d.sections[0].page = 1; }); } },
    { "50,001 entries of an outline", [] { rest([](Document &d) { d.outline.resize(50'001); }); } },
    { "an entry of an outline of a million characters", [] { rest([](Document &d) { d.outline = { { letters(kMillion), 1, 0 } }; }); } },
    { "an outline to no page", [] { rest([](Document &d) { d.outline = { { u"x"_s, 1, -1 } }; }); } },
    { "three million tables", [] { rest([](Document &d) { d.tables.resize(3 * kMillion); }); } },
    { "a table's label of a million characters", [] { rest([](Document &d) { d.tables.resize(1); d.tables[0].label = letters(kMillion); }); } },
    { "seven million rows", [] { rest([](Document &d) { d.tables.resize(1); d.tables[0].rows.resize(7 * kMillion); }); } },
    { "15 million cells", [] { rest([](Document &d) { d.tables.resize(1); d.tables[0].rows = { { 0, QStringList(15 * kMillion) } }; }); } },
    { "a row of no sentence", [] { rest([](Document &d) { d.tables.resize(1); d.tables[0].rows = { { 1, {} } }; }); } },
    { "more header rows than rows", [] { rest([](Document &d) { d.tables.resize(1); d.tables[0].headerRows = 1; }); } },
    { "a caption of no sentence", [] { rest([](Document &d) { d.tables.resize(1); d.tables[0].caption = 1; }); } },
    { "four million hidden texts", [] { rest([](Document &d) { d.hidden.resize(4 * kMillion); }); } },
    { "a hidden text of 130 million characters", [] { rest([](Document &d) { d.hidden = { { 0, HiddenReason::Tiny, letters(130 * kMillion), {} } }; }); } },
    { "hidden for no reason", [] { rest([](Document &d) { d.hidden = { { 0, static_cast<HiddenReason>(70), u"x"_s, {} } }; }); } },
    { "a document with more behind it", [] { page(0, 1, soundPage()); sendAnswer(FrameType::Document, protocol::documentPayload({}) + "more"); } },
};
// clang-format on

} // namespace

std::span<const Lie> lies()
{
    return kLies;
}

} // namespace adduce::test
