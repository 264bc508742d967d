// A text file of any bytes becomes well-formed HTML.
#include "core/documents/readers/text_encoding.h"
#include "core/documents/readers/text_html.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QByteArray html = adduce::htmlFromText(adduce::decodeText(bytes).text);
    if (html.contains("<script"))
        std::abort();
    return 0;
}
