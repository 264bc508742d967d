#include "core/readers/read_document.h"

#include "core/base/error.h"
#include "core/documents/ocr_yield.h"
#include "core/readers/blocks/block_structure.h"
#include "core/readers/layout/boxed_text.h"
#include "core/readers/layout/flow.h"
#include "core/readers/layout/hidden_copies.h"
#include "core/readers/layout/line_pieces.h"
#include "core/readers/layout/order_trust.h"
#include "core/readers/layout/outline_headings.h"
#include "core/readers/layout/overlays.h"
#include "core/readers/layout/paragraph.h"
#include "core/readers/layout/reading_order.h"
#include "core/readers/layout/recognised_lines.h"
#include "core/readers/layout/section_names.h"
#include "core/readers/layout/section_numbers.h"
#include "core/readers/layout/side_heads.h"
#include "core/readers/metadata.h"
#include "core/readers/pdf/page_turn.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostPageErrors = 20; // in a row: then the page count was a lie
constexpr int kLargePage = 7; // errors that one which unpacks to too much counts for: each takes its time

/// Whether the page gives sentences. What is printed on a scan (a stamp, a page number) does not make a text of it.
bool isLegible(const PageLayout &page)
{
    return !page.lines.empty() && page.quality != PageQuality::Scan && page.quality != PageQuality::Gibberish;
}

/// Why there is nothing to read. A scan is what shows something: pages without any ink are empty, and of what breaks off nobody knows.
Error whyIllegible(const std::vector<PageLayout> &pages, const std::optional<Error> &first)
{
    if (first)
        return Error(first->kind() == ErrorKind::TooLarge ? ErrorKind::TooLarge : ErrorKind::Damaged, {}, first->technical());
    const auto shows = [](const PageLayout &page) {
        return page.quality == PageQuality::Scan || page.quality == PageQuality::Gibberish;
    };
    return Error(std::ranges::any_of(pages, shows) ? ErrorKind::NoText : ErrorKind::Empty);
}

/// What OCR read takes the place of the file's own text. False when it read nothing, or what is no text.
bool takeRecognised(PageLayout &layout, const ReadOptions &options, int page)
{
    const auto found = std::ranges::find(options.recognised, page, &OcrPage::page);
    if (found == options.recognised.end() || !makesSense(*found))
        return false;
    const QSizeF shown = sizeOnPage(layout);
    const PictureTurn turn { found->turn, found->size.isEmpty() ? shown : found->size, shown };
    if (std::max(turn.turned.width(), turn.turned.height()) > shown.width() + shown.height()) // no turn makes it so large
        return false;
    std::vector<Line> lines = recognisedLines(*found, turn);
    if (lines.empty())
        return false;
    layout.size = turn.turned;
    layout.turn = turn;
    layout.direction = TextDirection::Right; // whatever that of a stamp on the scan was
    layout.lines = std::move(lines);
    layout.quality = PageQuality::Recognised;
    return true;
}

} // namespace

Document readWhole(const OpenDocument &open, const ReadOptions &options, const PageSink &report,
    const std::function<bool()> &hasRoom, const WordList *dictionary)
{
    const MupdfDocument &file = open.file;
    std::vector<PageLayout> pages;
    QStringList warnings;
    int errorsInARow = 0;
    int unread = 0;
    std::optional<Error> first;
    const int total = file.pageCount();
    for (int p = 0; p < total && errorsInARow < kMostPageErrors && (p == 0 || hasRoom()); ++p) {
        PageLayout layout;
        try {
            layout = file.layout(p);
            joinPieces(layout);
            errorsInARow = 0;
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::OutOfMemory)
                throw;
            errorsInARow += error.kind() == ErrorKind::TooLarge ? kLargePage : 1;
            ++unread;
            if (!first)
                first = error;
            layout.label = QString::number(p + 1);
        }
        if (takeRecognised(layout, options, p))
            layout.frames.clear(); // they are of the page, and not of its picture
        else
            markOverlays(layout);
        if (open.text.blocks.empty()) {
            markBoxedText(layout);
            markSideHeads(layout);
        }
        orderForReading(layout);
        joinSectionNumbers(layout);
        if (report)
            report(p, total, { layout.label, sizeOnPage(layout), pageText(layout), layout.quality });
        pages.push_back(std::move(layout));
    }
    const auto withText = std::ranges::count_if(pages, [](const PageLayout &p) { return !p.lines.empty(); });
    if (std::ranges::none_of(pages, isLegible))
        throw whyIllegible(pages, first);
    if (unread > 0 || std::ranges::any_of(pages, &PageLayout::isCut) || static_cast<int>(pages.size()) < total
        || file.hasMorePages())
        warnings << u"pages_skipped"_s;
    if (withText < static_cast<qsizetype>(pages.size()) - unread)
        warnings << u"no_text_pages"_s;
    if (std::ranges::count(pages, PageQuality::Scan, &PageLayout::quality) > 0)
        warnings << u"scanned_pages"_s;
    if (std::ranges::count(pages, PageQuality::Gibberish, &PageLayout::quality) > 0)
        warnings << u"gibberish_pages"_s;
    if (file.wasRepaired())
        warnings << u"repaired"_s;

    const BodyStyle body = bodyStyle(pages);
    auto fromBlocks = open.text.blocks.empty() ? std::nullopt : structureFrom(pages, open.text.blocks);
    auto structures = fromBlocks ? std::move(*fromBlocks) : findStructure(pages, body);
    std::vector<OutlineItem> outline = file.outline();
    std::erase_if(outline, [&](const OutlineItem &item) { return item.page >= static_cast<int>(pages.size()); });
    if (!fromBlocks)
        markOutlined(pages, outline, structures);
    for (std::size_t p = 0; p < pages.size(); ++p)
        if (pages[p].quality == PageQuality::Gibberish)
            structures[p] = { std::vector(pages[p].lines.size(), LineRole::Margin), {} }; // in the page's text, in no sentence
    Metadata metadata = metadataOf(open, pages, structures.front().roles);
    const bool hides = hidesSomething(pages);
    Document document = composeDocument(pages, structures, body, { fromBlocks.has_value(), dictionary });
    if (document.sentences.empty()) // page numbers alone, or a text of two letters
        throw Error(
            open.format == DocumentFormat::Pdf || open.format == DocumentFormat::Xps ? ErrorKind::NoText : ErrorKind::Empty);
    if (fromBlocks)
        finishFromBlocks(document, open.text.blocks);
    else
        takeLevels(outline, document.sections);
    handDownTypes(document.sections);
    document.outline = std::move(outline);
    document.format = open.format;
    document.encoding = open.encoding;
    document.metadata = std::move(metadata);
    for (const QString &text : open.text.hidden)
        document.hidden.push_back({ 0, HiddenReason::Invisible, text, {} });
    if (open.isEncodingGuessed)
        warnings << u"encoding_guessed"_s;
    if (hides || !document.hidden.empty())
        warnings << u"hidden_text"_s;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        document.pages[p].quality = pages[p].quality;
        document.pages[p].size = sizeOnPage(pages[p]);
        for (HiddenText &hidden : pages[p].hidden) {
            hidden.page = static_cast<int>(p);
            document.hidden.push_back(std::move(hidden));
        }
    }
    for (Sentence &sentence : document.sentences)
        for (SentencePart &part : sentence.parts)
            part.rects = onPage(part.rects, pages[static_cast<std::size_t>(part.page)]);
    if (!pagesInUncertainOrder(document).empty())
        warnings << u"uncertain_order"_s;
    document.warnings = warnings;
    return document;
}

} // namespace adduce
