#include "core/ask/plan.h"

#include "core/ask/collection_choice.h"
#include "core/ask/conversation.h"
#include "core/ask/recall.h"
#include "core/ask/route.h"
#include "core/ask/search_report.h"
#include "core/ask/search_web.h"
#include "core/ask/trace_recorder.h"
#include "core/ask/understand.h"
#include "core/base/tr.h"
#include "core/guardrails/injection.h"
#include "core/index/keyword_index.h"
#include "core/lexicon/lexicon.h"
#include "core/library/document_store.h"
#include "core/models/json_shape.h"
#include "core/question/acronym_terms.h"
#include "core/question/follow_up.h"
#include "core/question/named_papers.h"
#include "core/question/question_kind.h"
#include "core/question/recency.h"
#include "core/question/several_questions.h"
#include "core/question/spelling.h"
#include "core/question/weather_question.h"
#include "core/retrieval/retriever.h"
#include "core/text/acronyms.h"
#include "core/text/hidden_characters.h"
#include "core/text/text_language.h"

#include <QDate>
#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// By the model that writes. Nothing where it fails: words are looked up then.
bool translateByModel(Plan &plan, const TaskModel &model, const std::stop_token &stop)
{
    constexpr qsizetype kLongest = 1000; // characters
    const AnswerSchema schema { u"translation"_s, objectSchema({ { u"english"_s, textSchema() } }) };
    try {
        const JsonReply reply = askForJson(model, PromptTask::Translate, { {}, plan.searched }, schema, {}, stop);
        const QString english = withoutHiddenCharacters(reply.object[u"english"].toString()).simplified().left(kLongest);
        if (reply.fault || english.isEmpty() || injectionIn(english))
            return false;
        plan.searched = english;
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        return false;
    }
    plan.notes.push_back({ Caveat::TranslatedBy, plan.searched });
    return true;
}

/// A question in a language that no paper is in, by the words of a dictionary.
void translate(Plan &plan, const QString &language, const SearchSnapshot &snapshot, const TranslationParameters &parameters)
{
    const auto dictionary = snapshot.lexicon->toEnglish.find(language);
    if (dictionary == snapshot.lexicon->toEnglish.end()) {
        plan.notes.push_back({ Caveat::OtherLanguage, language });
        return;
    }
    plan.translation = translated(plan.searched, language, dictionary->second, *snapshot.keywords, parameters);
    if (plan.translation.empty())
        return;
    plan.searched = textOf(plan.translation);
    plan.notes.push_back({ Caveat::Translated, plan.searched });
}

QString longFormsOf(const std::vector<Acronym> &acronyms)
{
    QStringList forms;
    for (const Acronym &one : acronyms)
        forms << one.longForm;
    return forms.join(u", "_s);
}

void spell(Plan &plan, const SearchSnapshot &snapshot, Database &database, const SpellingParameters &parameters)
{
    const SpelledQuestion meant = spelled(plan.searched, *snapshot.keywords, *snapshot.lexicon, database, parameters);
    if (meant.corrected.empty())
        return;
    QStringList words;
    for (const CorrectedWord &word : meant.corrected)
        words << word.searched;
    plan.searched = meant.text;
    plan.notes.push_back({ Caveat::SearchedFor, words.join(u", "_s) });
}

/// "Smith 2021: Sleep and recall", by name.
QStringList papersIn(Database &database, const DocumentScope &scope)
{
    QStringList papers;
    for (const DocumentRow &row : DocumentStore(database).list())
        if (!row.supersededBy && (!scope || std::ranges::find(*scope, row.id) != scope->end()))
            papers << shortName(row) + u": "_s + displayTitle(row);
    papers.sort(Qt::CaseInsensitive);
    return papers;
}

/// The place whose weather is asked for, where the profile looks it up; it needs no paper.
std::optional<QString> weatherIn(const QString &question, const PlanningParameters &planning)
{
    return planning.looksUpWeather ? weatherPlace(question) : std::nullopt;
}

/// The web is searched, too, or it is said that it is not allowed.
void wantWeb(Plan &plan, const Question &question, const QString &reason)
{
    if (question.settings.web)
        plan.web = WebReason::Decided;
    else
        plan.notes.push_back({ Caveat::NeedsWeb, reason });
}

/// What the app knows without the papers' text.
void replyTo(Plan &plan, const Question &question, Database &database)
{
    switch (plan.intention.intent) {
    case Intent::Help:
        plan.reply = ReplyKind::Help;
        return;
    case Intent::EarlierQuestions:
        plan.reply = ReplyKind::EarlierQuestions;
        plan.replyLines = questionsOf(question.history);
        return;
    case Intent::Shorten:
    case Intent::Retell:
        plan.reply = ReplyKind::Retold;
        plan.conversation = question.history;
        return;
    case Intent::Inventory:
        plan.reply = ReplyKind::Inventory;
        plan.replyLines = papersIn(database, plan.scope);
        return;
    default:
        return;
    }
}

/// The papers that are named are asked alone. Without any, or in a scope of several, no part of one can be told.
void findPapers(Plan &plan, Database &database)
{
    const NamedPapers named = namedPapers(plan.question, database, plan.scope);
    if (!named.documents.empty()) {
        plan.scope = named.documents;
        plan.isOfNamed = true;
        plan.report = searchedFor(database, plan.scope);
        plan.searched = named.rest;
        plan.notes.push_back({ Caveat::AskedOf, named.names.join(u", "_s) });
        if (plan.intention.intent == Intent::Answer && asksOnlyWhatWasFound(named.rest))
            plan.intention = { Intent::Summary, {}, {} };
    } else if (plan.isOfPart() && (plan.report.documents != 1 || !pointsAtPaper(plan.intention.topic))) {
        plan.intention = {};
    } else if (plan.isOfPart() && !plan.scope) {
        plan.scope = std::vector<DocumentId> {};
        for (const DocumentRow &row : DocumentStore(database).list())
            if (row.state == DocumentState::Ready && !row.supersededBy)
                plan.scope->push_back(row.id);
    }
}

/// What is asked of every study is looked for in the whole of one.
void findAspect(Plan &plan)
{
    if (plan.intention.intent != Intent::Answer || !plan.scope || plan.scope->size() != 1)
        return;
    if (const auto aspect = aspectOf(plan.searched))
        plan.intention = { Intent::Aspect, {}, {}, aspect };
}

/// Who is asked, and for how much: by the words of the question, by a model where the profile says so, else by how much it takes.
void decide(Plan &plan, const Question &question, TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = question.settings.profile.parameters;
    const auto &model = question.settings.models.writer;
    const Router router = parameters.planning.router;
    const bool isWebNamed = asksForWeb(plan.question);
    if (question.settings.web && parameters.web.always)
        plan.web = WebReason::Allowed;
    if (isWebNamed)
        wantWeb(plan, question, tr("the question asks for it"));
    if (router == Router::Rules || plan.intention.intent != Intent::Answer || (isWebNamed && router == Router::Binary))
        return;
    trace.start(Stage::Decide);
    const auto decision = model ? decided(plan.question, questionsOf(question.history), *model, parameters, trace, stop)
                                : std::optional<Decision>();
    if (decision && decision->needsWeb && !isWebNamed)
        wantWeb(plan, question, decision->reason);
    if (router != Router::Decision)
        return;
    if (decision) {
        plan.passages = decision->passages;
        return;
    }
    // The printed rules, as far as words tell: what is recent is on the web, what is complex takes more passages, of several parts both.
    if (!isWebNamed && !plan.isOfNamed && asksForRecent(plan.question, QDate::currentDate().year()))
        wantWeb(plan, question, tr("it asks for what is recent"));
    if (kindOf(plan.searched, askedFor(plan.searched)) != QuestionKind::Complex)
        return;
    if (!isWebNamed && !plan.isOfNamed && asksSeveral(plan.question))
        wantWeb(plan, question, tr("it asks for several things"));
    plan.passages = std::min(2 * parameters.retrieval.finalK, parameters.planning.mostPassages);
}

/// What it points at in the conversation: by a model where the profile says so, otherwise and where that fails by rule.
void resolve(Plan &plan, const Question &question, TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = question.settings.profile.parameters;
    const auto &model = question.settings.models.writer;
    if (model && mayResolve(question)) {
        trace.start(Stage::Resolve);
        const ToldConversation told = toldForResolving(plan.searched, question.history, *model, parameters);
        if (const auto said = resolved(plan.searched, told, *model, parameters, trace, stop)) {
            plan.askedBack = said->asked;
            plan.choices = said->choices;
            if (said->question.isEmpty())
                return;
            plan.searched = said->question;
            plan.notes.push_back({ Caveat::AskedAs, plan.searched });
            return;
        }
    }
    if (const auto carried = carriedOver(plan.searched, questionsOf(question.history))) {
        plan.searched = carried->text;
        plan.notes.push_back({ Caveat::AskedAs, carried->text });
    }
}

/// In the words of a search, and in parts, where the profile says so and a model does it.
void refine(Plan &plan, const Question &question, TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = question.settings.profile.parameters;
    const auto &model = question.settings.models.writer;
    if (!model || question.isLiteral || plan.isOfPart() || plan.intention.intent != Intent::Answer)
        return;
    if (parameters.planning.mostParts > 1) {
        trace.start(Stage::Split);
        plan.parts = partsOf(plan.searched, *model, parameters, trace, stop);
    }
    if (!parameters.planning.rewrites)
        return;
    trace.start(Stage::Rewrite);
    if (const auto query = rewritten(plan.searched, *model, parameters, trace, stop)) {
        plan.rewrittenFrom = std::exchange(plan.searched, *query);
        plan.notes.push_back({ Caveat::SearchedFor, *query });
    }
}

/// How the question is meant to be searched: whose words are whose, in which language.
void understand(Plan &plan, const Question &question, const SearchSnapshot &snapshot, Database &database, TraceRecorder &trace,
    const std::stop_token &stop)
{
    const Parameters &parameters = question.settings.profile.parameters;
    resolve(plan, question, trace, stop);
    if (plan.isReply())
        return;
    if (!question.keepsToScope)
        if (const SpeltOutQuestion spelt = speltOut(plan.searched, database); !spelt.acronyms.empty()) {
            plan.searched = spelt.text;
            plan.notes.push_back({ Caveat::SearchedFor, longFormsOf(spelt.acronyms) });
        }
    const QString language = languageOfText(plan.question);
    const QStringList &known = snapshot.keywords->languages();
    const bool isForeign = !language.isEmpty() && !known.contains(language);
    const auto &model = question.settings.models.writer;
    if (isForeign && model && known.contains(u"en"_s) && translateByModel(plan, *model, stop))
        return;
    if (!snapshot.lexicon || question.keepsToScope) // both take words of any document
        return;
    if (language.isEmpty())
        spell(plan, snapshot, database, parameters.spelling);
    else if (isForeign)
        translate(plan, language, snapshot, parameters.translation);
}

/// What of the conversation speaks of the question, where a model is to be told of it.
void recall(Plan &plan, const Question &question, const SearchSnapshot &snapshot, TraceRecorder &trace)
{
    const Parameters &parameters = question.settings.profile.parameters;
    const auto &model = question.settings.models.writer;
    if (!model || parameters.conversation.recalledSentences == 0 || question.history.empty())
        return;
    trace.start(Stage::Recall);
    const ToldConversation told = toldTo(*model, question.history, parameters.conversation.messages);
    Recalled found = recalled(plan.question, told.messages, snapshot.keywords.get(), parameters);
    plan.recalled.quoted = quotedBehind(found.messages, *model, question.history);
    plan.recalled.messages = std::move(found.messages);
    trace.stage().sentences = std::move(found.traced);
}

/// What the user's memory has, where a model that writes is to be told of it.
void addMemories(Plan &plan, const QuestionSettings &settings)
{
    if (settings.memory && settings.models.writer)
        for (const QString &line : lastMemories(settings.memory->folder, settings.profile.parameters.memory.knownLines))
            plan.recalled.messages.push_back({ line, false, true });
}

} // namespace

bool mayResolve(const Question &question)
{
    return question.settings.profile.parameters.planning.resolves && !question.history.empty()
        && question.history.back().question != question.text.trimmed();
}

Plan plan(const Question &question, const SearchSnapshot &snapshot, Database &database, TraceRecorder &trace,
    const std::stop_token &stop)
{
    trace.start(Stage::Route);
    Plan plan;
    plan.question = question.text.trimmed();
    plan.scope = askedScope(question.scope, database);
    plan.report = searchedFor(database, plan.scope, question.scope.isEverything());
    plan.reply = route(plan.question, { plan.report.documentsInAll, plan.report.documents });
    plan.searched = plan.question;
    if (const auto place = weatherIn(plan.question, question.settings.profile.parameters.planning)) {
        plan.reply = ReplyKind::Weather;
        plan.weatherOf = *place;
    }
    if (plan.reply != ReplyKind::None)
        return plan;
    if (const auto rule = injectionIn(plan.question)) {
        plan.reply = ReplyKind::RulesStay;
        plan.replyLines = { nameOf(*rule) };
        return plan;
    }
    if (question.isLiteral)
        return plan;
    const bool isConversation =
        std::ranges::any_of(question.history, [](const EarlierTurn &turn) { return !turn.answer.isEmpty(); });
    plan.intention = intentionOf(plan.question, isConversation);
    replyTo(plan, question, database);
    if (plan.reply != ReplyKind::None)
        return plan;
    findPapers(plan, database);
    findAspect(plan);
    if (plan.isOfPart())
        return plan;
    if (plan.intention.intent == Intent::Papers)
        plan.searched = plan.intention.topic;
    recall(plan, question, snapshot, trace);
    addMemories(plan, question.settings);
    decide(plan, question, trace, stop);
    understand(plan, question, snapshot, database, trace, stop);
    if (!plan.isReply())
        refine(plan, question, trace, stop);
    chooseCollections(plan, question, snapshot, database, trace, stop);
    return plan;
}

} // namespace adduce
