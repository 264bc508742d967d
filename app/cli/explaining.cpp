#include "app/cli/explaining.h"

#include "app/cli/output.h"
#include "app/cli/scope_options.h"
#include "core/workspace/search_library.h"

#include <QJsonArray>
#include <QJsonObject>
#include <array>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// "0.3,0.6,0.25": of keyword, vector and feedback, at least one above 0.
bool setWeights(FusionParameters &fusion, const QString &weights)
{
    const QStringList parts = weights.split(u',');
    std::array<double *, 3> targets { &fusion.keywordWeight, &fusion.vectorWeight, &fusion.feedbackWeight };
    if (parts.size() != static_cast<qsizetype>(targets.size()))
        return false;
    double sum = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        bool isNumber = false;
        *targets.at(i) = parts[static_cast<qsizetype>(i)].trimmed().toDouble(&isNumber);
        if (!isNumber || !(*targets.at(i) >= 0 && *targets.at(i) <= 1000))
            return false;
        sum += *targets.at(i);
    }
    return sum > 0;
}

QString number(double value)
{
    return QString::number(value, 'f', 3).rightJustified(7);
}

QJsonObject explainedJson(const ExplainedPassage &explained)
{
    const Passage &p = explained.found.passage;
    return { { u"chunk"_s, p.chunk.value }, { u"source"_s, shortName(explained.found.document) },
        { u"first_page"_s, p.firstPage + 1 }, { u"last_page"_s, p.lastPage + 1 },
        { u"bm25"_s, p.bm25 ? QJsonValue(*p.bm25) : QJsonValue() }, { u"held"_s, p.queryTermCoverage },
        { u"keyword"_s, p.keywordScore }, { u"cosine"_s, p.similarity ? QJsonValue(*p.similarity) : QJsonValue() },
        { u"vector"_s, p.vectorScore }, { u"feedback"_s, p.feedbackScore }, { u"fused"_s, p.fused }, { u"penalty"_s, p.penalty },
        { u"score"_s, p.score }, { u"chosen"_s, explained.chosen }, { u"text"_s, explained.found.chunk.text } };
}

void printExplained(const ExplainedPassage &explained)
{
    const Passage &p = explained.found.passage;
    printLine((explained.chosen > 0 ? QString::number(explained.chosen) : u"-"_s).rightJustified(6) + number(p.bm25.value_or(0))
        + number(p.queryTermCoverage) + number(p.keywordScore) + number(p.similarity.value_or(0)) + number(p.vectorScore)
        + number(p.feedbackScore) + number(p.fused) + number(p.penalty) + number(p.score)
        + u"  %1, p. %2: %3"_s.arg(shortName(explained.found.document))
            .arg(p.firstPage + 1)
            .arg(explained.found.chunk.text.left(60).simplified()));
}

} // namespace

std::optional<RetrievalParameters> retrievalOf(const Context &context)
{
    RetrievalParameters parameters = context.parameters().retrieval;
    if (const QString weights = context.options.value(u"weights"_s);
        !weights.isEmpty() && !setWeights(parameters.fusion, weights)) {
        note(u"--weights takes three numbers from 0 on, such as 0.3,0.6,0.25"_s);
        return std::nullopt;
    }
    return parameters;
}

ExitCode explain(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"explain: type some words"_s);
        return Usage;
    }
    const auto parameters = retrievalOf(context);
    if (!parameters)
        return Usage;
    const Explanation explanation =
        explainSearch(context.workspace, { context.arguments.join(u' '), scopeNames(context), *parameters }, context.stop);
    if (explanation.serverError)
        note(u"searched by words alone: "_s + sentence(*explanation.serverError));
    QJsonArray json;
    if (!context.isJson)
        printLine(u"chosen    BM25    held keyword  cosine  vector feedback  fused penalty   score"_s);
    for (const ExplainedPassage &explained : explanation.passages) {
        if (context.isJson)
            json.append(explainedJson(explained));
        else
            printExplained(explained);
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

} // namespace adduce::cli
