#include "core/worker/ocr_page_stream.h"

namespace adduce::protocol {

namespace {

constexpr int kMostBlocks = 1 << 20;
constexpr qint32 kTurned = -2; ///< stands before the page; what was kept before pictures were turned begins with the page
constexpr double kWholeTurn = 360; // degrees
constexpr int kLongestScript = 40; // UTF-16 units of its name

OcrWord readWord(Reader &in)
{
    OcrWord word;
    word.text = in.text();
    word.box = in.rect();
    word.confidence = in.finite();
    if (word.text.isEmpty() || word.box.width() < 0 || word.box.height() < 0)
        refuse();
    return word;
}

} // namespace

void writeOcrPage(Writer &out, const OcrPage &page)
{
    out << kTurned << qint32(page.page) << page.turn << page.size.width() << page.size.height() << page.script
        << quint32(page.lines.size());
    for (const OcrLine &line : page.lines) {
        out << line.baseline << qint32(line.block) << quint32(line.words.size());
        for (const OcrWord &word : line.words)
            out << word.text << word.box << word.confidence;
    }
}

OcrPage readOcrPage(Reader &in)
{
    OcrPage page;
    page.page = in.integer(kTurned, kMostPages - 1);
    if (page.page == kTurned) {
        page.page = in.integer(0, kMostPages - 1);
        page.turn = in.finite();
        page.size.setWidth(in.finite());
        page.size.setHeight(in.finite());
        page.script = in.text();
    }
    if (page.page < 0 || page.turn < 0 || page.turn >= kWholeTurn || page.size.width() < 0 || page.size.height() < 0
        || page.script.size() > kLongestScript)
        refuse();
    page.lines.resize(in.count(12));
    for (OcrLine &line : page.lines) {
        line.baseline = in.finite();
        line.block = in.integer(0, kMostBlocks);
        const std::size_t words = in.count(24);
        if (words == 0)
            refuse();
        for (std::size_t i = 0; i < words; ++i)
            line.words.push_back(readWord(in));
    }
    return page;
}

} // namespace adduce::protocol
