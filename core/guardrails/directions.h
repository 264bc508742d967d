#pragma once
#include "core/guardrails/clauses.h"
#include <QSet>
#include <map>

namespace adduce {

/// The words of a stretch that say where something goes ("increased", "worse"), by their scale (opposites.h); none that is denied, and
/// none of a scale with both ends in the stretch. Words that say where something is ("high-intensity") are none.
std::map<int, QString> directionsIn(const ParsedSentence &sentence, const Clause &stretch);
std::map<int, QString> directionsOf(const ParsedSentence &sentence);

/// The scale on which effects go up and down ("increase", "decrease"): where a measured effect points, too.
int scaleOfAmount();
/// Effects go up and down on this scale; on others things are told apart ("acute", "chronic").
bool isScaleOfEffects(int scale);

/// Says that an effect goes up or down.
bool saysDirection(const QString &word);

/// They speak of groups that nobody is in at once, women and men.
bool areOfOtherGroups(const ParsedSentence &one, const ParsedSentence &other);
QSet<QString> groupsIn(const ParsedSentence &sentence, const Clause &stretch); ///< of people or animals that it names (people.h)
bool areGroupsApart(const QSet<QString> &one, const QSet<QString> &other); ///< nobody is in both, and they have none in common
/// They speak of things at two ends of a scale that is none of effects, or that words of state tell apart: "acute" and "chronic",
/// "high-dose" and "low-dose".
bool areOfOtherConditions(const ParsedSentence &one, const ParsedSentence &other);

/// The stems of what a sentence is about: numbers and directions apart.
QSet<QString> subjectOf(const ParsedSentence &sentence);
/// Share of the words of the one with more that both have; 0 where fewer than `fewest` are shared.
double sharedSubject(const QSet<QString> &one, const QSet<QString> &other, int fewest);

} // namespace adduce
