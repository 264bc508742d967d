#include "core/documents/readers/read_document.h"

#include "core/base/error.h"
#include "core/documents/readers/flow.h"
#include "core/documents/readers/line_pieces.h"
#include "core/documents/readers/metadata.h"
#include "core/documents/readers/overlays.h"
#include "core/documents/readers/page_turn.h"
#include "core/documents/readers/paragraph.h"
#include "core/documents/readers/reading_order.h"
#include "core/documents/readers/recognised_lines.h"
#include "core/documents/readers/section_numbers.h"
#include "core/documents/readers/text_html.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestText = 64 << 20; // bytes of a text file
constexpr int kMostPageErrors = 20; // in a row: then the page count was a lie
constexpr int kSniff = 1024; // bytes that may precede "%PDF-" (ISO 32000-1, annex H 3.4.1)

QByteArray readAll(int descriptor)
{
    QByteArray bytes;
    std::array<char, 1 << 16> block {};
    for (;;) {
        const ssize_t got = ::pread(descriptor, block.data(), block.size(), bytes.size());
        if (got < 0)
            throw Error(ErrorKind::Unreadable);
        if (got == 0)
            return bytes;
        bytes.append(block.data(), got);
        if (bytes.size() > kLongestText)
            throw Error(ErrorKind::TooLarge, {}, u"a text of more than 64 MB"_s);
    }
}

bool isPdf(int descriptor)
{
    std::array<char, kSniff> head {};
    const ssize_t got = ::pread(descriptor, head.data(), head.size(), 0);
    return got > 0 && QByteArray::fromRawData(head.data(), got).contains("%PDF-");
}

bool isOtherBinary(int descriptor)
{
    std::array<char, kSniff> head {};
    const ssize_t got = ::pread(descriptor, head.data(), head.size(), 0);
    const QByteArray bytes = QByteArray::fromRawData(head.data(), std::max<ssize_t>(got, 0));
    const bool utf16 = bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff");
    const auto controls = std::ranges::count_if(bytes, [](char c) {
        const auto u = static_cast<unsigned char>(c);
        return u < 0x20 && u != '\n' && u != '\r' && u != '\t' && u != '\f';
    });
    return !utf16 && (bytes.startsWith("PK\x03\x04") || controls * 50 > bytes.size() || bytes.contains('\0'));
}

/// Whether the page gives sentences. What is printed on a scan (a stamp, a page number) does not make a text of it.
bool isToBeTold(const PageLayout &page)
{
    return !page.lines.empty() && page.worth != PageText::Scan && page.worth != PageText::Gibberish;
}

/// What OCR read takes the place of the file's own text. False when it read nothing.
bool takeRecognised(PageLayout &layout, const ReadOptions &options, int page)
{
    const auto found = std::ranges::find(options.recognised, page, &OcrPage::page);
    if (found == options.recognised.end())
        return false;
    std::vector<Line> lines = recognisedLines(*found, sizeOnPage(layout));
    if (lines.empty())
        return false;
    layout.size = sizeOnPage(layout); // what was recognised is not turned, though a stamp on the scan may have been
    layout.direction = TextDirection::Right;
    layout.lines = std::move(lines);
    layout.worth = PageText::Recognised;
    return true;
}

} // namespace

MupdfDocument openDocument(int descriptor, const ReadOptions &)
{
    if (isPdf(descriptor)) {
        ::lseek(descriptor, 0, SEEK_SET);
        std::FILE *file = ::fdopen(descriptor, "rb"); // closed with the process
        if (!file)
            throw Error(ErrorKind::OutOfMemory);
        return MupdfDocument::openPdf(file);
    }
    if (isOtherBinary(descriptor))
        throw Error(ErrorKind::Unsupported);
    const QString text = decodeText(readAll(descriptor));
    if (text.trimmed().isEmpty())
        throw Error(ErrorKind::Empty);
    return MupdfDocument::openHtml(htmlFromText(text));
}

Document readWhole(const MupdfDocument &file, const ReadOptions &options, const PageSink &tell)
{
    std::vector<PageLayout> pages;
    QStringList warnings;
    int errorsInARow = 0;
    int unread = 0;
    std::optional<Error> first;
    const int total = file.pageCount();
    for (int p = 0; p < total && errorsInARow < kMostPageErrors; ++p) {
        PageLayout layout;
        try {
            layout = file.layout(p);
            joinPieces(layout);
            errorsInARow = 0;
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::OutOfMemory)
                throw;
            ++errorsInARow;
            ++unread;
            if (!first)
                first = error;
            layout.label = QString::number(p + 1);
        }
        if (!takeRecognised(layout, options, p))
            markOverlays(layout);
        orderForReading(layout);
        joinSectionNumbers(layout);
        if (tell)
            tell(p, total, { layout.label, sizeOnPage(layout), pageText(layout), layout.worth });
        pages.push_back(std::move(layout));
    }
    const auto withText = std::ranges::count_if(pages, [](const PageLayout &p) { return !p.lines.empty(); });
    if (std::ranges::none_of(pages, isToBeTold)) {
        if (first)
            throw Error(ErrorKind::Damaged, {}, first->technical());
        throw Error(ErrorKind::NoText);
    }
    if (unread > 0 || static_cast<int>(pages.size()) < total)
        warnings << u"pages_skipped"_s;
    if (withText < static_cast<qsizetype>(pages.size()) - unread)
        warnings << u"no_text_pages"_s;
    if (std::ranges::count(pages, PageText::Scan, &PageLayout::worth) > 0)
        warnings << u"scanned_pages"_s;
    if (std::ranges::count(pages, PageText::Gibberish, &PageLayout::worth) > 0)
        warnings << u"gibberish_pages"_s;
    if (file.wasRepaired())
        warnings << u"repaired"_s;

    const BodyStyle body = bodyStyle(pages);
    auto structures = findStructure(pages, body);
    for (std::size_t p = 0; p < pages.size(); ++p)
        if (pages[p].worth == PageText::Gibberish)
            structures[p] = { std::vector(pages[p].lines.size(), LineRole::Margin), {} }; // in the page's text, in no sentence
    Document document = composeDocument(pages, structures, body);
    if (document.sentences.empty())
        throw Error(ErrorKind::NoText); // page numbers alone
    document.metadata = metadataOf(file, pages, structures.front().roles);
    for (std::size_t p = 0; p < pages.size(); ++p) {
        document.pages[p].worth = pages[p].worth;
        document.pages[p].size = sizeOnPage(pages[p]);
        for (HiddenText &hidden : pages[p].hidden) {
            hidden.page = static_cast<int>(p);
            document.hidden.push_back(std::move(hidden));
        }
    }
    for (Sentence &sentence : document.sentences)
        for (SentencePart &part : sentence.parts)
            for (QRectF &rect : part.rects)
                rect = onPage(rect, pages[static_cast<std::size_t>(part.page)]);
    if (!document.hidden.empty())
        warnings << u"hidden_text"_s;
    document.warnings = warnings;
    return document;
}

} // namespace adduce
