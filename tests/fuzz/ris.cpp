// A file of references, whatever it holds: a list with problems, or Error.
#include "core/base/error.h"
#include "core/references/ris_reader.h"

using namespace adduce;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    try {
        (void)readRis(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)), QStringLiteral("/papers"));
    } catch (const Error &) { // the one thing that may be thrown
    }
    return 0;
}
