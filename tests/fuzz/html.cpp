// A web page of any bytes becomes blocks, and the blocks well-formed HTML without a script.
#include "core/base/error.h"
#include "core/readers/blocks/html_blocks.h"

#include <cstdlib>

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    (void)looksLikeHtml(bytes);
    try {
        if (htmlFrom(htmlBlocks(bytes).blocks).contains("<script"))
            std::abort();
    } catch (const Error &) { // the one thing that may be thrown
    }
    return 0;
}
