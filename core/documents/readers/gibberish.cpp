#include "core/documents/readers/gibberish.h"

#include <QChar>
#include <QList>
#include <algorithm>
#include <array>

namespace adduce {

namespace {

constexpr int kEnough = 100; // characters to judge by
constexpr double kNonsense = 0.3; // share of characters that stand for nothing
constexpr double kVowels =
    0.2; // of Latin letters: pages in languages written with them have 0.26 or more, shifted codes 0.1 to 0.15
constexpr double kAccented = 0.7; // of Latin letters: the most accented language, Vietnamese, has less than 0.4
constexpr int kWords = 20; // to judge by
constexpr double kMute = 0.35; // of words, that have no vowel; an index of the functions of a program has up to 0.26
constexpr double kOneScript = 0.5; // of letters, that the commonest script has

bool isAscii(char32_t c)
{
    return c < 0x80; // most characters: no table needs to be asked
}

bool isLetter(char32_t c)
{
    return isAscii(c) ? (c | 0x20) >= U'a' && (c | 0x20) <= U'z' : QChar::isLetter(c);
}

/// The scripts of one language count as one.
QChar::Script scriptOf(char32_t c)
{
    if (isAscii(c))
        return isLetter(c) ? QChar::Script_Latin : QChar::Script_Common;
    const QChar::Script script = QChar::script(c);
    switch (script) {
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Hangul:
        return QChar::Script_Han;
    default:
        return script;
    }
}

bool meansNothing(char32_t c)
{
    if (isAscii(c))
        return c < 0x20 || c == 0x7f;
    const QChar::Category category = QChar::category(c);
    return c == 0xfffd || category == QChar::Other_PrivateUse || category == QChar::Other_NotAssigned
        || category == QChar::Other_Control || category == QChar::Other_Surrogate;
}

char32_t baseLetter(char32_t c)
{
    if (isAscii(c))
        return c;
    const QString parts = QChar::decomposition(c);
    return parts.isEmpty() ? c : parts.front().unicode();
}

/// The Latin letters of a text and the words that they form.
struct LatinCount
{
    qsizetype letters = 0;
    qsizetype vowels = 0;
    qsizetype accented = 0;
    qsizetype words = 0; ///< of three letters or more, abbreviations in capitals left out
    qsizetype mute = 0; ///< of these, without a vowel
};

LatinCount countLatin(const QList<uint> &codes)
{
    LatinCount count;
    int length = 0;
    int vowels = 0;
    int small = 0;
    const auto endWord = [&] {
        if (length >= 3 && small > 0) {
            ++count.words;
            count.mute += vowels == 0;
        }
        length = vowels = small = 0;
    };
    for (const char32_t c : codes) {
        if (!isLetter(c) || scriptOf(c) != QChar::Script_Latin) {
            endWord();
            continue;
        }
        const bool vowel = QStringView(u"aeiouyæœøı").contains(QChar(static_cast<char16_t>(QChar::toLower(baseLetter(c)))));
        ++length;
        vowels += vowel;
        small += QChar::isLower(c);
        ++count.letters;
        count.accented += c > 0x7f;
        count.vowels += vowel;
    }
    endWord();
    return count;
}

} // namespace

bool isGibberish(const QString &text)
{
    const QList<uint> codes = text.toUcs4();
    qsizetype visible = 0;
    qsizetype nothing = 0;
    qsizetype letters = 0;
    std::array<qsizetype, QChar::ScriptCount> scripts {};
    for (const char32_t c : codes) {
        if (QChar::isSpace(c))
            continue;
        ++visible;
        nothing += meansNothing(c);
        const QChar::Script script = scriptOf(c);
        if (!isLetter(c) || script == QChar::Script_Common) // mathematical alphabets
            continue;
        ++letters;
        ++scripts[static_cast<std::size_t>(script)];
    }
    if (visible < kEnough)
        return false;
    if (static_cast<double>(nothing) > kNonsense * static_cast<double>(visible))
        return true;
    if (letters < kEnough)
        return false;
    const qsizetype most = *std::ranges::max_element(scripts);
    if (static_cast<double>(most) < kOneScript * static_cast<double>(letters))
        return true;
    const LatinCount latin = countLatin(codes);
    if (latin.letters < kEnough || latin.letters * 2 < letters)
        return false;
    const auto of = static_cast<double>(latin.letters);
    return static_cast<double>(latin.vowels) < kVowels * of || static_cast<double>(latin.accented) > kAccented * of
        || (latin.words >= kWords && static_cast<double>(latin.mute) > kMute * static_cast<double>(latin.words));
}

} // namespace adduce
