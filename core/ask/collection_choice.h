#pragma once
#include "core/ask/plan.h"

namespace adduce {

/// What may be chosen for a question.
struct CollectionChoice
{
    CollectionId id;
    QString path; ///< "Sleep/Naps"
    QString function; ///< "query_sleep_naps", no two the same
    QString description; ///< by the user; may be empty
    QStringList titles; ///< of its papers that can be asked

    friend bool operator==(const CollectionChoice &, const CollectionChoice &) = default;
};

/// The collections with a paper that can be asked, by path. `isLeaving`: for a model on another computer, which is told nothing of
/// papers that never leave this one, nor of a collection that holds no others.
std::vector<CollectionChoice> collectionChoices(Database &database, bool isLeaving);

/// The one that the question shares much more with than with any other, as `planning.route_margin` and
/// `route_floor` say, those that hold it or lie in it left aside; none where it is not clear. `keywords` may be null. Pure.
std::optional<CollectionId> clearChoice(const QString &question, const std::vector<CollectionChoice> &choices,
    const KeywordIndex *keywords, const Parameters &parameters);

/// Asks of the collections that the question is for (RT8): where the profile says so, nobody chose a scope, and there are two at least. By the
/// model that writes, which may name several, in one request kept in the trace; names that are none are ignored, and none means everything; beside what it names stands the one of clearChoice() that it was not told of.
/// Without a model, and where it fails, by clearChoice(). Throws Error{Stopped}, and Error for a library that cannot be read.
void chooseCollections(Plan &plan, const Question &question, const SearchSnapshot &snapshot, Database &database,
    TraceRecorder &trace, const std::stop_token &stop);

} // namespace adduce
