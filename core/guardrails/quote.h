#pragma once
#include <QString>
#include <QStringView>

namespace adduce {

/// The text without white space, hyphens and soft hyphens: how a quote is compared with its page, because a line end
/// may hide either.
QString comparable(QStringView text);

/// True when the quote stands on the page, letter by letter.
bool isVerbatim(QStringView quote, QStringView pageText);

} // namespace adduce
