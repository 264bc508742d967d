#include "app/cli/explaining.h"

#include "app/cli/existing_library.h"
#include "app/cli/find_document.h"
#include "app/cli/output.h"

#include "core/embedding/server_space.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/retrieval/retriever.h"
#include "core/retrieval/search_query.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
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

std::vector<Passage> findPassages(const Context &context, const Retriever &retriever, Database &database,
    const SearchQuery &query, const RetrievalParameters &parameters)
{
    const SearchScope scope = scopeOf(query, database, CollectionStore(database).resolve(scopeOf(context, database)));
    const AskedServer asked = embedByServer(database, context.servers, query.words, context.stop);
    if (asked.error)
        note(u"searched by words alone: "_s + sentence(*asked.error));
    return retriever.find(database, query.words, scope, parameters, asked.vector);
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
    const Library library = existingLibrary(context.libraryPath);
    const Retriever retriever(library);
    Database database = library.open();
    const SearchQuery query = parseSearchQuery(context.arguments.join(u' '));
    const std::vector<Passage> found = findPassages(context, retriever, database, query, *parameters);
    const std::vector<Passage> chosen = select(found, *parameters, similarityIn(retriever.snapshot(database)));
    QJsonArray json;
    if (!context.json)
        printLine(u"chosen    BM25    held keyword  cosine  vector feedback  fused penalty   score"_s);
    for (const Passage &p : found) {
        const auto place = std::ranges::find(chosen, p.chunk, &Passage::chunk);
        const bool isChosen = place != chosen.end();
        const Passage &shown = isChosen ? *place : p;
        const auto row = DocumentStore(database).find(p.document);
        const auto chunk = TextStore(database).chunk(p.chunk);
        if (!row || !chunk)
            continue;
        const int rank = isChosen ? static_cast<int>(place - chosen.begin()) + 1 : 0;
        if (context.json)
            json.append(QJsonObject { { u"chunk"_s, p.chunk.value }, { u"source"_s, shortName(*row) },
                { u"first_page"_s, p.firstPage + 1 }, { u"last_page"_s, p.lastPage + 1 },
                { u"bm25"_s, p.bm25 ? QJsonValue(*p.bm25) : QJsonValue() }, { u"held"_s, p.queryTermCoverage },
                { u"keyword"_s, p.keywordScore }, { u"cosine"_s, p.similarity ? QJsonValue(*p.similarity) : QJsonValue() },
                { u"vector"_s, p.vectorScore }, { u"feedback"_s, p.feedbackScore }, { u"fused"_s, p.fused },
                { u"penalty"_s, shown.penalty }, { u"score"_s, shown.score }, { u"chosen"_s, rank },
                { u"text"_s, chunk->text } });
        else
            printLine((rank > 0 ? QString::number(rank) : u"-"_s).rightJustified(6) + number(p.bm25.value_or(0))
                + number(p.queryTermCoverage) + number(p.keywordScore) + number(p.similarity.value_or(0)) + number(p.vectorScore)
                + number(p.feedbackScore) + number(p.fused) + number(shown.penalty) + number(shown.score)
                + u"  %1, p. %2: %3"_s.arg(shortName(*row)).arg(p.firstPage + 1).arg(chunk->text.left(60).simplified()));
    }
    if (context.json)
        printJson(json);
    return Done;
}

} // namespace adduce::cli
