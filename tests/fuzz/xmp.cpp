// The packet of any PDF says something or nothing, and never takes long.
#include "core/readers/xmp.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    (void)adduce::readXmp(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
