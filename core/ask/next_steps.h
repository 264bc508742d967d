#pragma once
#include "core/ask/evidence.h"
#include "core/ask/plan.h"
#include "core/profiles/profile.h"

namespace adduce {

class ModelServers;

/// What a refused question may be asked as, nearest first: its key terms that the library lacks, or that a sentence lacks which speaks of the rest, are
/// left out. Each sounds like a question, and none was looked up yet. Pure.
std::vector<ShorterQuestion> shorterQuestions(const QString &question, const Evidence &evidence, const SearchReport &report);

/// The paper whose title speaks of most of the question: its first page. None where no title speaks of enough. Pure.
std::optional<Citation> paperByTitle(const Evidence &evidence, const RefusalParameters &parameters);

/// Adds to why nothing was found what leads on (SF7): questions that were found to be answered, at most as many looked up as the profile says
/// and none by a server, and the paper that is nearest by its title. A stop ends it, and leaves what was found. Throws Error for a library that cannot be read.
void addNextSteps(SearchReport &report, const Plan &plan, const Evidence &evidence, const Profile &profile,
    const Retriever &retriever, const ModelServers &servers, Database &database, const std::stop_token &stop);

} // namespace adduce
