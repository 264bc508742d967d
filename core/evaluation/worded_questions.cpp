#include "core/evaluation/worded_questions.h"

#include "core/ask/consult.h"
#include "core/ask/sound_question.h"
#include "core/guardrails/entities.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/models/json_shape.h"
#include "core/text/letters.h"

#include <QFileInfo>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QSet<QString> papersKeptHere(Database &database)
{
    QSet<QString> files;
    for (const DocumentRow &row : DocumentStore(database).list())
        if (row.isLocalOnly)
            files.insert(QFileInfo(row.path).fileName());
    return files;
}

ConsultRequest requestFor(const EvaluationQuery &query)
{
    const GoldSentence &gold = query.gold.front();
    const AnswerSchema schema { u"worded_question"_s, objectSchema({ { u"question"_s, textSchema(kLongestMadeQuestion) } }) };
    const PromptPassage passage { u"P1"_s, gold.file, QString::number(gold.page), gold.quote };
    return { PromptTask::Word, { .passages = passageBlocks({ passage }), .question = query.question }, schema,
        { { u"%1, page %2"_s.arg(gold.file).arg(gold.page), gold.file } } };
}

/// Whoever asks with the answer in hand asks nothing.
bool givesAway(const QString &question, const EvaluationQuery &query)
{
    return std::ranges::any_of(query.must, [&](const QString &must) { return mustExpression(must).match(question).hasMatch(); })
        || lettersAndDigits(question).contains(lettersAndDigits(query.gold.front().quote));
}

} // namespace

void wordByModel(std::vector<EvaluationQuery> &queries, Database &database, const TaskModel &model,
    const ConsultingParameters &limits, const std::stop_token &stop)
{
    const QSet<QString> keptHere = model.isRemote ? papersKeptHere(database) : QSet<QString>();
    std::vector<EvaluationQuery *> asked;
    std::vector<ConsultRequest> requests;
    for (EvaluationQuery &query : queries)
        if (!query.gold.empty() && !keptHere.contains(query.gold.front().file)) {
            asked.push_back(&query);
            requests.push_back(requestFor(query));
        }
    std::vector<ConsultationTrace> kept;
    const auto replies = consultEach(model, requests, limits, stop, kept);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        EvaluationQuery &query = *asked[i];
        if (!replies[i])
            continue;
        const HeldEntities held(query.gold.front().quote + u' ' + query.question);
        const QString question = soundQuestion((*replies[i])[u"question"], held);
        const bool isNew = std::ranges::none_of(queries, [&](const EvaluationQuery &one) { return one.question == question; });
        if (question.endsWith(u'?') && isNew && !givesAway(question, query))
            query.question = question;
    }
}

} // namespace adduce
