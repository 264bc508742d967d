#pragma once
#include "core/answer/answer.h"

namespace adduce {

/// What a refusal was searched by, in words for a page: so can anybody judge that there is nothing, and count it again.
struct RefusalReport
{
    QString searched; ///< how much of the library could be searched, when, and of which revision it was
    QStringList heads; ///< of `terms`
    std::vector<QStringList> terms; ///< word, passages, papers, near words tried
    QString nearestTitle; ///< with what the nearest passages would have had to reach; empty without any
    QStringList nearest; ///< each with its score, place and what it lacks
    QStringList nextSteps; ///< questions that are answered instead, and the paper that is nearest
    QStringList unsearched; ///< what could not be searched, and why
};
RefusalReport refusalReport(const Answer &answer);

} // namespace adduce
