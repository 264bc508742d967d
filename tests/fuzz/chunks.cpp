// JSON of any bytes becomes blocks or is none, and the blocks well-formed HTML without a script.
#include "core/base/error.h"
#include "core/readers/blocks/chunk_blocks.h"

#include <cstdlib>

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    (void)looksLikeJson(text);
    try {
        if (const auto chunks = chunkBlocks(text); chunks && htmlFrom(chunks->blocks).contains("<script"))
            std::abort();
    } catch (const Error &) { // the one thing that may be thrown
    }
    return 0;
}
