// A text file of any bytes becomes well-formed HTML, as plain text and as Markdown.
#include "core/base/error.h"
#include "core/readers/blocks/markdown_blocks.h"
#include "core/readers/blocks/text_encoding.h"
#include "core/readers/blocks/text_html.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString text = adduce::decodeText(bytes).text;
    if (adduce::htmlFromText(text).contains("<script"))
        std::abort();
    (void)adduce::looksLikeMarkdown(text);
    try {
        if (adduce::htmlFrom(adduce::markdownBlocks(text).blocks).contains("<script"))
            std::abort();
    } catch (const adduce::Error &) { // the one thing that may be thrown
    }
    return 0;
}
