#include "core/ask/ask.h"

#include "core/ask/answered_parts.h"
#include "core/ask/check.h"
#include "core/ask/investigate.h"
#include "core/ask/plan.h"
#include "core/ask/trace_recorder.h"
#include "core/ask/write.h"
#include "core/lexicon/lexicon.h"
#include "core/library/database.h"

#include <QScopeGuard>

namespace adduce {

Ask::Ask(const Library &library, const Retriever &retriever, const ModelServers &servers)
    : m_library(library)
    , m_retriever(retriever)
    , m_servers(servers)
{
}

static Answer replyTo(const Plan &plan)
{
    Answer answer;
    if (!plan.askedBack.isEmpty()) {
        answer.verdict = Verdict::Clarify;
        answer.replyLines = QStringList { plan.askedBack } + plan.choices;
        answer.search = plan.report;
        return answer;
    }
    answer.verdict = Verdict::Reply;
    answer.reply = plan.reply;
    answer.replyLines = plan.replyLines;
    answer.search = plan.report;
    return answer;
}

Answer Ask::operator()(const Question &question, const AskSink &onEvent, const std::stop_token &stop) const
{
    const QDateTime askedAt = QDateTime::currentDateTimeUtc();
    QuestionSettings settings = question.settings;
    TraceRecorder trace(settings.profile, onEvent, stop);
    Database database = m_library.open();

    const SearchSnapshot snapshot = m_retriever.snapshot(database);
    const auto letGo = qScopeGuard([&] {
        if (snapshot.lexicon)
            snapshot.lexicon->letGo();
    });
    const Plan plan = adduce::plan(question, snapshot, database, trace, stop);
    Answer answer;
    if (plan.isReply()) {
        answer = replyTo(plan);
    } else {
        if (plan.passages)
            settings.profile.parameters.retrieval.finalK = *plan.passages;
        const Evidence evidence = investigate(plan, settings, m_retriever, m_servers, database, trace, stop);
        Draft draft = write(plan, evidence, settings, onEvent, trace, stop);
        answer = check(evidence, std::move(draft), settings.profile.parameters, database, onEvent, trace, stop);
        answer.caveats.insert(answer.caveats.begin(), plan.notes.begin(), plan.notes.end());
        if (!plan.parts.isEmpty())
            answer.caveats.push_back(
                answeredParts(plan.parts, answer.sentences, evidence.snapshot, settings.profile.parameters.topic));
    }

    answer.question = plan.question;
    answer.scope = question.scopeName;
    answer.askedAt = askedAt;
    answer.milliseconds = trace.milliseconds();
    answer.trace = trace.finish();
    return answer;
}

} // namespace adduce
