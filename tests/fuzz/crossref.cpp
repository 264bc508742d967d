// What a service says of a DOI: a reference, or Error.
#include "core/base/error.h"
#include "core/references/crossref.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    try {
        (void)adduce::referenceFromCrossref(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    } catch (const adduce::Error &) { // the one thing that may be thrown
    }
    return 0;
}
