#include "app/cli/command.h"
#include "app/cli/evaluation_options.h"
#include "app/cli/output.h"
#include "app/cli/scope_options.h"

#include "core/base/device.h"
#include "core/evaluation/evaluation_json.h"
#include "core/evaluation/evaluation_markdown.h"
#include "core/evaluation/figure_changes.h"
#include "core/evaluation/gates.h"
#include "core/evaluation/paired_test.h"
#include "core/evaluation/report_form.h"
#include "core/workspace/check_score.h"
#include "core/workspace/evaluate_library.h"
#include "core/workspace/propose_questions.h"
#include "core/workspace/smoke_test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <functional>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostProposals = 500;

/// The report as --output or --json want it.
void write(const Context &context, const QString &markdown, const QJsonObject &json)
{
    const QString path = context.options.value(u"output"_s);
    if (!path.isEmpty())
        replaceFile(path, markdown.toUtf8());
    if (context.isJson)
        printJson(json);
    else if (path.isEmpty())
        printText(markdown.toUtf8());
}

/// The same of a run; its JSON is large, and made only where it is wanted. The name of the file says in which form it is written, Markdown unless
/// it says another.
void write(
    const Context &context, const Comparison &comparison, const QString &markdown, const std::function<QJsonObject()> &json)
{
    const QString path = context.options.value(u"output"_s);
    const ReportForm form = reportFormOf(path);
    const QJsonObject made = context.isJson || form == ReportForm::Json ? json() : QJsonObject();
    if (form == ReportForm::Markdown)
        return write(context, markdown, made);
    replaceFile(path, form == ReportForm::Json ? QJsonDocument(made).toJson() : written(comparison, form));
    if (context.isJson)
        printJson(made);
}

/// What the checks find of the library's own saved sentences, made false.
ExitCode evaluateChecks(const Context &context)
{
    const MutationScore score = scoreChecks(
        context.workspace, context.parameters().writing,
        [](int done, int total) { progress(u"%1 of %2 sentences"_s.arg(done).arg(total)); }, context.stop);
    progress({});
    if (score.sentences == 0 && score.kept == 0) {
        note(u"no answer with quotes is saved: ask something first"_s);
        return Failed;
    }
    write(context, toMarkdown(score), toJson(score));
    return context.stop.stop_requested() ? Interrupted : Done;
}

/// Whether the program works here at all.
ExitCode evaluateItself(const Context &context)
{
    const SmokeTest test = runSmokeTest(context.workspace, context.stop);
    QString markdown;
    QJsonArray checks;
    for (const SmokeCheck &check : test.checks) {
        markdown += u"- %1 %2: %3\n"_s.arg(check.isPassed ? u"ok"_s : u"FAILED"_s, check.name, check.detail);
        checks.append(QJsonObject { { u"name"_s, check.name }, { u"passed"_s, check.isPassed }, { u"detail"_s, check.detail } });
    }
    QJsonObject json { { u"passed"_s, test.isPassed() }, { u"milliseconds"_s, test.milliseconds }, { u"checks"_s, checks },
        { u"report"_s, toJson(test.report) } };
    write(context, markdown, json);
    return test.isPassed() ? Done : Missed;
}

/// The set that the options name, or the one that comes with the program.
QuerySet chosenSet(const Context &context)
{
    const QString path = context.options.value(u"set"_s);
    const QuerySet all = path.isEmpty() ? bundledQuerySet() : querySetFrom(path);
    const QuerySet set = acceptedOf(all);
    if (const auto proposals = all.queries.size() - set.queries.size(); proposals > 0)
        note(u"Not asked: %1 that nobody accepted yet"_s.arg(counted(proposals, u"proposal"_s)));
    if (set.queries.empty())
        throw Error(ErrorKind::BadInput, u"\"%1\" has no accepted question, and only those are asked"_s.arg(path));
    const QString part = context.options.value(u"part"_s);
    return part.isEmpty() ? set : partOf(set, part);
}

/// The set that comes with the program and those of the files, with what of their papers is not searched.
ExitCode listSets(const Context &context)
{
    std::vector<std::pair<QString, QuerySet>> sets { { QString(), bundledQuerySet() } };
    for (const QString &path : context.arguments.mid(1))
        sets.emplace_back(path, querySetFrom(path));
    QJsonArray json;
    for (const auto &[path, all] : sets) {
        const QuerySet set = acceptedOf(all);
        const auto proposals = static_cast<qsizetype>(all.queries.size() - set.queries.size());
        const SetPapers papers = evaluationPapers(context.workspace, set, scopeNames(context));
        if (context.isJson) {
            json.append(QJsonObject { { u"set"_s, all.name }, { u"file"_s, path },
                { u"questions"_s, static_cast<qint64>(set.queries.size()) }, { u"proposals"_s, proposals },
                { u"missing"_s, QJsonArray::fromStringList(papers.missing) } });
            continue;
        }
        QString line =
            u"%1  %2"_s.arg(path.isEmpty() ? all.name : path, counted(static_cast<qint64>(set.queries.size()), u"question"_s));
        if (proposals > 0)
            line += u", %1 that nobody accepted yet"_s.arg(counted(proposals, u"proposal"_s));
        printLine(papers.missing.isEmpty() ? line : line + u"; "_s + missingWords(papers));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

ExitCode listRuns(const Context &context)
{
    QJsonArray json;
    for (const EvaluationRow &row : keptEvaluations(context.workspace)) {
        const QString name = row.name.isEmpty() ? row.set : row.name;
        if (context.isJson)
            json.append(QJsonObject { { u"id"_s, row.id.value }, { u"set"_s, row.set }, { u"name"_s, row.name },
                { u"started_at"_s, row.startedAt.toUTC().toString(Qt::ISODateWithMs) }, { u"cut_short"_s, row.isCutShort } });
        else
            printLine(u"%1  %2  %3%4"_s.arg(QString::number(row.id.value).rightJustified(4),
                row.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm"_s), name, row.isCutShort ? u" (cut short)"_s : QString()));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

/// Questions that the library's own papers answer, for somebody to accept in the file.
ExitCode propose(const Context &context)
{
    const QString path = context.options.value(u"output"_s);
    ProposalOptions options;
    if (context.options.isSet(u"most"_s)) {
        const QString number = context.options.value(u"most"_s);
        bool isNumber = false;
        options.answerable = number.toInt(&isNumber);
        if (!isNumber || options.answerable < 1 || options.answerable > kMostProposals)
            throw Error(ErrorKind::BadInput,
                u"--most is a number from 1 to %1, and not \"%2\""_s.arg(QString::number(kMostProposals), number));
        options.unanswerable = (options.answerable + 3) / 4;
    }
    const QByteArray set = toJson(proposedSet(context.workspace, scopeNames(context), options,
        { writerToAsk(context), context.parameters().consulting }, context.stop));
    if (path.isEmpty())
        return printText(set), Done;
    replaceFile(path, set);
    note(
        u"%1: read each question and take its line \"accepted\": false away, or open the file in the Evaluation tab"_s.arg(path));
    return Done;
}

/// The number of a kept run. Throws BadInput for what is none.
EvaluationId runNumbered(const QString &number)
{
    bool isNumber = false;
    const EvaluationId id { number.toLongLong(&isNumber) };
    if (!isNumber || !id)
        throw Error(ErrorKind::BadInput, u"\"%1\" is no number of a run; \"adduce-cli evaluate runs\" lists them"_s.arg(number));
    return id;
}

ExitCode showRun(const Context &context)
{
    if (context.arguments.size() != 2) {
        note(u"evaluate show: name a run by its number, which evaluate runs lists"_s);
        return Usage;
    }
    const Comparison run = keptEvaluation(context.workspace, runNumbered(context.arguments[1]));
    write(context, run, toMarkdown(run), [&] { return toJson(run); });
    return Done;
}

/// Says where the run is kept, and puts its number into the JSON. False, and said, where it could not be: the report is written all the same.
bool isKept(const LibraryEvaluation &evaluated, QJsonObject &json)
{
    if (evaluated.kept) {
        json[u"run"_s] = evaluated.kept.value;
        note(u"kept as run %1"_s.arg(evaluated.kept.value));
    }
    if (evaluated.unkept)
        note(u"the run could not be kept: "_s + sentence(*evaluated.unkept));
    return !evaluated.unkept;
}

/// Of the first way. Says each, and puts it into the JSON.
bool areReached(const std::vector<Gate> &gates, const Comparison &comparison, QJsonObject &json)
{
    bool areAll = true;
    QJsonArray reached;
    for (const Gate &gate : gates) {
        const GateResult result = checked(gate, comparison.reports.front());
        areAll = areAll && result.isReached();
        note(gateWords(result));
        reached.append(QJsonObject { { u"metric"_s, gate.metric }, { gate.isAtMost ? u"at_most"_s : u"at_least"_s, gate.limit },
            { u"value"_s, result.value ? QJsonValue(*result.value) : QJsonValue() }, { u"reached"_s, result.isReached() } });
    }
    if (!gates.empty())
        json[u"gates"_s] = reached;
    return areAll;
}

QJsonArray changesJson(const Comparison &now, const Comparison &before)
{
    QJsonArray changes;
    for (const EvaluationReport &report : now.reports)
        if (const EvaluationReport *same = sameVariant(before, report)) {
            const PairedChange change = pairedChange(report, *same);
            QJsonObject figures;
            for (const FigureChange &one : figureChanges(report, *same))
                figures[one.metric] =
                    QJsonObject { { u"before"_s, one.before }, { u"now"_s, one.now }, { u"better"_s, one.isBetter } };
            changes.append(QJsonObject { { u"variant"_s, variantName(report) }, { u"p"_s, change.p },
                { u"right_instead"_s, QJsonArray::fromStringList(change.better) },
                { u"wrong_instead"_s, QJsonArray::fromStringList(change.worse) }, { u"figures"_s, figures } });
        }
    return changes;
}

ExitCode askSet(const Context &context)
{
    const QuerySet set = chosenSet(context);
    const std::vector<Gate> gates = gatesFrom(context.options.values(u"gate"_s).join(u','));
    if (context.options.isSet(u"gate"_s) && gates.empty()) {
        note(u"evaluate: --gate names figures, such as right>=0.6"_s);
        return Usage;
    }
    const SetPapers papers = evaluationPapers(context.workspace, set, scopeNames(context));
    if (!papers.missing.isEmpty())
        note(missingWords(papers));
    if (papers.lacksAll())
        return Failed;
    std::optional<Comparison> before;
    if (const QString number = context.options.value(u"compare"_s); !number.isEmpty())
        before = keptEvaluation(context.workspace, runNumbered(number));
    EvaluationRequest request { set, scopeNames(context), variantsToAsk(context), judgeToAsk(context), workersToAsk(context),
        context.options.isSet(u"save"_s) };
    if (const QString number = context.options.value(u"resume"_s); !number.isEmpty())
        request.goesOnWith = runNumbered(number);
    const LibraryEvaluation evaluated = evaluateLibrary(
        context.workspace, request,
        [](const Comparison &, const QueryResult &, int, int done, int total) {
            progress(u"%1 of %2 questions"_s.arg(done).arg(total));
        },
        context.stop);
    progress({});
    const Comparison &comparison = evaluated.comparison;
    if (comparison.reports.empty())
        return context.stop.stop_requested() ? Interrupted : Failed;
    QJsonObject also; // in the JSON, beside the run
    const bool wasKept = isKept(evaluated, also);
    const bool isReached = areReached(gates, comparison, also);
    QString markdown = toMarkdown(comparison);
    if (before) {
        markdown += changesMarkdown(comparison, *before);
        also[u"changes"_s] = changesJson(comparison, *before);
    }
    write(context, comparison, markdown, [&] {
        QJsonObject json = comparison.variants == 1 ? toJson(comparison.reports.front()) : toJson(comparison);
        for (auto it = also.begin(); it != also.end(); ++it)
            json[it.key()] = *it;
        return json;
    });
    if (comparison.error)
        note(sentence(*comparison.error));
    if (context.stop.stop_requested())
        return Interrupted;
    if (comparison.error || !wasKept)
        return Failed;
    return isReached ? Done : Missed;
}

} // namespace

ExitCode evaluate(const Context &context)
{
    if (const QString path = context.options.value(u"output"_s); !path.isEmpty())
        refuseToOverwrite(path);
    if (context.options.isSet(u"mutations"_s))
        return evaluateChecks(context);
    if (context.options.isSet(u"smoke"_s))
        return evaluateItself(context);
    const QString what = context.arguments.value(0);
    if (what.isEmpty())
        return askSet(context);
    if (what == u"sets")
        return listSets(context);
    if (what == u"runs" && context.arguments.size() == 1)
        return listRuns(context);
    if (what == u"show")
        return showRun(context);
    if (what == u"propose" && context.arguments.size() == 1)
        return propose(context);
    note(u"evaluate: alone asks the questions of a set; evaluate propose makes one of the papers; evaluate sets [FILE...] says "
         u"which can be asked; evaluate runs lists what is "
         u"kept, evaluate "
         u"show N shows it"_s);
    return Usage;
}

} // namespace adduce::cli
