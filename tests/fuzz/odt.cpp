// The parts of an OpenDocument text, whatever they hold: blocks or Error.
#include "core/base/error.h"
#include "core/readers/blocks/odt_blocks.h"
#include "core/readers/blocks/odt_styles.h"
#include "core/readers/blocks/zip_archive.h"
#include "tests/support/zip_maker.h"

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    try {
        OdtStyles styles;
        styles.add(bytes);
        (void)styles.find(QStringLiteral("P1"));
    } catch (const Error &) { // the one thing that may be thrown
    }
    for (const QByteArray &file : { bytes, test::makeZip({ { "content.xml", bytes }, { "meta.xml", bytes } }) })
        try {
            const ZipArchive archive(file);
            (void)htmlFrom(odtBlocks(archive).blocks);
        } catch (const Error &) {
        }
    return 0;
}
