#include "core/text/words.h"

#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isOtherWordCharacter(QStringView text, qsizetype i) ///< of what is not ASCII
{
    const QChar c = text[i];
    if (c.isHighSurrogate() && i + 1 < text.size())
        return QChar::isLetterOrNumber(QChar::surrogateToUcs4(c, text[i + 1]));
    if (c.isLowSurrogate() && i > 0)
        return QChar::isLetterOrNumber(QChar::surrogateToUcs4(text[i - 1], c));
    return c.isLetterOrNumber() || c.isMark();
}

inline bool isWordCharacter(QStringView text, qsizetype i)
{
    const char16_t u = text[i].unicode();
    if (u < 0x80) // nearly always
        return (u >= u'0' && u <= u'9') || ((u | 0x20U) >= u'a' && (u | 0x20U) <= u'z');
    return isOtherWordCharacter(text, i);
}

bool isAscii(QStringView word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() < 0x80; });
}

char32_t characterAt(QStringView text, qsizetype i)
{
    const QChar c = text[i];
    return c.isHighSurrogate() && i + 1 < text.size() ? QChar::surrogateToUcs4(c, text[i + 1]) : char32_t(c.unicode());
}

qsizetype widthAt(QStringView text, qsizetype i)
{
    return text[i].isHighSurrogate() && i + 1 < text.size() ? 2 : 1;
}

bool isUnspacedAt(QStringView text, qsizetype i)
{
    return text[i].unicode() >= 0x0e00 && isUnspaced(characterAt(text, i));
}

/// The letter pairs of one unspaced run. A mark belongs to the letter before it.
void addPairs(QStringView text, qsizetype start, qsizetype end, std::vector<Word> &words)
{
    std::vector<qsizetype> letters;
    for (qsizetype i = start; i < end; i += widthAt(text, i))
        if (!text[i].isMark() || letters.empty())
            letters.push_back(i);
    letters.push_back(end);
    const auto add = [&](qsizetype from, qsizetype to) {
        const QString pair = text.mid(from, to - from).toString().normalized(QString::NormalizationForm_KC);
        words.push_back({ pair, static_cast<int>(from), static_cast<int>(to - from) });
    };
    if (letters.size() == 2)
        add(start, end);
    for (std::size_t k = 0; k + 2 < letters.size(); ++k)
        add(letters[k], letters[k + 2]);
}

} // namespace

bool isUnspaced(char32_t character)
{
    if (character < 0x0e00)
        return false;
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return character == 0x30fc; // the long vowel of Kana
    }
}

QStringList letterPairs(QStringView text)
{
    QStringList pairs;
    if (std::ranges::none_of(text, [](QChar c) { return c.isSurrogate() || isUnspaced(c.unicode()); }))
        return pairs;
    for (const Word &word : splitWords(text))
        if (isUnspaced(word.text.toUcs4().front()))
            pairs << word.text;
    return pairs;
}

QString foldWord(QStringView word)
{
    if (isAscii(word)) { // most words, and a twentieth of a question: one text is made, not two
        QString folded(word.size(), Qt::Uninitialized);
        std::ranges::transform(
            word, folded.begin(), [](QChar c) { return c >= u'A' && c <= u'Z' ? QChar(char16_t(c.unicode() | 0x20U)) : c; });
        return folded;
    }
    QString folded;
    for (const QChar c : word.toString().normalized(QString::NormalizationForm_KD))
        if (!c.isMark())
            folded += c;
    return folded.toLower();
}

std::vector<QStringView> wordsIn(QStringView text)
{
    constexpr std::size_t kLettersOfAWord = 6; // with the space behind it
    std::vector<QStringView> words;
    words.reserve(static_cast<std::size_t>(text.size()) / kLettersOfAWord + 1);
    for (qsizetype i = 0; i < text.size();) {
        if (!isWordCharacter(text, i)) {
            ++i;
            continue;
        }
        const qsizetype start = i;
        if (isUnspacedAt(text, i))
            while (i < text.size() && isWordCharacter(text, i) && (isUnspacedAt(text, i) || text[i].isMark()))
                i += widthAt(text, i);
        else
            while (i < text.size() && isWordCharacter(text, i) && !isUnspacedAt(text, i))
                ++i;
        words.push_back(text.mid(start, i - start));
    }
    return words;
}

std::vector<Word> splitWords(QStringView text)
{
    const std::vector<QStringView> printed = wordsIn(text);
    std::vector<Word> words;
    words.reserve(printed.size());
    for (const QStringView word : printed) {
        const qsizetype start = word.data() - text.data();
        if (isUnspacedAt(word, 0))
            addPairs(text, start, start + word.size(), words);
        else if (QString folded = foldWord(word); !folded.isEmpty()) // marks alone are no word
            words.push_back({ std::move(folded), static_cast<int>(start), static_cast<int>(word.size()) });
    }
    return words;
}

int countTokens(QStringView text)
{
    constexpr int kLettersOfOneToken = 7;
    constexpr int kLettersOfFurtherOnes = 4;
    constexpr int kDigitsOfOneToken = 3;
    int tokens = 0;
    int letters = 0;
    int digits = 0;
    const auto flush = [&] {
        if (letters > 0)
            tokens += 1 + std::max(0, letters - kLettersOfOneToken + kLettersOfFurtherOnes - 1) / kLettersOfFurtherOnes;
        tokens += (digits + kDigitsOfOneToken - 1) / kDigitsOfOneToken;
        letters = digits = 0;
    };
    for (const QChar c : text) {
        if (c.isDigit()) {
            if (letters > 0)
                flush();
            ++digits;
        } else if (c.isLetter()) {
            if (digits > 0)
                flush();
            // A character of a script without spaces is a token or more of its own.
            if (c.unicode() >= 0x0e00 && c.script() != QChar::Script_Latin && c.unicode() < 0xf900 && c.unicode() > 0x2e7f)
                ++tokens;
            else
                ++letters;
        } else {
            flush();
            tokens += !c.isSpace() && !c.isMark() && !c.isLowSurrogate();
        }
    }
    flush();
    return tokens;
}

WordSet wordSet(const QString &list)
{
    const QStringList words = list.split(u' ');
    return { words.begin(), words.end() };
}

} // namespace adduce
