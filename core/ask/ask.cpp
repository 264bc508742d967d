#include "core/ask/ask.h"

#include "core/ask/answer_plan.h"
#include "core/ask/speculate.h"
#include "core/ask/trace_recorder.h"
#include "core/lexicon/lexicon.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"

#include <QScopeGuard>

namespace adduce {

Ask::Ask(const Library &library, const Retriever &retriever, const ModelServers &servers, AnswerObserver observer)
    : m_library(library)
    , m_retriever(retriever)
    , m_servers(servers)
    , m_observer(std::move(observer))
{
}

Answer Ask::operator()(const Question &asked, const AskSink &onEvent, const std::stop_token &stop) const
{
    const QDateTime askedAt = QDateTime::currentDateTimeUtc();
    TraceRecorder trace(asked.settings.profile, onEvent, stop);
    Database database = m_library.open();
    Question question = asked;
    if (question.settings.models.writer) // otherwise nobody is told of it
        markKeptHere(question.history, database);

    const ChunkingId chunking = chunkingFor(database, question.settings.profile.parameters.chunks);
    const SearchSnapshot snapshot = m_retriever.snapshot(database, chunking, question.settings.space);
    const auto letGo = qScopeGuard([&] {
        if (snapshot.lexicon)
            snapshot.lexicon->letGo();
    });
    Answer answer = speculates(question) ? speculate(question, m_retriever, m_servers, snapshot, database, onEvent, trace, stop)
                                         : answerPlan(plan(question, snapshot, database, trace, stop), question.settings,
                                               m_retriever, m_servers, database, onEvent, trace, stop);
    answer.question = question.text.trimmed();
    if (answer.scope.isEmpty()) // no collection was chosen for it
        answer.scope = question.scopeName;
    answer.askedAt = askedAt;
    answer.milliseconds = trace.milliseconds();
    answer.trace = trace.finish();
    if (m_observer && !question.isTrial)
        m_observer(answer, database);
    return answer;
}

} // namespace adduce
