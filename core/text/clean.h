#pragma once
#include <QString>

namespace adduce {

/// Ligatures as letters (U+FB00 to U+FB06), soft hyphens gone, odd spaces as spaces. May change the length.
QString splitLigatures(const QString &text);
/// A character that splitLigatures() keeps as it is: nearly all.
bool isPlain(QChar c);

/// Without the mark of a list before it ("• ", "▪ "): no part of the sentence. A dash, a number or a circle stays: it may mean
/// something.
QString withoutBullet(const QString &text);

} // namespace adduce
