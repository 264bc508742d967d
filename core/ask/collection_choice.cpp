#include "core/ask/collection_choice.h"

#include "core/ask/consult.h"
#include "core/ask/search_report.h"
#include "core/ask/trace_recorder.h"
#include "core/guardrails/topic.h"
#include "core/index/keyword_index.h"
#include "core/library/document_store.h"
#include "core/models/json_shape.h"
#include "core/retrieval/retriever.h"
#include "core/text/stemmer.h"
#include "core/web/web_snapshot.h"

#include <QJsonArray>
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostChoices = 50; ///< that a model is told of
constexpr qsizetype kLongestDescription = 600; ///< characters of one that it is told

/// "query_sleep_naps"
QString functionOf(const QString &path)
{
    QString name;
    for (const QChar c : foldWord(path)) {
        const bool isPlain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (isPlain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'_'))
            name += u'_';
    }
    while (name.endsWith(u'_'))
        name.chop(1);
    return u"query_"_s + (name.isEmpty() ? u"collection"_s : name);
}

/// What a model is told of it.
QString told(const CollectionChoice &choice, int mostTitles)
{
    const QString description = choice.description.isEmpty()
        ? choice.titles.first(std::min<qsizetype>(choice.titles.size(), mostTitles)).join(u"; "_s)
        : choice.description;
    return choice.function + u": "_s + promptText(choice.path + u". "_s + description).simplified().left(kLongestDescription);
}

/// Share of the question's information that its name, description and titles speak of.
double shared(const CollectionChoice &choice, const std::vector<KeyTerm> &terms, const TermLookup &lookup, Stemmers &stemmers,
    const TopicParameters &topic)
{
    const QString text = choice.path + u' ' + choice.description + u' ' + choice.titles.join(u' ');
    QStringList stems;
    for (const Word &word : splitWords(text))
        stems += stemmers.of(word, text);
    SentenceContext context;
    context.own = lookup.strengthsIn(stems);
    return topicCoverage(terms, context, topic);
}

/// Lies one in the other?
bool areNested(const CollectionChoice &a, const CollectionChoice &b)
{
    return a.path.startsWith(b.path + u'/') || b.path.startsWith(a.path + u'/');
}

/// Those that the model names; none where it fails.
std::optional<std::vector<CollectionId>> chosenBy(const TaskModel &model, const QString &question,
    const std::vector<CollectionChoice> &choices, const Parameters &parameters, TraceRecorder &trace, const std::stop_token &stop)
{
    QStringList functions;
    for (const CollectionChoice &choice : choices)
        functions << told(choice, parameters.planning.routeTitles);
    const ConsultRequest request { PromptTask::Collections, { .question = question, .collections = functions.join(u'\n') },
        { u"collections"_s, objectSchema({ { u"calls"_s, listSchema(textSchema(200)) } }) } };
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, request, parameters.consulting, stop, kept);
    if (!reply)
        return std::nullopt;
    std::vector<CollectionId> chosen;
    for (const QJsonValue &call : (*reply)[u"calls"].toArray()) {
        const auto named = std::ranges::find(choices, call.toString(), &CollectionChoice::function);
        if (named != choices.end() && std::ranges::find(chosen, named->id) == chosen.end()) {
            chosen.push_back(named->id);
            kept.outcome << named->function;
        }
    }
    return chosen;
}

} // namespace

std::vector<CollectionChoice> collectionChoices(Database &database, bool isLeaving)
{
    std::map<DocumentId, QString> titles;
    for (const DocumentRow &row : DocumentStore(database).list())
        if (row.state == DocumentState::Ready && !row.supersededBy && !(isLeaving && row.isLocalOnly))
            titles[row.id] = displayTitle(row).simplified();
    const CollectionStore store(database);
    std::vector<CollectionChoice> choices;
    QStringList functions;
    for (const Collection &collection : store.list()) {
        if (collection.path == kWebCollection) // its pages are for the questions that took them in
            continue;
        CollectionChoice choice { collection.id, collection.path, functionOf(collection.path), collection.description, {} };
        bool isAny = false;
        for (const DocumentId document : store.documents(collection.id))
            if (const auto found = titles.find(document); found != titles.end()) {
                isAny = true;
                choice.titles << found->second;
            }
        if (!isAny)
            continue;
        for (int number = 2; functions.contains(choice.function); ++number)
            choice.function = functionOf(collection.path) + u'_' + QString::number(number);
        functions << choice.function;
        choices.push_back(std::move(choice));
    }
    return choices;
}

std::optional<CollectionId> clearChoice(const QString &question, const std::vector<CollectionChoice> &choices,
    const KeywordIndex *keywords, const Parameters &parameters)
{
    const std::vector<KeyTerm> terms = keyTerms(question, keywords, parameters.topic);
    if (choices.empty() || terms.empty())
        return std::nullopt;
    const TermLookup lookup(terms);
    Stemmers stemmers(keywords ? keywords->languages() : QStringList());
    std::vector<double> shares;
    for (const CollectionChoice &choice : choices)
        shares.push_back(shared(choice, terms, lookup, stemmers, parameters.topic));
    const auto best = static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin()); // of a tree the topmost
    double next = 0;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (i != best && !areNested(choices[i], choices[best]))
            next = std::max(next, shares[i]);
    const PlanningParameters &planning = parameters.planning;
    const bool isClear = shares[best] > 0 && shares[best] >= planning.routeFloor && shares[best] >= planning.routeMargin * next;
    return isClear ? std::optional(choices[best].id) : std::nullopt;
}

void chooseCollections(Plan &plan, const Question &question, const SearchSnapshot &snapshot, Database &database,
    TraceRecorder &trace, const std::stop_token &stop)
{
    const Parameters &parameters = question.settings.profile.parameters;
    if (!parameters.planning.routesCollections || question.isOfAll || question.isLiteral || !question.scope.isEverything()
        || plan.isOfNamed || plan.isReply() || plan.intention.intent != Intent::Answer)
        return;
    const auto &model = question.settings.models.writer;
    const auto choices = collectionChoices(database, false);
    if (choices.size() < 2)
        return;
    const auto tellable = model && model->isRemote ? collectionChoices(database, true) : choices;
    trace.start(Stage::Collections);
    std::optional<std::vector<CollectionId>> chosen;
    if (model && !tellable.empty() && tellable.size() <= kMostChoices)
        chosen = chosenBy(*model, plan.toAnswer(), tellable, parameters, trace, stop);
    const bool isByRule = !chosen;
    if (isByRule || (!chosen->empty() && tellable.size() < choices.size())) {
        const auto clear = clearChoice(plan.toAnswer(), choices, snapshot.keywords.get(), parameters);
        if (isByRule)
            chosen = clear ? std::vector { *clear } : std::vector<CollectionId> {};
        else if (clear && std::ranges::find(tellable, *clear, &CollectionChoice::id) == tellable.end())
            chosen->push_back(*clear); // the model could not name it
    }
    if (chosen->empty() || chosen->size() == choices.size())
        return;
    QStringList paths;
    for (const CollectionChoice &choice : choices)
        if (std::ranges::find(*chosen, choice.id) != chosen->end())
            paths << choice.path;
    plan.scope = askedScope({ *chosen, {}, {} }, database);
    plan.report = searchedFor(database, plan.scope);
    plan.scopeName = paths.join(u", "_s);
    plan.notes.push_back({ Caveat::AskedIn, plan.scopeName });
}

} // namespace adduce
