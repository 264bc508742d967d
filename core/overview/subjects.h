#pragma once
#include <QStringList>
#include <vector>

namespace adduce {

/// How a paper begins.
struct Opening
{
    QString title;
    QStringList sentences; ///< of its abstract
};

/// What papers are about, at most `most` of it: pairs of words of content that stand beside each other in a title; what more papers speak of in
/// their openings comes first, then what is said more often. No word comes twice. As it is written inside a sentence, where it stands in one.
/// Nothing of scripts without spaces. Pure.
QStringList subjectsOf(const std::vector<Opening> &openings, int most);

} // namespace adduce
