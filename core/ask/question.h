#pragma once
#include "core/ask/generate.h"
#include "core/ask/rank.h"
#include "core/library/collection_store.h"
#include "core/profiles/profile.h"
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

struct QuestionModels
{
    std::optional<TaskModel> writer {}; ///< none: the papers' own sentences answer
    std::vector<RankModel> rankers {}; ///< put the passages in order, one after another; none: retrieval alone does
};

/// How questions are answered.
struct QuestionSettings
{
    Profile profile {};
    QuestionModels models {};
};

/// An earlier question of the same thread.
struct PastTurn
{
    QString question;
    QString answer; ///< in short
    friend bool operator==(const PastTurn &, const PastTurn &) = default;
};

struct Question
{
    QString text;
    Scope scope {}; ///< what it is asked of; read together with all else, so that it is of the same moment
    QString scopeName {}; ///< what the user chose, "Sleep, # to read"; empty for every document
    std::vector<PastTurn> history {}; ///< oldest first
    QuestionSettings settings {};
};

} // namespace adduce
