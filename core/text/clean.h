#pragma once
#include <QSet>
#include <QString>

namespace adduce {

class Stemmer;

/// Ligatures as letters (U+FB00 to U+FB06), soft hyphens gone, odd spaces as spaces. May change the length.
QString splitLigatures(const QString &text);
/// A character that splitLigatures() keeps as it is: nearly all.
bool isPlain(QChar c);

/// Without the mark of a list before it ("• ", "▪ "): no part of the sentence. A dash, a number or a circle stays: it may mean
/// something.
QString withoutBullet(const QString &text);

/// Whether the hyphen at a line's end was put there by the printer: neither side is a digit,
/// and the document knows the joined word, or a word of the same stem, or does not know the second half as a word of
/// its own ("pro-cesses", but not "dose-response"). `vocabulary` holds folded words and their stems.
bool isPrintersHyphen(const QString &before, const QString &after, const QSet<QString> &vocabulary, Stemmer &stem);

} // namespace adduce
