#include "app/cli/artifacts.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/quote_checks.h"

#include "core/answer/answer_words.h"
#include "core/workspace/library_evidence.h"

#include <QJsonArray>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject tableJson(const EvidenceTable &table)
{
    return { { u"id"_s, table.id.value }, { u"name"_s, table.name }, { u"rows"_s, table.rows } };
}

QJsonObject evidenceRowJson(const EvidenceRow &row)
{
    QJsonObject json { { u"id"_s, row.id.value }, { u"claim"_s, row.claim }, { u"caveats"_s, row.caveats },
        { u"notes"_s, row.notes }, { u"question"_s, row.question } };
    if (row.confidence)
        json[u"confidence"_s] = nameOf(*row.confidence);
    if (row.citation) {
        json[u"evidence"_s] = row.citation->quote;
        json[u"source"_s] = row.citation->source;
        json[u"sha256"_s] = row.citation->sha256;
        json[u"document"_s] = row.citation->document.value;
        json[u"page"_s] = row.citation->page;
    }
    return json;
}

ExitCode tellTables(const Context &context, const std::vector<EvidenceTable> &tables)
{
    QJsonArray json;
    for (const EvidenceTable &table : tables) {
        json.append(tableJson(table));
        if (!context.isJson)
            printLine(u"%1  %2  %3"_s.arg(
                QString::number(table.id.value).rightJustified(4), counted(table.rows, u"row"_s), table.name));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

ExitCode listTables(const Context &context)
{
    const std::vector<EvidenceTable> tables = listEvidence(context.workspace);
    if (tables.empty())
        note(u"No table of evidence is kept yet. Make one: adduce-cli evidence create NAME"_s);
    return tellTables(context, tables);
}

void printRow(const EvidenceRow &row)
{
    printLine(row.claim);
    if (row.citation)
        printLine(u"    %1, file page %2 of %3: \"%4\""_s.arg(chipText(*row.citation), QString::number(row.citation->page),
            QString::number(row.citation->pageCount), row.citation->quote));
    else
        printLine(u"    no quote yet"_s);
    for (const QString &text : { row.caveats, row.notes })
        if (!text.isEmpty())
            printLine(u"    "_s + text.simplified());
}

ExitCode tellRows(const Context &context, const EvidenceTable &table, std::vector<EvidenceRow> rows)
{
    ExportContent content;
    content.tables.push_back({ table.name, std::move(rows) });
    if (personalData(context) == PersonalData::Masked)
        maskPersonalData(content);
    QJsonArray json;
    for (const EvidenceRow &row : content.tables.front().rows) {
        json.append(evidenceRowJson(row));
        if (!context.isJson)
            printRow(row);
    }
    if (context.isJson)
        printJson({ { u"id"_s, table.id.value }, { u"name"_s, table.name }, { u"rows"_s, json } });
    return Done;
}

ExitCode showTable(const Context &context, const QString &name)
{
    const EvidenceRows found = readEvidence(context.workspace, name);
    if (found.rows.empty())
        note(u"The table has no rows yet. Put the quotes of an answer into it: adduce-cli evidence add %1 THREAD"_s.arg(
            found.table.id.value));
    return tellRows(context, found.table, found.rows);
}

ExitCode addRows(const Context &context, const QStringList &rest)
{
    const EvidenceRows added = addEvidence(context.workspace, rest.first(), rest.mid(1));
    if (added.rows.empty())
        note(u"Nothing was added: no answer of the thread quotes anything."_s);
    return tellRows(context, added.table, added.rows);
}

ExitCode checkTable(const Context &context, const QString &name)
{
    const auto onProgress = [](int done, int total) { progress(u"%1 of %2 quotes"_s.arg(done).arg(total)); };
    std::vector<PublicQuoteCheck> report;
    const ExitCode code = tellChecks(context, checkEvidence(context.workspace, name, onProgress, context.stop), report);
    if (context.isJson)
        printJson(toPublicJson(report));
    return code;
}

ExitCode exportTable(const Context &context, const QString &name)
{
    const auto format = tableFormat(context);
    if (!format)
        return Usage;
    const TableExport wanted { name, TableExport::Part::Rows, *format, personalData(context), context.options.isSet(u"crops"_s),
        paperOf(context), context.options.value(u"style"_s) };
    putOut(context, contentOf(context.workspace, wanted, context.stop), *format, { { u"table"_s, name } });
    return Done;
}

} // namespace

std::optional<ExportFormat> tableFormat(const Context &context)
{
    const auto format = exportFormatFromString(context.options.value(u"format"_s));
    if (format && format != ExportFormat::Json)
        return format;
    note(u"A table is exported with --format md, csv, pdf, docx, odt, bib, ris or csl."_s);
    return std::nullopt;
}

ExitCode evidence(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QStringList rest = context.arguments.mid(1);
    const qsizetype count = rest.contains(QString()) ? 0 : rest.size();
    if (context.arguments.isEmpty())
        return listTables(context);
    if (what == u"show" && count == 1)
        return showTable(context, rest.first());
    if (what == u"create" && count >= 1)
        return tellTables(context, { createEvidence(context.workspace, rest.join(u' ')) });
    if (what == u"rename" && count >= 2)
        return tellTables(context, { renameEvidence(context.workspace, rest.first(), rest.mid(1).join(u' ')) });
    if (what == u"remove" && count >= 1)
        return tellTables(context, removeEvidence(context.workspace, rest));
    if (what == u"add" && count >= 2)
        return addRows(context, rest);
    if (what == u"check" && count == 1)
        return checkTable(context, rest.first());
    if (what == u"export" && count == 1)
        return exportTable(context, rest.first());
    note(u"evidence: lists the tables; show|check|export TABLE, create NAME, rename TABLE NAME, remove TABLE..., add TABLE "
         "THREAD..."_s);
    return Usage;
}

} // namespace adduce::cli
