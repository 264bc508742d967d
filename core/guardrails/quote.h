#pragma once
#include <QString>
#include <QStringView>
#include <vector>

namespace adduce {

/// The text without white space, hyphens and soft hyphens: how a quote is compared with its page, because a line end
/// may hide either.
QString comparable(QStringView text);

/// In the place of each letter and digit of personal data that is not told (personal_data.h).
inline constexpr char16_t kMask = 0x25CF;

/// Where `quote` stands in `text` from `from` on, both comparable(): a masked letter is any letter. -1: nowhere.
qsizetype indexOfQuote(QStringView quote, QStringView text, qsizetype from = 0);

/// A stretch of a text, UTF-16 units, both included.
struct QuoteRange
{
    qsizetype first = 0;
    qsizetype last = 0;
};
/// Everywhere that the quote stands on the page, as isVerbatim() compares; from its first letter to its last.
std::vector<QuoteRange> quoteRanges(QStringView quote, QStringView pageText);

/// True when the quote stands on the page word by word: with its spaces and hyphens, but that a word which a line end parts may be joined, with its
/// hyphen or without.
bool isWordForWord(const QString &quote, const QString &pageText);

/// True when the quote stands on the page, letter by letter; a masked letter is any letter.
bool isVerbatim(QStringView quote, QStringView pageText);

} // namespace adduce
