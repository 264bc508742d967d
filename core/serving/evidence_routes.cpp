#include "core/answer/answer_words.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/evidence_table.h"
#include "core/guardrails/quote.h"
#include "core/library/database.h"
#include "core/serving/answering.h"
#include "core/serving/problem.h"
#include "core/serving/routes.h"
#include "core/workspace/answer_record.h"
#include "core/workspace/document_text.h"
#include "core/workspace/evaluate_library.h"
#include "core/workspace/json_schema.h"
#include "core/workspace/run_log.h"

#include <algorithm>

namespace adduce {

using json::Field;
using namespace Qt::StringLiterals;

namespace {

struct TableBody
{
    EvidenceTableId id;
    QString name;
    int rows = 0;
    bool isOwn = false, isShared = false;
};
constexpr auto jsonFields(const TableBody *)
{
    return std::tuple(Field { "id", &TableBody::id }, Field { "name", &TableBody::name }, Field { "rows", &TableBody::rows },
        Field { "own", &TableBody::isOwn }, Field { "shared", &TableBody::isShared });
}

struct RowBody
{
    EvidenceRowId id;
    QString claim, evidence, source, sha256, caveats, notes, question;
    std::optional<DocumentId> document;
    std::optional<int> page; ///< 1-based
    std::optional<Confidence> confidence;
};
constexpr auto jsonFields(const RowBody *)
{
    return std::tuple(Field { "id", &RowBody::id }, Field { "claim", &RowBody::claim }, Field { "evidence", &RowBody::evidence },
        Field { "source", &RowBody::source }, Field { "sha256", &RowBody::sha256 }, Field { "document", &RowBody::document },
        Field { "page", &RowBody::page }, Field { "confidence", &RowBody::confidence }, Field { "caveats", &RowBody::caveats },
        Field { "notes", &RowBody::notes }, Field { "question", &RowBody::question });
}

struct TableChange
{
    std::optional<QString> name;
    std::optional<bool> isShared;
};
constexpr auto jsonFields(const TableChange *)
{
    return std::tuple(Field { "name", &TableChange::name }, Field { "shared", &TableChange::isShared });
}

/// Of which answers rows are made.
struct RowsRequest
{
    QString thread;
    std::optional<TurnId> turn; ///< none: the last version of each question
};
constexpr auto jsonFields(const RowsRequest *)
{
    return std::tuple(Field { "thread", &RowsRequest::thread }, Field { "turn", &RowsRequest::turn });
}

struct QuoteRequest
{
    DocumentId document;
    int page = 0; ///< 1-based
    QString quote;
};
constexpr auto jsonFields(const QuoteRequest *)
{
    return std::tuple(Field { "document", &QuoteRequest::document }, Field { "page", &QuoteRequest::page },
        Field { "quote", &QuoteRequest::quote });
}

template <class Body> QJsonObject schema()
{
    return json::schemaOf(static_cast<const Body *>(nullptr));
}

QJsonObject withSchema(const QString &name, const QJsonObject &of)
{
    return { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { name } },
        { u"properties"_s, QJsonObject { { name, of } } } };
}

bool isOwn(const EvidenceTable &table, const Caller &caller)
{
    return table.owner ? table.owner == caller.user.id : caller.opensFile;
}

TableBody bodyOf(const EvidenceTable &table, const Caller &caller)
{
    return { table.id, table.name, table.rows, isOwn(table, caller), table.isShared };
}

bool isReadable(const EvidenceTable &table, const Caller &caller)
{
    return isOwn(table, caller) || table.isShared;
}

/// Throws Missing where the caller may not read it, or, with `isToChange`, where it is not the caller's own.
EvidenceTable tableFor(Database &database, const RouteRequest &request, bool isToChange)
{
    const QString number = request.path.value(u"id"_s);
    const auto table = EvidenceStore(database).find({ number.toLongLong() });
    if (!table || !isReadable(*table, request.caller) || (isToChange && !isOwn(*table, request.caller)))
        throw Error(ErrorKind::Missing, number);
    return *table;
}

/// Rows of documents that the caller may not know of are as if they were not there.
std::vector<PlacedRow> rowsFor(Database &database, const Caller &caller, EvidenceTableId table)
{
    std::vector<PlacedRow> rows = EvidenceStore(database).rows(table);
    if (const auto restriction = restrictionOf(database, caller))
        std::erase_if(
            rows, [&](const PlacedRow &placed) { return placed.row.citation && !restriction->holds(*placed.row.citation); });
    return rows;
}

QJsonArray jsonOf(const std::vector<PlacedRow> &rows)
{
    QJsonArray all;
    for (const PlacedRow &placed : rows) {
        const EvidenceRow &row = placed.row;
        RowBody body;
        body.id = row.id;
        body.claim = row.claim;
        body.caveats = row.caveats;
        body.notes = row.notes;
        body.question = row.question;
        body.confidence = row.confidence;
        if (row.citation) {
            body.evidence = row.citation->quote;
            body.source = row.citation->source;
            body.sha256 = row.citation->sha256;
            body.document = row.citation->document;
            body.page = row.citation->page;
        }
        all.append(json::toObject(body));
    }
    return all;
}

QString nameIn(const std::optional<QString> &name)
{
    const QString kept = name.value_or(QString()).simplified();
    if (kept.isEmpty() || kept.size() > 200)
        throw Error(ErrorKind::BadInput, {}, u"the name of a table has 1 to 200 characters"_s);
    return kept;
}

ServedReply listTables(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    QJsonArray tables;
    for (const EvidenceTable &table : EvidenceStore(database).tables())
        if (isReadable(table, request.caller)) {
            TableBody body = bodyOf(table, request.caller);
            body.rows = static_cast<int>(rowsFor(database, request.caller, table.id).size());
            tables.append(json::toObject(body));
        }
    return jsonReply({ { u"tables"_s, tables } });
}

ServedReply makeTable(ServingContext &context, const RouteRequest &request)
{
    const QString name = nameIn(json::fromObject<TableChange>(request.body, {}).name);
    Database database = context.workspace().library().open();
    const ServingContext::Turn turn(context, ServingContext::Work::Numbering, request.stop);
    EvidenceStore store(database);
    const EvidenceTableId id = store.newTableId();
    store.apply({ .table = id, .nameBefore = {}, .nameAfter = name, .taken = {}, .put = {}, .owner = request.caller.user.id });
    return jsonReply(json::toObject(TableBody { id, name, 0, true, false }), 201);
}

ServedReply readTable(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    const EvidenceTable table = tableFor(database, request, false);
    return jsonReply({ { u"name"_s, table.name }, { u"rows"_s, jsonOf(rowsFor(database, request.caller, table.id)) } });
}

ServedReply changeTable(ServingContext &context, const RouteRequest &request)
{
    const auto asked = json::fromObject<TableChange>(request.body, {});
    Database database = context.workspace().library().open();
    EvidenceTable table = tableFor(database, request, true);
    EvidenceStore store(database);
    if (asked.name)
        store.apply({ table.id, table.name, nameIn(asked.name), {}, {}, table.owner });
    if (asked.isShared)
        store.share(table.id, *asked.isShared);
    TableBody body = bodyOf(store.find(table.id).value_or(table), request.caller);
    body.rows = static_cast<int>(rowsFor(database, request.caller, table.id).size());
    return jsonReply(json::toObject(body));
}

ServedReply removeTable(ServingContext &context, const RouteRequest &request)
{
    Database database = context.workspace().library().open();
    const EvidenceTable table = tableFor(database, request, true);
    EvidenceStore(database).apply({ table.id, table.name, {}, EvidenceStore(database).rows(table.id), {}, table.owner });
    return { .status = 204 };
}

ServedReply addRows(ServingContext &context, const RouteRequest &request)
{
    const auto asked = json::fromObject<RowsRequest>(request.body, {});
    Database database = context.workspace().library().open();
    const EvidenceTable table = tableFor(database, request, true);
    const Thread thread = threadFor(database, request.caller, asked.thread);
    std::vector<EvidenceRow> rows;
    if (!asked.turn)
        rows = evidenceRows(thread);
    for (const Turn &turn : thread.turns)
        if (asked.turn == turn.id)
            rows = evidenceRows(turn.answer);
    const ServingContext::Turn turn(context, ServingContext::Work::Numbering, request.stop);
    EvidenceStore store(database);
    const std::vector<PlacedRow> there = store.rows(table.id);
    EvidenceChange change { table.id, table.name, table.name, {}, {}, table.owner };
    EvidenceRowId id = store.newRowId();
    double place = there.empty() ? 0 : there.back().place;
    for (EvidenceRow &row : rows) {
        row.id = id;
        ++id.value;
        change.put.push_back({ std::move(row), ++place });
    }
    store.apply(change);
    return jsonReply({ { u"rows"_s, jsonOf(change.put) } }, 201);
}

/// Does this text stand on that page, letter by letter?
ServedReply checkQuote(ServingContext &context, const RouteRequest &request)
{
    const auto asked = json::fromObject<QuoteRequest>(request.body, {});
    if (comparable(asked.quote).isEmpty())
        throw Error(ErrorKind::BadInput, {}, u"the quote has no letters"_s);
    DocumentRow row;
    {
        Database database = context.workspace().library().open();
        row = documentFor(database, request.caller, QString::number(asked.document.value));
    }
    const Page page = pageOf(context.workspace(), QString::number(row.id.value), asked.page).page;
    return jsonReply(
        { { u"stands"_s, isVerbatim(asked.quote, page.text) }, { u"word_for_word"_s, isWordForWord(asked.quote, page.text) },
            { u"document"_s, row.id.value }, { u"sha256"_s, row.sha256 }, { u"page"_s, asked.page } });
}

/// UI5 of SPEC: EV5 of every question that was asked of the library.
ServedReply statistics(ServingContext &context, const RouteRequest &)
{
    return jsonReply(toJson(summaryOf(readRunLog(runLogOf(context.workspace().libraryPath())))));
}

ServedReply listRuns(ServingContext &context, const RouteRequest &)
{
    QJsonArray runs;
    for (const EvaluationRow &row : keptEvaluations(context.workspace()))
        runs.append(QJsonObject { { u"id"_s, row.id.value }, { u"name"_s, row.name }, { u"set"_s, row.set },
            { u"started_at"_s, row.startedAt.toString(Qt::ISODateWithMs) }, { u"cut_short"_s, row.isCutShort } });
    return jsonReply({ { u"runs"_s, runs } });
}

} // namespace

std::vector<Route> evidenceRoutes()
{
    const QJsonObject table = schema<TableBody>(), rows = withSchema(u"rows"_s, json::listSchema(schema<RowBody>()));
    const QJsonObject object = json::typeSchema("object"_L1), truth = json::typeSchema("boolean"_L1);
    const QJsonObject checked { { u"type"_s, u"object"_s }, { u"required"_s, QJsonArray { u"stands"_s } },
        { u"properties"_s, QJsonObject { { u"stands"_s, truth }, { u"word_for_word"_s, truth } } } };
    return {
        { "GET", "/v1/evidence", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "listEvidence",
            "Tables of evidence: the caller's own and those that others share.", {}, {},
            withSchema(u"tables"_s, json::listSchema(table)), "application/json", listTables },
        { "POST", "/v1/evidence", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "makeEvidence", "A new table.", {},
            withSchema(u"name"_s, json::typeSchema("string"_L1)), table, "application/json", makeTable },
        { "GET", "/v1/evidence/{id}", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "readEvidence",
            "The rows of a table.", {}, {}, rows, "application/json", readTable },
        { "PATCH", "/v1/evidence/{id}", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "changeEvidence",
            "Renames or shares a table of the caller's.", {}, schema<TableChange>(), table, "application/json", changeTable },
        { "DELETE", "/v1/evidence/{id}", UserRole::Reader, BodyKind::None, ErrorForm::Problem, "removeEvidence",
            "Removes a table of the caller's.", {}, {}, {}, nullptr, removeTable },
        { "POST", "/v1/evidence/{id}/rows", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "addEvidence",
            "Puts the quotes of an answer, or of a whole thread, into a table of the caller's.", {}, schema<RowsRequest>(), rows,
            "application/json", addRows },
        { "POST", "/v1/verify", UserRole::Reader, BodyKind::Json, ErrorForm::Problem, "checkQuote",
            "Whether a text stands on a page, letter by letter.", {}, schema<QuoteRequest>(), checked, "application/json",
            checkQuote },
        { "GET", "/v1/evaluation/runs", UserRole::Admin, BodyKind::None, ErrorForm::Problem, "listRuns",
            "Kept runs of evaluations, newest first.", {}, {}, withSchema(u"runs"_s, json::listSchema(object)),
            "application/json", listRuns },
        { "GET", "/api/evaluation/stats", UserRole::Admin, BodyKind::None, ErrorForm::Detail, "statistics",
            "What the questions that were asked of the library came to.", {}, {}, object, "application/json", statistics },
    };
}

} // namespace adduce
