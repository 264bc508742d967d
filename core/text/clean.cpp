#include "core/text/clean.h"

#include <algorithm>
#include <array>

namespace adduce {

QString withoutBullet(const QString &text)
{
    constexpr QStringView kBullets = u"\u2022\u2023\u2043\u25a0\u25a1\u25aa\u25ab\u25cf\u25e6\u2219\uf0b7";
    if (text.isEmpty() || !kBullets.contains(text.front()))
        return text;
    const QString rest = text.mid(1).trimmed();
    return rest.isEmpty() ? text : rest;
}

QString splitLigatures(const QString &text)
{
    static const std::array<QString, 7> letters { QStringLiteral("ff"), QStringLiteral("fi"), QStringLiteral("fl"),
        QStringLiteral("ffi"), QStringLiteral("ffl"), QStringLiteral("st"), QStringLiteral("st") };
    constexpr char16_t kFirst = 0xfb00;
    constexpr char16_t kLast = 0xfb06;
    if (std::ranges::all_of(text, isPlain))
        return text;
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (u >= kFirst && u <= kLast)
            out += letters[static_cast<std::size_t>(u - kFirst)];
        else if (u == 0x00a0 || (u >= 0x2000 && u <= 0x200a) || u == 0x202f || u == 0x3000)
            out += u' ';
        else if (u != 0x00ad && u != 0x200b && u != 0xfeff)
            out += c;
    }
    return out;
}

bool isPlain(QChar c)
{
    const char16_t u = c.unicode();
    return u < 0x00a0
        || (u != 0x00a0 && u != 0x00ad && (u < 0x2000 || u > 0x200b) && u != 0x202f && u != 0x3000 && (u < 0xfb00 || u > 0xfb06)
            && u != 0xfeff);
}

} // namespace adduce
