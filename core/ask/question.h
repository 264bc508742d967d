#pragma once
#include "core/answer/earlier_turn.h"
#include "core/ask/generate.h"
#include "core/ask/rank.h"
#include "core/library/collection_store.h"
#include "core/library/space_store.h"
#include "core/memory/memory.h"
#include "core/profiles/profile.h"
#include "core/tools/weather.h"
#include "core/web/web_use.h"
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

struct QuestionModels
{
    std::optional<TaskModel> writer {}; ///< none: the papers' own sentences answer
    std::optional<TaskModel>
        checker {}; ///< says of what was written whether its quotes say so, and can only take away; none: nobody does
    std::optional<TaskModel>
        examiner {}; ///< says of passages one by one whether they help, where the profile examines; none: the writer
    std::vector<RankModel> rankers {}; ///< put the passages in order, one after another; none: retrieval alone does
};

/// How questions are answered.
struct QuestionSettings
{
    Profile profile {};
    QuestionModels models {};
    WeatherService weather {}; ///< where a profile that does so looks it up
    std::optional<MemoryUse> memory {}; ///< none: the user did not allow that anything is remembered
    std::optional<WebUse> web {}; ///< none: the user did not allow it for this question
    std::optional<SpaceChoice> space {}; ///< whose vectors are searched; none: the space that the library has in use
};

struct Question
{
    QString text;
    Scope scope {}; ///< what it is asked of; read together with all else, so that it is of the same moment
    QString scopeName {}; ///< what the user chose, "Sleep, # to read"; empty for every document
    std::vector<EarlierTurn> history {}; ///< of the thread, oldest first
    QuestionSettings settings {};
    bool isLiteral = false; ///< is searched as it is typed: nothing is carried over from before, no word is taken for another
    bool isOfAll = false; ///< a scope of everything is meant: no collection is chosen for it
    bool isTrial = false; ///< asked to measure or to compare, not by somebody who wants to know: no observer hears of it
    /// Of documents besides the scope no word may be told: no word of the question is spelled out, corrected or translated by what the library holds.
    bool keepsToScope = false;
};

} // namespace adduce
