#include "core/ask/plan.h"

#include "core/ask/route.h"
#include "core/ask/search_report.h"
#include "core/ask/trace_recorder.h"
#include "core/question/follow_up.h"

namespace adduce {

Plan plan(const Question &question, Database &database, TraceRecorder &trace)
{
    trace.start(Stage::Route);
    Plan plan;
    plan.question = question.text.trimmed();
    plan.scope = CollectionStore(database).resolve(question.scope);
    plan.report = searchedFor(database, plan.scope);
    plan.reply = route(plan.question, { plan.report.documentsInAll, plan.report.documents });
    plan.searched = plan.question;
    if (const auto carried = question.isAlone ? std::nullopt : carriedOver(plan.question, question.history)) {
        plan.searched = carried->text;
        plan.notes.push_back({ Caveat::AskedAs, carried->text });
    }
    return plan;
}

} // namespace adduce
