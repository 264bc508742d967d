// Shows the stages and passages of an answer's trace. A trace of another version may lack anything: what is not there is
// shown as nothing.
#include "core/guardrails/spoken_to_model.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "ui/answer/trace_model.h"

#include <QHash>
#include <QLocale>
#include <QSet>
#include <QUrl>
#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

TracedPassage described(const Passage &passage)
{
    TracedPassage p;
    p.chunk = passage.chunk;
    p.keyword = passage.keywordScore;
    p.vector = passage.vectorScore;
    p.fused = passage.fused;
    p.penalty = passage.penalty;
    p.final = passage.score;
    return p;
}

/// What each model that ranked said of each chunk.
QHash<qint64, QString> rankedIn(const Trace &trace)
{
    QHash<qint64, QString> ranked;
    for (const StageTrace &stage : trace.stages) {
        if (!stage.ranking)
            continue;
        for (const TracedScore &one : stage.ranking->scores) {
            QString &scores = ranked[one.chunk.value];
            scores += scores.isEmpty() ? QString() : u", "_s;
            scores += !stage.ranking->isGrades ? QLocale().toString(one.score, 'f', 2)
                : one.score > 0                ? TraceModel::tr("yes")
                                               : TraceModel::tr("no");
        }
    }
    return ranked;
}

bool isCited(const Answer &answer, const Passage &passage)
{
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &c : sentence.citations)
            if (c.document == passage.document && c.page > passage.firstPage && c.page <= passage.lastPage + 1)
                return true;
    return false;
}

/// By what is printed on the pages; by their number in a file that is no longer in the library.
QString pagesWords(const Passage &passage, const TextStore &texts)
{
    const auto name = [&](int page) {
        const QString label = texts.label(passage.document, page);
        return label.isEmpty() ? QString::number(page + 1) : label;
    };
    const QString first = name(passage.firstPage);
    return passage.firstPage == passage.lastPage ? TraceModel::tr("p. %1").arg(first)
                                                 : TraceModel::tr("pp. %1–%2").arg(first, name(passage.lastPage));
}

/// "2 found", "nobody was asked", "failed": of a stage in which a model is asked.
QString noteOfConsultations(const StageTrace &stage)
{
    if (stage.gate && stage.gate->isOpen)
        return TraceModel::tr("nobody was asked");
    const auto hasFailed = [](const ConsultationTrace &one) { return !one.error.isEmpty(); };
    if (!stage.consultations.empty() && std::ranges::all_of(stage.consultations, hasFailed))
        return TraceModel::tr("failed, gone on without");
    int outcomes = 0;
    int tokens = 0;
    double cost = 0;
    for (const ConsultationTrace &one : stage.consultations) {
        outcomes += static_cast<int>(one.outcome.size());
        tokens += one.promptTokens + one.answerTokens;
        cost += one.cost;
    }
    QString note = TraceModel::tr("%Ln result(s)", nullptr, outcomes);
    if (tokens > 0)
        note += u", "_s + TraceModel::tr("%Ln token(s)", nullptr, tokens);
    if (cost > 0)
        note += u", "_s + TraceModel::tr("cost %1").arg(QLocale().toString(cost, 'f', 4));
    return note;
}

/// "3 pages of example.org, en.wikipedia.org"
QString noteOfWeb(const WebTrace &web)
{
    QStringList hosts;
    int pages = 0;
    for (const TracedPage &page : web.pages)
        if (page.document) {
            ++pages;
            hosts << QUrl(page.address).host();
        }
    hosts.removeDuplicates();
    if (pages == 0)
        return web.errors.isEmpty() ? TraceModel::tr("no page") : TraceModel::tr("failed, gone on without");
    return TraceModel::tr("%Ln page(s) of %1", nullptr, pages).arg(hosts.join(u", "_s));
}

/// What came of a stage, "24 candidates".
QString noteOf(const StageTrace &stage, const Answer &answer)
{
    const auto count = [&](Stage of) { return static_cast<int>(answer.trace.passagesOf(of).size()); };
    switch (stage.stage) {
    case Stage::Retrieve:
        return TraceModel::tr("%Ln candidate(s)", nullptr, count(Stage::Retrieve));
    case Stage::Select:
        return TraceModel::tr("%1 of %2").arg(count(Stage::Select)).arg(count(Stage::Retrieve));
    case Stage::Expand:
        return TraceModel::tr("+ %Ln neighbour(s)", nullptr, std::max(0, count(Stage::Expand) - count(Stage::Select)));
    case Stage::Write:
        return answer.writer ? answer.writer->model : TraceModel::tr("no model");
    case Stage::Rank:
        if (!stage.ranking)
            return {};
        return stage.ranking->error.isEmpty() ? stage.ranking->model : TraceModel::tr("failed, order kept");
    case Stage::Decide:
    case Stage::Rewrite:
    case Stage::Resolve:
    case Stage::Split:
    case Stage::Imagine:
    case Stage::Examine:
    case Stage::Assess:
        return noteOfConsultations(stage);
    case Stage::Web:
        return stage.web ? noteOfWeb(*stage.web) : QString();
    case Stage::Check:
        return TraceModel::tr("%1 kept, %2 removed").arg(answer.sentences.size()).arg(answer.removed.size());
    case Stage::Topic:
        return answer.isRefusal() ? TraceModel::tr("not spoken of") : TraceModel::tr("spoken of");
    default:
        return {};
    }
}

} // namespace

std::vector<TracedStage> tracedStages(const Answer &answer)
{
    std::vector<TracedStage> stages;
    QString part;
    for (const StageTrace &stage : answer.trace.stages) {
        if (!stage.part.isEmpty()) { // all of a sub-question together
            if (std::exchange(part, stage.part) != stage.part)
                stages.push_back({ TraceModel::tr("Sub-question"), 0, stage.part });
            stages.back().milliseconds += stage.milliseconds;
            continue;
        }
        part.clear();
        if (stage.isSuperseded) {
            stages.push_back({ words(stage.stage), stage.milliseconds, TraceModel::tr("superseded") });
            continue;
        }
        const bool isJudge = stage.ranking && stage.ranking->isGrades;
        stages.push_back({ isJudge ? TraceModel::tr("Judge") : words(stage.stage), stage.milliseconds, noteOf(stage, answer) });
    }
    return stages;
}

std::vector<TracedPassage> tracedPassages(const Answer &answer, const Library &library)
{
    Database database = library.open();
    const TextStore texts(database);
    const DocumentStore documents(database);
    const QHash<qint64, QString> ranked = rankedIn(answer.trace);
    QHash<qint64, QString> names;
    const auto describe = [&](TracedPassage &p, const Passage &passage) {
        const DocumentId document = passage.document;
        if (!names.contains(document.value)) {
            const auto row = documents.find(document);
            names[document.value] = row ? shortName(*row)
                : document.value < 0    ? TraceModel::tr("(not in this library)")
                                        : TraceModel::tr("(removed)");
        }
        p.ranked = ranked.value(p.chunk.value);
        p.source = u"%1, %2"_s.arg(names[document.value], pagesWords(passage, texts));
        p.isCited = isCited(answer, passage);
        if (const auto chunk = texts.chunk(p.chunk)) {
            p.text = chunk->text.left(240).simplified();
            p.speaksToModel = speaksToModel(chunk->text);
        }
    };
    std::vector<TracedPassage> passages;
    QSet<qint64> seen;
    const auto add = [&](Stage stage, auto outcome) {
        for (const Passage &passage : answer.trace.passagesOf(stage)) {
            TracedPassage p = described(passage);
            if (seen.contains(p.chunk.value))
                continue;
            seen.insert(p.chunk.value);
            p.outcome = outcome(p);
            describe(p, passage);
            passages.push_back(std::move(p));
        }
    };
    using Outcome = TracedPassage::Outcome;
    const double floor = answer.trace.parameters ? answer.trace.parameters->retrieval.minimumQuality : 0;
    add(Stage::Select, [](const TracedPassage &) { return Outcome::Kept; });
    add(Stage::Expand, [](const TracedPassage &) { return Outcome::Neighbour; });
    add(Stage::Retrieve, [&](const TracedPassage &p) { return p.fused < floor ? Outcome::Weak : Outcome::Enough; });
    for (TracedPassage &p : passages)
        if (p.outcome == Outcome::Kept && p.isCited)
            p.outcome = Outcome::Cited;
    const std::optional<TracedChoice> traced = choiceIn(answer.trace);
    if (!traced)
        return passages;
    // What was dropped, with its penalty and the reason; behind what was kept and its neighbours.
    const std::vector<TracedPassage> all = passages;
    std::erase_if(passages, [](const TracedPassage &p) { return p.outcome > Outcome::Neighbour; });
    for (TracedPassage &p : rearranged(all, choose(*traced, traced->parameters)))
        if (p.outcome > Outcome::Neighbour && std::ranges::find(passages, p.chunk, &TracedPassage::chunk) == passages.end())
            passages.push_back(std::move(p));
    return passages;
}

std::vector<TracedPassage> rearranged(const std::vector<TracedPassage> &passages, const std::vector<ChosenPassage> &chosen)
{
    const auto outcomeOf = [](Choice choice, bool isCited) {
        switch (choice) {
        case Choice::Kept:
            return isCited ? TracedPassage::Outcome::Cited : TracedPassage::Outcome::Kept;
        case Choice::Weak:
            return TracedPassage::Outcome::Weak;
        case Choice::Repeated:
            return TracedPassage::Outcome::Repeated;
        case Choice::Enough:
            break;
        }
        return TracedPassage::Outcome::Enough;
    };
    std::vector<TracedPassage> arranged;
    for (const ChosenPassage &c : chosen) {
        const auto known = std::ranges::find(passages, c.passage.chunk, &TracedPassage::chunk);
        if (known == passages.end())
            continue;
        TracedPassage p = *known;
        p.keyword = c.passage.keywordScore;
        p.vector = c.passage.vectorScore;
        p.fused = c.passage.fused;
        p.penalty = c.passage.penalty;
        p.final = c.passage.score;
        p.outcome = outcomeOf(c.choice, p.isCited);
        arranged.push_back(std::move(p));
    }
    return arranged;
}

} // namespace adduce
