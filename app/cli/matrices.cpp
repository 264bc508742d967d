#include "app/cli/artifacts.h"
#include "app/cli/command.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"

#include "core/workspace/library_evidence.h"
#include "core/workspace/library_matrix.h"

#include <QJsonArray>
#include <QScopeGuard>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject cellJson(const MatrixCell &cell)
{
    QJsonObject json { { u"question"_s, cell.question.value }, { u"state"_s, nameOf(cell.state) },
        { u"chosen_by"_s, cell.chosenBy }, { u"made_at"_s, cell.madeAt.toString(Qt::ISODateWithMs) } };
    if (cell.citation) {
        json[u"evidence"_s] = cell.citation->quote;
        json[u"page"_s] = cell.citation->page;
        json[u"label"_s] = cell.citation->label;
    }
    return json;
}

QJsonObject matrixPaperJson(const Matrix &matrix, const MatrixPaper &paper)
{
    QJsonArray cells;
    for (const MatrixQuestion &question : matrix.questions)
        if (const auto cell = matrix.cells.find({ paper.id, question.id }); cell != matrix.cells.end())
            cells.append(cellJson(cell->second));
    return { { u"document"_s, paper.document.value }, { u"sha256"_s, paper.sha256 }, { u"source"_s, paper.source },
        { u"title"_s, paper.title }, { u"ready"_s, paper.isReady }, { u"cells"_s, cells } };
}

void printMatrixJson(const TableMatrix &found)
{
    QJsonArray questions, papers;
    for (const MatrixQuestion &question : found.matrix.questions)
        questions.append(QJsonObject { { u"id"_s, question.id.value }, { u"question"_s, question.text } });
    for (const MatrixPaper &paper : found.matrix.papers)
        papers.append(matrixPaperJson(found.matrix, paper));
    printJson({ { u"table"_s, found.table.id.value }, { u"name"_s, found.table.name }, { u"questions"_s, questions },
        { u"papers"_s, papers } });
}

/// What a cell says that holds nothing yet.
QString waitingWords(const MatrixPaper &paper)
{
    return !paper.document ? u"not in the library any more"_s : paper.isReady ? u"waits"_s : u"the paper is not read"_s;
}

void printMatrix(const Matrix &matrix)
{
    int number = 0;
    for (const MatrixQuestion &question : matrix.questions)
        printLine(u"%1. %2"_s.arg(QString::number(++number), question.text));
    for (const MatrixPaper &paper : matrix.papers) {
        printLine({});
        printLine(paper.source == paper.title || paper.title.isEmpty() ? paper.source : paper.source + u": "_s + paper.title);
        number = 0;
        for (const MatrixQuestion &question : matrix.questions) {
            const QString said = cellText(matrix, paper, question);
            printLine(u"  %1. %2"_s.arg(QString::number(++number), said.isEmpty() ? waitingWords(paper) : said));
        }
    }
}

ExitCode tellMatrix(const Context &context, TableMatrix found)
{
    ExportContent content;
    content.matrices.push_back({ found.table.name, std::move(found.matrix) });
    if (personalData(context) == PersonalData::Masked)
        maskPersonalData(content);
    found.matrix = std::move(content.matrices.front().matrix);
    const QString table = QString::number(found.table.id.value);
    if (found.matrix.questions.empty())
        note(u"The matrix has no question yet: adduce-cli matrix ask %1 QUESTION"_s.arg(table));
    if (found.matrix.papers.empty())
        note(u"The matrix has no paper yet: adduce-cli matrix add %1 DOC..."_s.arg(table));
    if (context.isJson)
        printMatrixJson(found);
    else
        printMatrix(found.matrix);
    return Done;
}

/// Without a model, as the profile of the context finds.
ExitCode fillCellsOf(const Context &context, const QString &table)
{
    const QuestionSettings settings = questionSettings(context, context.configuration.profile, {});
    MatrixFilled result;
    {
        const auto clear = qScopeGuard([] { progress({}); });
        const auto onProgress = [](int done, int total) { progress(u"%1 of %2 cells"_s.arg(done).arg(total)); };
        result = fillMatrix(context.workspace, table, settings, onProgress, context.stop);
    }
    if (context.isJson)
        printJson({ { u"filled"_s, result.filled }, { u"quoted"_s, result.quoted }, { u"left"_s, result.left } });
    else
        printLine(u"Filled: %1, %2 with a quote"_s.arg(counted(result.filled, u"cell"_s), QString::number(result.quoted)));
    if (result.left > 0)
        note(u"%1 still wait: \"matrix show\" says which, and another \"matrix fill\" goes on."_s.arg(
            counted(result.left, u"cell"_s)));
    return context.stop.stop_requested() ? Interrupted : Done;
}

ExitCode exportMatrix(const Context &context, const QString &table)
{
    const auto format = tableFormat(context);
    if (!format)
        return Usage;
    const TableExport wanted { table, TableExport::Part::Matrix, *format, personalData(context),
        context.options.isSet(u"crops"_s), paperOf(context), context.options.value(u"style"_s) };
    putOut(context, contentOf(context.workspace, wanted, context.stop), *format, { { u"table"_s, table } });
    return Done;
}

} // namespace

ExitCode matrix(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QString table = context.arguments.value(1);
    const QStringList rest = context.arguments.mid(2);
    const bool isNamed = !table.isEmpty() && !rest.contains(QString());
    if (isNamed && what == u"show" && rest.isEmpty())
        return tellMatrix(context, readMatrix(context.workspace, table));
    if (isNamed && what == u"ask" && !rest.isEmpty())
        return tellMatrix(context, askMatrix(context.workspace, table, rest.join(u' ')));
    if (isNamed && what == u"unask" && rest.size() == 1)
        return tellMatrix(context, unaskMatrix(context.workspace, table, rest.first()));
    if (isNamed && what == u"add" && !rest.isEmpty())
        return tellMatrix(context, addToMatrix(context.workspace, table, rest));
    if (isNamed && what == u"take" && !rest.isEmpty())
        return tellMatrix(context, takeFromMatrix(context.workspace, table, rest));
    if (isNamed && what == u"fill" && rest.isEmpty())
        return fillCellsOf(context, table);
    if (isNamed && what == u"export" && rest.isEmpty())
        return exportMatrix(context, table);
    note(
        u"matrix: show|fill|export TABLE, ask TABLE QUESTION, unask TABLE N, add|take TABLE DOC... (TABLE is one of evidence)"_s);
    return Usage;
}

} // namespace adduce::cli
