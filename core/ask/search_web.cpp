#include "core/ask/search_web.h"

#include "core/ask/consult.h"
#include "core/ask/sound_question.h"
#include "core/ask/trace_recorder.h"
#include "core/base/stop.h"
#include "core/base/time_limit.h"
#include "core/guardrails/entities.h"
#include "core/guardrails/topic.h"
#include "core/library/database.h"
#include "core/library/kept_here.h"
#include "core/models/json_shape.h"
#include "core/retrieval/opinions.h"
#include "core/retrieval/retriever.h"
#include "core/text/text_language.h"
#include "core/web/find_pages.h"
#include "core/web/web_query.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The words that say what it is about, as they were asked.
QString termsOf(const QString &question, const SearchSnapshot &snapshot, const TopicParameters &parameters)
{
    QStringList words;
    for (const KeyTerm &term : keyTerms(question, snapshot.keywords.get(), parameters))
        if (!term.isOfAsking)
            words << term.word;
    return words.isEmpty() ? question : words.join(u' ');
}

/// Of a search engine, and of an encyclopedia (TO1, TO2).
WebQueries queriesFor(const Plan &plan, const QuestionSettings &settings, const SearchSnapshot &snapshot, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const Parameters &parameters = settings.profile.parameters;
    const QString question = plan.toAnswer();
    const QString terms = termsOf(question, snapshot, parameters.topic);
    WebQueries queries { terms, terms, languageOfText(question), static_cast<std::size_t>(parameters.web.mostPages),
        static_cast<std::size_t>(parameters.web.mostArticles) };
    if (!settings.models.writer)
        return queries;
    const AnswerSchema schema { u"query"_s, objectSchema({ { u"query"_s, textSchema(kLongestMadeQuestion) } }) };
    const std::vector<ConsultRequest> requests { { PromptTask::WebQuery, { .question = question }, schema },
        { PromptTask::ArticleQuery, { .question = question }, schema } };
    std::vector<ConsultationTrace> &kept = trace.stage().consultations;
    const auto replies = consultEach(*settings.models.writer, requests, parameters.consulting, stop, kept);
    const HeldEntities held(question);
    const auto take = [&](std::size_t i, QString &query) {
        if (const QString said = replies[i] ? soundQuestion((*replies[i])[u"query"], held) : QString(); !said.isEmpty()) {
            query = said;
            kept[i].outcome = QStringList { said };
        }
    };
    take(0, queries.search);
    take(1, queries.article);
    return queries;
}

/// What is sent is made of the question: its words in another order would say as much.
bool mayLeave(const QStringList &texts, const Database &database, const std::stop_token &stop)
{
    const LongRuns said(texts);
    return said.isEmpty() || !anyPageKeptHere(database, [&](const QString &page) {
        throwIfStopped(stop);
        return said.areIn(page);
    });
}

/// What was stopped, but not by the user, took too long.
QString wordsOf(const Error &error, const WebParameters &parameters)
{
    return error.kind() == ErrorKind::Stopped ? tookTooLong(parameters.seconds) : sentence(error);
}

/// Makes documents of what was fetched; gives those that can be searched.
std::vector<DocumentId> takenIn(
    const FoundPages &found, const WebUse &web, const WebParameters &parameters, WebTrace &trace, const std::stop_token &stop)
{
    std::vector<WebPage> fetched;
    std::vector<std::size_t> places; // of each in the trace
    for (const FoundPage &one : found.pages) {
        TracedPage &traced = trace.pages.emplace_back(TracedPage { one.address.toString(QUrl::FullyEncoded), one.source });
        if (one.error)
            traced.error = wordsOf(*one.error, parameters);
        if (!one.page)
            continue;
        fetched.push_back(*one.page);
        places.push_back(trace.pages.size() - 1);
    }
    std::vector<DocumentId> documents;
    if (fetched.empty())
        return documents;
    const std::vector<DocumentRow> rows = web.takeIn(fetched, stop);
    for (std::size_t i = 0; i < std::min(rows.size(), places.size()); ++i) {
        TracedPage &traced = trace.pages[places[i]];
        if (rows[i].state == DocumentState::Ready) {
            traced.document = rows[i].id;
            if (std::ranges::find(documents, rows[i].id) == documents.end()) // two addresses may lead to one page
                documents.push_back(rows[i].id);
        } else {
            traced.error = sentence(
                Error(rows[i].reason.value_or(ErrorKind::Stopped), reasonSubject(rows[i], rows[i].path), rows[i].reasonDetail));
        }
    }
    return documents;
}

/// What is said of it: how many pages were read, or what went wrong first.
CaveatNote noteOf(const WebTrace &trace, std::size_t documents)
{
    QStringList errors = trace.errors;
    for (const TracedPage &page : trace.pages)
        if (!page.error.isEmpty())
            errors << page.error;
    if (documents == 0 && !errors.isEmpty())
        return { Caveat::WebFailed, errors.front() };
    return { Caveat::WebSearched, QString::number(documents) };
}

} // namespace

WebEvidence searchWeb(const Plan &plan, const QuestionSettings &settings, WebReason reason, const SearchSnapshot &snapshot,
    EgressGate &gate, Database &database, TraceRecorder &trace, const std::stop_token &stop)
{
    trace.start(Stage::Web);
    WebTrace &kept = trace.stage().web.emplace(WebTrace { reason });
    const Parameters &parameters = settings.profile.parameters;
    const WebQueries queries = queriesFor(plan, settings, snapshot, trace, stop);
    if (!mayLeave({ plan.question, plan.toAnswer(), queries.search, queries.article }, database, stop))
        return { {}, { { Caveat::WebKeptBack, {} } } };
    kept.queries = QStringList { queries.search, queries.article };
    kept.queries.removeDuplicates();
    const auto milliseconds = [&](double share) {
        return std::chrono::milliseconds(static_cast<qint64>(parameters.web.seconds * share * 1000));
    };
    const TimeLimit limit(stop, milliseconds(1));
    WebEvidence evidence;
    try {
        const TimeLimit fetching(limit.token(), milliseconds(parameters.web.fetchingShare));
        const FoundPages found =
            findPages(gate, settings.web->services, queries, parameters.consulting.atOnce, fetching.token(), stop);
        for (const Error &error : found.errors)
            kept.errors << wordsOf(error, parameters.web);
        evidence.documents = takenIn(found, *settings.web, parameters.web, kept, limit.token());
    } catch (const Error &error) {
        throwIfStopped(stop);
        kept.errors << wordsOf(error, parameters.web);
    }
    evidence.notes.push_back(noteOf(kept, evidence.documents.size()));
    return evidence;
}

bool asksForWeb(const QString &question)
{
    static const QRegularExpression phrase(
        u"\\b(?:search|check)\\s+(?:on\\s+)?(?:the\\s+)?(?:web|online|internet)\\b"_s, QRegularExpression::CaseInsensitiveOption);
    return phrase.match(question).hasMatch();
}

bool mayUseWeb(const Parameters &parameters)
{
    return parameters.web.always || parameters.web.fallback != WebFallback::Never || parameters.planning.router != Router::Rules;
}

std::optional<WebReason> webReason(
    const std::vector<double> &ranked, std::optional<int> helpful, int f, const WebParameters &parameters)
{
    switch (parameters.fallback) {
    case WebFallback::Never:
        return std::nullopt;
    case WebFallback::FlatScores: {
        if (ranked.empty())
            return std::nullopt;
        const auto separation = separationOf(ranked, f); // none for too few, or all alike
        const bool isFlat = !separation || separation->topMean < parameters.flatMean || separation->gap < parameters.flatGap;
        return isFlat ? std::optional(WebReason::FlatScores) : std::nullopt;
    }
    case WebFallback::FewRelevant:
        return helpful && *helpful < parameters.fewRelevant ? std::optional(WebReason::FewRelevant) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace adduce
