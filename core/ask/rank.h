#pragma once
#include "core/models/chat_model.h"
#include "core/retrieval/passage.h"
#include <QJsonObject>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace adduce {

class Database;

/// A model that was chosen to put passages in order: a chat model, or a reranker.
struct RankModel
{
    std::shared_ptr<const ChatModel> chat; ///< null: a reranker
    ModelEndpoint reranker;
    QString name;
    QString host;
    bool leaves = false; ///< it is on another computer
    int contextTokens = 8192;
    QString rankPrompt = {}; ///< templates; empty: those that are built in
    QString gradePrompt = {};
    bool gradesOnly = false; ///< yes or no for each passage in place of scores (SPEC RR3); chat models only
};

/// How many of the candidates a reranker reads to choose `f` (SPEC RR1): min(n, max(2 f, f + 2), 24); a chat model reads ten
/// (RR2).
int candidatesToRank(const RankModel &model, int f, int n);

struct Ranking
{
    std::vector<Passage> passages; ///< in their new order
    std::optional<Error> trouble; ///< why they stayed as they were
    QJsonObject trace;
};

/// Puts the best candidates in the order that the model gives them; the others follow. As scores of two models mean different
/// things, only the order is taken: the first gets the highest fused score that these had, and so on, so that every threshold
/// behind it holds. Grades put those that do not help behind those that do. Each score is kept in the library by model,
/// question and chunk, and asked for once. Passages that never leave this computer are not sent to another and keep their
/// place. A failure leaves all as it was, and says so; throws Stopped, and Error for a failing library.
Ranking rank(const QString &question, const RankModel &model, std::vector<Passage> candidates, int f, Database &database,
    const std::stop_token &stop);

} // namespace adduce
