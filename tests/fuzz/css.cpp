// A style sheet of any text has a look for everything: nothing is thrown.
#include "core/readers/blocks/css_visibility.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    adduce::CssSheet sheet;
    sheet.add(text);
    sheet.add(text.left(text.size() / 2)); // cut anywhere
    (void)sheet.lookOf(QStringLiteral("p"), { QStringLiteral("a"), QStringLiteral("hidden") }, QStringLiteral("x"));
    adduce::CssLook look = adduce::lookOf(text);
    look.take(adduce::lookOf(text.mid(text.size() / 3)));
    return 0;
}
