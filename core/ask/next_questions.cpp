#include "core/ask/next_questions.h"

#include "core/ask/consult.h"
#include "core/ask/conversation.h"
#include "core/ask/look_up.h"
#include "core/ask/question_form_words.h"
#include "core/ask/search_report.h"
#include "core/ask/sound_question.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/guardrails/entities.h"
#include "core/lexicon/lexicon.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/models/json_shape.h"
#include "core/retrieval/passage_text.h"
#include "core/text/stemmer.h"
#include "core/text/text_language.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct MadeQuestion
{
    QString shown;
    QString searched; ///< to know whether the library answers it
};

/// As it is compared with others: two that differ in their marks are the same.
QString bare(const QString &question)
{
    static const QRegularExpression marks(u"[^\\p{L}\\p{N}]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    return QString(question).replace(marks, u" "_s).trimmed().toCaseFolded();
}

std::vector<MadeQuestion> byModel(const TaskModel &model, const NextQuestionsRequest &request,
    const std::vector<EarlierTurn> &turns, const std::stop_token &stop)
{
    const Parameters &parameters = request.settings.profile.parameters;
    if (model.isRemote && turns.back().isKeptHere())
        return {};
    const ToldConversation told = toldTo(model, turns, parameters.conversation.messages);
    const int most = parameters.followUps.candidates;
    const AnswerSchema schema { u"follow_ups"_s,
        objectSchema({ { u"questions"_s, listSchema(textSchema(kLongestMadeQuestion), most) } }) };
    const PromptValues values {
        .question = request.answer.question, .history = conversationBlock(told.messages), .count = QString::number(most)
    };
    ConsultationTrace kept;
    const auto reply = consult(model, { PromptTask::FollowUps, values, schema, told.quoted }, parameters.consulting, stop, kept);
    std::vector<MadeQuestion> candidates;
    if (reply)
        for (const QString &question : soundQuestions((*reply)[u"questions"], HeldEntities(textOf(told.messages)), most))
            candidates.push_back({ question, question });
    return candidates;
}

/// What the answer says, then what it looked at, best first, and the rest of the passages that were chosen for it.
QStringList sentencesOf(const Answer &answer, Database &database)
{
    QStringList sentences;
    for (const AnswerSentence &sentence : answer.sentences)
        sentences << sentence.text;
    if (const StageTrace *topic = answer.trace.last(Stage::Topic); topic && topic->sentences)
        for (const TracedSentence &sentence : *topic->sentences)
            sentences << sentence.text;
    PassageReader reader(database);
    const std::vector<Passage> &chosen = answer.trace.passagesOf(Stage::Expand);
    constexpr std::size_t kMostPassages = 20; // a thread of elsewhere may hold anything
    for (const PassageText &text : reader.read(std::span(chosen).first(std::min(chosen.size(), kMostPassages))))
        for (const Sentence &sentence : text.sentences)
            if (!sentence.isDoubtful && sentence.kind != SentenceKind::Table)
                sentences << sentence.text;
    sentences.removeDuplicates();
    return sentences;
}

/// Does it ask about nothing but what was asked about?
bool isAsked(const SuggestedQuestion &question, const QSet<QString> &asked, Stemmer &stem)
{
    return std::ranges::all_of(
        contentStems(question.subjects.join(u' '), stem), [&](const QString &s) { return asked.contains(s); });
}

/// By what the papers say. A question's words are those of the papers, so that it is looked up in theirs.
std::vector<MadeQuestion> byRule(
    const Answer &answer, const Retriever &retriever, Database &database, const Parameters &parameters)
{
    const auto lexicon = retriever.snapshot(database, chunkingFor(database, parameters.chunks)).lexicon;
    const auto letGo = qScopeGuard([&] {
        if (lexicon)
            lexicon->letGo();
    });
    const QStringList sentences = sentencesOf(answer, database);
    const QString language = languageOfText(answer.question);
    const QString papers = languageOfText(sentences.join(u' '));
    Stemmer stem;
    const QStringList stems = contentStems(answer.question, stem);
    const QSet<QString> asked(stems.begin(), stems.end());
    std::vector<SuggestedQuestion> suggested = suggestedQuestions(sentences, answer.followUps, lexicon.get());
    std::erase_if(suggested, [&](const SuggestedQuestion &question) { return isAsked(question, asked, stem); });
    std::vector<MadeQuestion> candidates;
    for (const SuggestedQuestion &question : byTurns(std::move(suggested)))
        if (static_cast<int>(candidates.size()) < parameters.followUps.candidates)
            candidates.push_back({ questionWords(question, language), questionWords(question, papers) });
    return candidates;
}

/// Whether words of the papers and of the conversation may go to the server, on another computer, whose vectors are searched. What the rule
/// asks about may stand in any paper that was found, quoted or not.
bool mayLeave(const std::vector<EarlierTurn> &turns, Database &database)
{
    if (!asksElsewhere(database))
        return true;
    return std::ranges::none_of(turns, &EarlierTurn::isKeptHere)
        && std::ranges::none_of(DocumentStore(database).list(), &DocumentRow::isLocalOnly);
}

/// Where and how the candidates are looked up.
Plan lookUp(const Scope &scope, const std::vector<EarlierTurn> &turns, Database &database)
{
    Plan plan;
    plan.scope = askedScope(scope, database);
    plan.report = searchedFor(database, plan.scope);
    plan.isByWordsAlone = !mayLeave(turns, database);
    return plan;
}

} // namespace

QStringList nextQuestions(const NextQuestionsRequest &request, const Ask &ask, const std::stop_token &stop)
{
    const FollowUpParameters &parameters = request.settings.profile.parameters.followUps;
    if (request.answer.verdict != Verdict::Answered || parameters.mostQuestions == 0)
        return {};
    Database database = ask.library().open();
    std::vector<EarlierTurn> turns = request.history;
    turns.push_back(earlierTurn(request.answer, turns));
    const auto &model = request.settings.models.writer;
    std::vector<MadeQuestion> candidates;
    markKeptHere(turns, database);
    if (model && parameters.asksModel)
        candidates = byModel(*model, request, turns, stop);
    if (candidates.empty())
        candidates = byRule(request.answer, ask.retriever(), database, request.settings.profile.parameters);
    QStringList seen;
    for (const EarlierTurn &turn : turns)
        seen << bare(turn.question);
    const Plan plan = lookUp(request.scope, turns, database);
    QStringList questions;
    for (const MadeQuestion &candidate : candidates) {
        throwIfStopped(stop);
        const QString question = bare(candidate.shown);
        if (questions.size() >= parameters.mostQuestions || seen.contains(question))
            continue;
        seen << question;
        if (isAnswered(candidate.searched, plan, request.settings.profile, ask.retriever(), ask.servers(), database, stop))
            questions << candidate.shown;
    }
    return questions;
}

} // namespace adduce
