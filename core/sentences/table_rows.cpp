#include "core/sentences/table_rows.h"

#include "core/base/tr.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString headOf(const Table &table, qsizetype column)
{
    QStringList words;
    for (int r = 0; r < table.headerRows; ++r)
        if (const QString word = table.rows[static_cast<std::size_t>(r)].cells.value(column); !word.isEmpty())
            words << word;
    return words.join(u' ');
}

/// "Iron", "Men: 8 mg", ...
QString cellsOf(const Table &table, const TableRow &row)
{
    QString name;
    QStringList cells;
    for (qsizetype column = 0; column < row.cells.size(); ++column) {
        const QString &cell = row.cells[column];
        if (cell.isEmpty())
            continue;
        if (name.isEmpty() && column == 0) {
            name = cell;
            continue;
        }
        const QString head = headOf(table, column);
        cells << (head.isEmpty() ? cell : head + u": "_s + cell);
    }
    const QString rest = cells.join(u"; "_s);
    if (name.isEmpty())
        return rest;
    return rest.isEmpty() ? name : tr("row %1: %2").arg(name, rest);
}

} // namespace

std::optional<SentencePart> asOneRun(const Sentence &row, const SourceDocument &document)
{
    if (row.parts.empty())
        return std::nullopt;
    SentencePart run { row.parts.front().page, row.parts.front().start, 0, {} };
    const auto page = document.pages.find(run.page);
    if (page == document.pages.end())
        return std::nullopt;
    for (const SentencePart &part : row.parts) {
        const int end = run.start + run.length;
        if (part.page != run.page || part.start < end
            || !QStringView(page->second.text).mid(end, part.start - end).trimmed().isEmpty())
            return std::nullopt;
        run.length = part.start + part.length - run.start;
        run.rects.insert(run.rects.end(), part.rects.begin(), part.rects.end());
    }
    return run;
}

QString rowWords(const std::vector<Table> &tables, int ordinal)
{
    for (const Table &table : tables)
        for (const TableRow &row : table.rows)
            if (row.sentence == ordinal) {
                const QString cells = cellsOf(table, row);
                return u"%1, %2"_s.arg(table.label.isEmpty() ? tr("A table") : table.label, cells);
            }
    return {};
}

} // namespace adduce
