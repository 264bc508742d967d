#include "core/text/hidden_characters.h"

#include <QChar>
#include <QList>

namespace adduce {

bool isHidden(char32_t c)
{
    const auto in = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
    return (c < 0x20 && c != U'\t' && c != U'\n') || in(0x7f, 0x9f) || c == 0xad || c == 0x34f || c == 0x61c || c == 0x180e
        || in(0x200b, 0x200f) || in(0x202a, 0x202e) || in(0x2060, 0x206f) || in(0xfe00, 0xfe0f) || c == 0xfeff
        || in(0xfff9, 0xfffb) || in(0xe0000, 0xe0fff);
}

QString withoutHiddenCharacters(const QString &text)
{
    QString seen;
    seen.reserve(text.size());
    for (const char32_t c : text.toUcs4())
        if (!isHidden(c))
            seen += QChar::fromUcs4(c);
    return seen;
}

} // namespace adduce
