// The parts of a DOCX, whatever they hold: blocks or Error.
#include "core/base/error.h"
#include "core/readers/blocks/docx_blocks.h"
#include "core/readers/blocks/docx_styles.h"
#include "core/readers/blocks/zip_archive.h"

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        (void)docxStyles(bytes);
    } catch (const Error &) { // the one thing that may be thrown
    }
    try {
        const ZipArchive archive(bytes);
        (void)docxBlocks(archive);
    } catch (const Error &) {
    }
    return 0;
}
