#include "core/readers/layout/accents.h"

#include <QString>
#include <array>

namespace adduce {

static constexpr std::array<std::pair<char16_t, char16_t>, 13> kAccents { { { u'`', 0x300 }, { 0xb4, 0x301 }, { 0x2c6, 0x302 },
    { 0x2dc, 0x303 }, { 0xaf, 0x304 }, { 0x2d8, 0x306 }, { 0x2d9, 0x307 }, { 0xa8, 0x308 }, { 0x2da, 0x30a }, { 0x2dd, 0x30b },
    { 0x2c7, 0x30c }, { 0xb8, 0x327 }, { 0x2db, 0x328 } } };

int letterWithAccent(int accent, int letter)
{
    const auto known = std::ranges::find(kAccents, accent, [](const auto &pair) { return int(pair.first); });
    if (known == kAccents.end() || letter < 'A' || letter > 0xffff || !QChar(letter).isLetter())
        return 0;
    const QString both = (QString(QChar(letter)) + QChar(known->second)).normalized(QString::NormalizationForm_C);
    return both.size() == 1 ? both.front().unicode() : 0;
}

} // namespace adduce
