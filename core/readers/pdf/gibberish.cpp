#include "core/readers/pdf/gibberish.h"

#include <QHash>
#include <algorithm>

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

/// The scripts of one language count as one.
QChar::Script scriptOf(char32_t c)
{
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
    const QChar::Category category = QChar::category(c);
    return c == 0xfffd || category == QChar::Other_PrivateUse || category == QChar::Other_NotAssigned
        || category == QChar::Other_Control || category == QChar::Other_Surrogate;
}

char32_t baseLetter(char32_t c)
{
    const QString parts = QChar::decomposition(c);
    return parts.isEmpty() ? c : parts.front().unicode();
}

/// What stands in a text, counted in one pass; nearly all of most pages is ASCII, so that comes first.
class Census
{
public:
    explicit Census(QStringView text)
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const char16_t unit = text[i].unicode();
            if (unit < 0x80)
                takeAscii(unit);
            else if (text[i].isHighSurrogate() && i + 1 < text.size())
                take(QChar::surrogateToUcs4(unit, text[++i].unicode()));
            else
                take(unit);
        }
        endWord();
        if (letters > m_others)
            scripts[QChar::Script_Latin] += letters - m_others;
    }

    qsizetype visible = 0; ///< characters but spaces
    qsizetype nothing = 0; ///< of these, what stands for nothing
    qsizetype letters = 0;
    qsizetype latin = 0; ///< of these
    qsizetype vowels = 0;
    qsizetype accented = 0;
    qsizetype words = 0; ///< of three Latin letters or more, abbreviations in capitals left out
    qsizetype mute = 0; ///< of these, without a vowel
    QHash<int, qsizetype> scripts; ///< letters of each

private:
    void takeAscii(char16_t c)
    {
        const char16_t small = c | 0x20;
        if (small >= u'a' && small <= u'z') {
            takeLatin(
                small == u'a' || small == u'e' || small == u'i' || small == u'o' || small == u'u' || small == u'y', c == small);
            ++visible;
            ++letters;
            return;
        }
        endWord();
        const bool space = c == u' ' || (c >= u'\t' && c <= u'\r');
        visible += !space;
        nothing += !space && (c < 0x20 || c == 0x7f);
    }

    void take(char32_t c)
    {
        if (QChar::isSpace(c)) {
            endWord();
            return;
        }
        ++visible;
        nothing += meansNothing(c);
        const QChar::Script script = scriptOf(c);
        const bool letter = QChar::isLetter(c) && script != QChar::Script_Common; // mathematical alphabets
        if (!letter || script != QChar::Script_Latin)
            endWord();
        if (!letter)
            return;
        ++letters;
        if (script != QChar::Script_Latin) {
            ++m_others;
            ++scripts[script];
            return;
        }
        ++accented;
        const auto base = static_cast<char16_t>(QChar::toLower(baseLetter(c)));
        takeLatin(QStringView(u"aeiouyæœøı").contains(QChar(base)), QChar::isLower(c));
    }

    void takeLatin(bool vowel, bool small)
    {
        ++latin;
        vowels += vowel;
        ++m_length;
        m_vowels += vowel;
        m_small += small;
    }

    void endWord()
    {
        if (m_length >= 3 && m_small > 0) {
            ++words;
            mute += m_vowels == 0;
        }
        m_length = m_vowels = m_small = 0;
    }

    qsizetype m_others = 0; // letters that are not Latin
    int m_length = 0; // of the word at hand
    int m_vowels = 0;
    int m_small = 0;
};

bool isMoreThan(qsizetype part, double share, qsizetype whole)
{
    return static_cast<double>(part) > share * static_cast<double>(whole);
}

} // namespace

bool isGibberish(const QString &text)
{
    const Census census(text);
    if (census.visible < kEnough)
        return false;
    if (isMoreThan(census.nothing, kNonsense, census.visible))
        return true;
    if (census.letters < kEnough)
        return false;
    const qsizetype most = *std::max_element(census.scripts.cbegin(), census.scripts.cend());
    if (!isMoreThan(most, kOneScript, census.letters))
        return true;
    if (census.latin < kEnough || census.latin * 2 < census.letters)
        return false;
    return !isMoreThan(census.vowels, kVowels, census.latin) || isMoreThan(census.accented, kAccented, census.latin)
        || (census.words >= kWords && isMoreThan(census.mute, kMute, census.words));
}

} // namespace adduce
