#include "core/evaluation/query_table.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/export/evidence_csv.h"

#include <QHash>
#include <QJsonObject>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The cells of a line by the names of their columns.
class TableLine
{
public:
    TableLine(const QHash<QString, qsizetype> &columns, const QStringList &cells, std::size_t number)
        : m_columns(columns)
        , m_cells(cells)
        , m_number(number)
    {
    }

    [[nodiscard]] QString operator[](const QString &column) const
    {
        const auto at = m_columns.constFind(column);
        return at == m_columns.cend() ? QString() : plainCell(m_cells.value(*at)).trimmed();
    }
    [[noreturn]] void refuse(const QString &cell) const
    {
        throw Error(
            ErrorKind::BadInput, tr("the query set: line %1 has \"%2\", which cannot be read").arg(m_number).arg(cell.left(80)));
    }
    [[nodiscard]] std::size_t number() const { return m_number; }

private:
    const QHash<QString, qsizetype> &m_columns;
    const QStringList &m_cells;
    std::size_t m_number; // from 1, the heads among them
};

QJsonArray pagesOf(const TableLine &line)
{
    const QString cell = line[u"pages"_s].isEmpty() ? line[u"page"_s] : line[u"pages"_s];
    QJsonArray pages;
    static const QRegularExpression gap(u"[,; ]+"_s);
    for (const QString &page : cell.split(gap, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        pages.append(page.toInt(&isNumber));
        if (!isNumber)
            line.refuse(cell);
    }
    return pages;
}

void append(QJsonObject &query, const QString &key, const QJsonValue &value)
{
    QJsonArray list = query[key].toArray();
    list.append(value);
    query[key] = list;
}

/// Where the answer stands, as a line says it.
void addPlace(QJsonObject &query, const TableLine &line)
{
    const QString file = line[u"file"_s];
    if (file.isEmpty())
        return;
    const QJsonArray pages = pagesOf(line);
    append(query, u"expected"_s, QJsonObject { { u"file"_s, file }, { u"pages"_s, pages } });
    if (const QString quote = line[u"quote"_s]; !quote.isEmpty())
        append(query, u"gold"_s, QJsonObject { { u"file"_s, file }, { u"page"_s, pages.first() }, { u"quote"_s, quote } });
}

/// The category that a line names; an empty one where it names none.
QString categoryOf(const TableLine &line)
{
    if (const QString category = line[u"category"_s].toLower(); !category.isEmpty())
        return category;
    const QString answerable = line[u"answerable"_s].toLower();
    if (QStringList { u"no"_s, u"false"_s, u"0"_s }.contains(answerable))
        return nameOf(QueryCategory::EdgeCase);
    if (!answerable.isEmpty() && !QStringList { u"yes"_s, u"true"_s, u"1"_s }.contains(answerable))
        line.refuse(answerable);
    return {};
}

void take(QJsonObject &query, const TableLine &line)
{
    addPlace(query, line);
    for (const QString &list : { u"must"_s, u"withheld"_s })
        if (const QString cell = line[list]; !cell.isEmpty())
            append(query, list, cell);
    for (const QString &text : { u"type"_s, u"library"_s })
        if (const QString cell = line[text]; !cell.isEmpty())
            query[text] = cell;
    if (const QString papers = line[u"papers"_s]; !papers.isEmpty())
        query[u"papers"_s] = papers.toInt();
    if (const QString category = categoryOf(line); !category.isEmpty())
        query[u"category"_s] = category;
}

} // namespace

QuerySet querySetFromTable(const QByteArray &csv, const QString &name)
try {
    const std::vector<QStringList> records = csvRecords(csv, name);
    QHash<QString, qsizetype> columns;
    for (qsizetype i = 0; i < records.front().size(); ++i)
        columns.insert(plainCell(records.front()[i]).trimmed().toLower(), i);
    if (!columns.contains(u"question"_s))
        throw Error(ErrorKind::BadInput, tr("the query set: it has no column \"%1\"").arg(u"question"_s));
    std::vector<QJsonObject> queries;
    QHash<QString, std::size_t> known; // by id, or by question
    for (std::size_t number = 1; number < records.size(); ++number) {
        const TableLine line(columns, records[number], number + 1);
        const QString question = line[u"question"_s];
        const QString key = columns.contains(u"id"_s) ? line[u"id"_s] : question;
        if (key.isEmpty() && question.isEmpty())
            continue;
        if (!known.contains(key)) {
            known.insert(key, queries.size());
            const QString id = columns.contains(u"id"_s) ? key : u"Q%1"_s.arg(queries.size() + 1);
            queries.push_back({ { u"id"_s, id }, { u"question"_s, question }, { u"expected"_s, QJsonArray() } });
        }
        take(queries[known.value(key)], line);
    }
    QJsonArray json;
    for (QJsonObject &query : queries) {
        if (query.contains(u"gold"_s) && query[u"gold"_s].toArray().size() == query[u"expected"_s].toArray().size())
            query.remove(u"expected"_s); // the gold sentences say where
        if (!query.contains(u"category"_s))
            query[u"category"_s] =
                nameOf(!query.contains(u"gold"_s) && query[u"expected"_s].toArray().isEmpty() ? QueryCategory::EdgeCase
                                                                                              : QueryCategory::Direct);
        json.append(query);
    }
    if (json.isEmpty())
        throw Error(ErrorKind::BadInput, tr("the query set: %1").arg(tr("it has no queries")));
    return { name, queriesFromJson(json) };
} catch (const Error &error) {
    if (error.kind() != ErrorKind::Damaged)
        throw;
    throw Error(ErrorKind::BadInput, tr("the query set: %1").arg(error.technical()));
}

} // namespace adduce
