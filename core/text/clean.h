#pragma once
#include <QSet>
#include <QString>

namespace adduce {

/// Ligatures as letters (SPEC IN2, U+FB00 to U+FB06), soft hyphens gone, odd spaces as spaces. May change the length.
QString splitLigatures(const QString &text);

/// Whether the hyphen at a line's end was put there by the printer (SPEC IN3 under ruling S1): `vocabulary` holds the
/// joined word, folded, and neither side is a digit. `before` and `after` are the parts of the word on either side.
bool isPrintersHyphen(const QString &before, const QString &after, const QSet<QString> &vocabulary);

} // namespace adduce
