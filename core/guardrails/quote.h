#pragma once
#include <QString>
#include <QStringView>

namespace adduce {

/// The text without white space, hyphens and soft hyphens: how a quote is compared with its page, because a line end
/// may hide either.
QString comparable(QStringView text);

/// In the place of each letter and digit of personal data that is not told (personal_data.h).
inline constexpr char16_t kMask = 0x25CF;

/// Where `quote` stands in `text` from `from` on, both comparable(): a masked letter is any letter. -1: nowhere.
qsizetype indexOfQuote(QStringView quote, QStringView text, qsizetype from = 0);

/// True when the quote stands on the page, letter by letter; a masked letter is any letter.
bool isVerbatim(QStringView quote, QStringView pageText);

} // namespace adduce
