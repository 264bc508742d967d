#include "app/cli/command.h"
#include "app/cli/explaining.h"
#include "app/cli/ingesting.h"
#include "app/cli/output.h"

#include "core/base/cpu_clock.h"
#include "core/base/device.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/ranking_measures.h"
#include "core/library/database.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QTextStream>
#include <algorithm>
#include <map>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostHits = 1000;

/// What a subcommand was not told; it was said then.
bool isMissing(const Context &context, const QStringList &needed)
{
    for (const QString &name : needed)
        if (context.options.value(name).isEmpty()) {
            note(u"collection: --%1 is missing"_s.arg(name));
            return true;
        }
    return false;
}

/// The last line of the output is one object of figures, for whoever measures.
void printFigures(const QJsonObject &figures)
{
    printLine(QString::fromUtf8(QJsonDocument(figures).toJson(QJsonDocument::Compact)));
}

/// Of --vectors and --dim; none without them.
std::optional<GivenVectors> vectorsOf(const Context &context)
{
    const QString path = context.options.value(u"vectors"_s);
    if (path.isEmpty())
        return std::nullopt;
    return GivenVectors(path, context.options.value(u"dim"_s).toInt());
}

ExitCode addTexts(const Context &context, bool fresh)
{
    if (isMissing(context, { u"corpus"_s, u"db"_s }))
        return Usage;
    const QString path = context.options.value(u"db"_s);
    if (fresh == QFileInfo::exists(path)) {
        note(fresh ? u"%1 is there already"_s.arg(path) : u"%1 is not there"_s.arg(path));
        return Failed;
    }
    QElapsedTimer clock;
    clock.start();
    const double cpu = cpuMilliseconds();
    const QString corpus = context.options.value(u"corpus"_s);
    const auto vectors = vectorsOf(context);
    int added = 0;
    if (fresh) {
        added = indexCollection(path, corpus, vectors ? &*vectors : nullptr, context.parameters(), context.stop);
    } else {
        Workspace measured({ path, context.workspace.configuration().path() }, context.workspace);
        Database database = measured.library().open();
        added = addCollection(database, corpus, vectors ? &*vectors : nullptr, context.parameters(), context.stop);
    }
    printFigures({ { u"documents"_s, added }, { u"wall_ms"_s, clock.elapsed() }, { u"cpu_ms"_s, cpuMilliseconds() - cpu },
        { u"bytes"_s, QFileInfo(path).size() } });
    return Done;
}

/// Of --profile, --mode and --k; none for a mode that is none, which was said then.
std::optional<RetrievalParameters> retrievalOf(const Context &context, int k)
{
    const auto profile = retrievalOf(context);
    if (!profile)
        return std::nullopt;
    RetrievalParameters retrieval = reachingFor(*profile, k);
    const QString mode = context.options.value(u"mode"_s);
    if (mode == u"keyword"_s) {
        retrieval.vectorK = 0;
        retrieval.fusion.vectorWeight = retrieval.fusion.feedbackWeight = retrieval.fusion.completeness = 0; // BM25, no more
    } else if (mode == u"vector"_s) {
        retrieval.keywordK = 0;
        retrieval.fusion.keywordWeight = retrieval.fusion.feedbackWeight = 0;
        retrieval.fusion.similarityFloor = -1;
    } else if (mode != u"hybrid"_s) {
        note(u"--mode is keyword, vector or hybrid"_s);
        return std::nullopt;
    }
    return retrieval;
}

ExitCode searchTexts(const Context &context)
{
    if (isMissing(context, { u"queries"_s, u"db"_s, u"out"_s }))
        return Usage;
    const int k = context.options.value(u"k"_s).toInt();
    if (k < 1 || k > kMostHits) {
        note(u"--k takes a number from 1 to %1"_s.arg(kMostHits));
        return Usage;
    }
    const auto retrieval = retrievalOf(context, k);
    if (!retrieval)
        return Usage;
    const QString mode = context.options.value(u"mode"_s);
    QSaveFile out(context.options.value(u"out"_s));
    if (!out.open(QIODevice::WriteOnly))
        throw writeError(out);
    QTextStream run(&out);
    std::vector<double> times;
    double cpu = 0;
    Workspace measured({ context.options.value(u"db"_s), context.workspace.configuration().path() }, context.workspace);
    const auto vectors = vectorsOf(context);
    searchCollection(
        measured.library(), context.options.value(u"queries"_s), vectors ? &*vectors : nullptr, *retrieval, k,
        [&](const CollectionAnswer &answer) {
            times.push_back(answer.milliseconds);
            cpu += answer.cpuMilliseconds;
            for (int rank = 1; const CollectionAnswer::Hit &hit : answer.hits)
                run << answer.query << "\tQ0\t" << hit.document << '\t' << rank++ << '\t' << hit.score << "\tadduce-" << mode
                    << '\t' << answer.milliseconds << '\n';
        },
        context.stop);
    run.flush();
    if (!out.commit())
        throw writeError(out);
    std::ranges::sort(times);
    double sum = 0;
    for (const double ms : times)
        sum += ms;
    const auto at = [&](double share) {
        return times.empty()
            ? 0
            : times[std::min(times.size() - 1, static_cast<std::size_t>(share * static_cast<double>(times.size())))];
    };
    const double count = std::max<double>(1, static_cast<double>(times.size()));
    printFigures({ { u"queries"_s, static_cast<int>(times.size()) }, { u"mode"_s, mode }, { u"k"_s, k },
        { u"mean_ms"_s, sum / count }, { u"cpu_ms"_s, cpu / count }, { u"median_ms"_s, at(0.5) }, { u"p95_ms"_s, at(0.95) } });
    return Done;
}

template <class Value> Value readFile(const QString &path, Value (*read)(QIODevice &))
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
    return read(file);
}

ExitCode score(const Context &context)
{
    if (isMissing(context, { u"run"_s, u"qrels"_s }))
        return Usage;
    const QStringList runs = context.options.values(u"run"_s);
    if (runs.size() > 2) {
        note(u"collection score: one run, or two to compare"_s);
        return Usage;
    }
    const Judgements judgements = readFile(context.options.value(u"qrels"_s), readJudgements);
    std::vector<std::vector<MeasuredQuery>> measured;
    for (const QString &run : runs)
        measured.push_back(measureRun(readFile(run, readRun), judgements));
    QJsonObject figures { { u"queries"_s, static_cast<int>(measured.front().size()) } };
    for (std::size_t m = 0; m < kRankingMeasures; ++m) {
        const auto measure = static_cast<RankingMeasure>(m);
        const QString name = QString::fromLatin1(kRankingMeasureNames.at(m));
        QString words = name.leftJustified(12);
        QJsonArray means;
        for (const auto &queries : measured) {
            const Estimate e = estimate(valuesOf(queries, measure));
            words += u"%1  [%2, %3]   "_s.arg(e.mean, 0, 'f', 4).arg(e.low, 0, 'f', 4).arg(e.high, 0, 'f', 4);
            means.append(QJsonObject { { u"mean"_s, e.mean }, { u"low"_s, e.low }, { u"high"_s, e.high } });
        }
        if (measured.size() == 2) {
            const double p = pairedTest(valuesOf(measured[0], measure), valuesOf(measured[1], measure));
            words += u"p %1"_s.arg(p, 0, 'f', 4);
            figures[name] = QJsonObject { { u"runs"_s, means }, { u"p"_s, p } };
        } else {
            figures[name] = means.first();
        }
        printLine(words.trimmed());
    }
    printFigures(figures);
    return Done;
}

/// Papers instead of texts, read as `add` reads them.
ExitCode ingestPapers(const Context &context)
{
    const auto reading = readingOf(context);
    if (!reading || isMissing(context, { u"list"_s, u"db"_s }))
        return Usage;
    QFile list(context.options.value(u"list"_s));
    if (!list.open(QIODevice::ReadOnly))
        throw Error(list.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, list.fileName(), list.errorString());
    IngestRequest request;
    request.paths = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);
    Workspace measured({ context.options.value(u"db"_s), context.workspace.configuration().path() }, context.workspace);
    (void)measured.library(LibraryUse::MadeIfMissing);
    const ReadOutcome outcome = readAll(context, measured, *reading, request);
    printFigures(outcome.json);
    return outcome.code;
}

const std::map<QString, ExitCode (*)(const Context &)> kSubcommands {
    { u"index"_s, [](const Context &context) { return addTexts(context, true); } },
    { u"add"_s, [](const Context &context) { return addTexts(context, false); } },
    { u"ingest"_s, ingestPapers },
    { u"search"_s, searchTexts },
    { u"score"_s, score },
};

} // namespace

ExitCode collection(const Context &context)
{
    const auto found = kSubcommands.find(context.arguments.value(0));
    if (found == kSubcommands.end() || context.arguments.size() != 1) {
        note(u"collection: index --corpus FILE --db NEW, add --corpus FILE --db FILE, ingest --list FILE --db FILE, search --db "
             u"FILE --queries FILE --out FILE, "
             "or score --run FILE --qrels FILE"_s);
        return Usage;
    }
    return found->second(context);
}

} // namespace adduce::cli
