#pragma once
#include "core/guardrails/topic.h"
#include <QStringList>
#include <vector>

namespace adduce {

/// Up to three things that the sentences around an answer speak of and its question does not: pairs of words that stand
/// beside each other in at least three of them, and more often together than apart (the Dice coefficient). The most frequent
/// first, as they are printed; no word comes twice. None for scripts without spaces. Pure.
QStringList followUps(const QStringList &sentences, const std::vector<KeyTerm> &asked, const FollowUpParameters &parameters = {});

} // namespace adduce
