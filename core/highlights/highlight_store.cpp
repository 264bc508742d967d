#include "core/highlights/highlight_store.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/database.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Hundredths of a point are enough.
QByteArray columnOf(const std::vector<QRectF> &rects)
{
    const auto rounded = [](double side) { return std::round(side * 100) / 100; };
    QJsonArray all;
    for (const QRectF &r : rects)
        all.append(QJsonArray { rounded(r.left()), rounded(r.top()), rounded(r.right()), rounded(r.bottom()) });
    return all.isEmpty() ? QByteArray("") : QJsonDocument(all).toJson(QJsonDocument::Compact);
}

std::vector<QRectF> rectsFrom(const QByteArray &column)
{
    std::vector<QRectF> rects;
    const QJsonArray all = QJsonDocument::fromJson(column).array();
    for (const QJsonValue &value : all) {
        const QJsonArray r = value.toArray();
        rects.emplace_back(QPointF(r[0].toDouble(), r[1].toDouble()), QPointF(r[2].toDouble(), r[3].toDouble()));
    }
    return rects;
}

// Columns as highlightFrom() takes them.
#define ADDUCE_HIGHLIGHT_COLUMNS "id, sha256, title, page, place, label, quote, rects, colour, note, made_at"

Highlight highlightFrom(const Statement &row)
{
    return { .id = { row.integer(0) },
        .sha256 = row.text(1),
        .title = row.text(2),
        .page = row.number(3),
        .place = row.integer(4),
        .label = row.text(5),
        .quote = row.text(6),
        .rects = rectsFrom(row.bytes(7)),
        .colour = valueNamed<HighlightColour>(row.text(8)).value_or(HighlightColour::Yellow),
        .note = row.text(9),
        .madeAt = QDateTime::fromString(row.text(10), Qt::ISODateWithMs) };
}

std::vector<Highlight> highlightsOf(Statement &row)
{
    std::vector<Highlight> highlights;
    while (row.step())
        highlights.push_back(highlightFrom(row));
    return highlights;
}

} // namespace

HighlightStore::HighlightStore(Database &database)
    : m_database(database)
{
}

std::vector<Highlight> HighlightStore::of(const QString &sha256) const
{
    Statement row(m_database, "SELECT " ADDUCE_HIGHLIGHT_COLUMNS " FROM highlights WHERE sha256 = ? ORDER BY page, place, id");
    return highlightsOf(row.bind(1, sha256));
}

std::vector<Highlight> HighlightStore::list() const
{
    Statement row(
        m_database, "SELECT " ADDUCE_HIGHLIGHT_COLUMNS " FROM highlights ORDER BY title COLLATE NOCASE, sha256, page, place, id");
    return highlightsOf(row);
}

std::vector<QString> HighlightStore::papers() const
{
    std::vector<QString> papers;
    for (Statement row(m_database, "SELECT DISTINCT sha256 FROM highlights"); row.step();)
        papers.push_back(row.text(0));
    return papers;
}

std::optional<Highlight> HighlightStore::find(HighlightId id) const
{
    Statement row(m_database, "SELECT " ADDUCE_HIGHLIGHT_COLUMNS " FROM highlights WHERE id = ?");
    return row.bind(1, id.value).step() ? std::optional(highlightFrom(row)) : std::nullopt;
}

HighlightId HighlightStore::newId() const
{
    Statement row(m_database, "SELECT coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'highlights'");
    row.step();
    return { row.integer(0) };
}

bool HighlightStore::apply(const HighlightChange &change)
{
    if (change.taken == change.put)
        return false;
    Transaction transaction(m_database);
    for (const Highlight &highlight : change.taken)
        Statement(m_database, "DELETE FROM highlights WHERE id = ?").bind(1, highlight.id.value).run();
    for (const Highlight &highlight : change.put)
        put(highlight);
    transaction.commit();
    return true;
}

void HighlightStore::put(const Highlight &highlight)
{
    if (highlight.quote.isEmpty() || highlight.page < 1)
        throw Error(ErrorKind::BadInput, tr("a highlight needs a page and the words on it"));
    Statement(m_database, "INSERT INTO highlights(" ADDUCE_HIGHLIGHT_COLUMNS ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(1, highlight.id.value)
        .bind(2, highlight.sha256)
        .bind(3, highlight.title)
        .bind(4, highlight.page)
        .bind(5, qint64(highlight.place))
        .bind(6, highlight.label)
        .bind(7, highlight.quote)
        .bind(8, QString::fromLatin1(columnOf(highlight.rects)))
        .bind(9, nameOf(highlight.colour))
        .bind(10, highlight.note)
        .bind(11, highlight.madeAt.toString(Qt::ISODateWithMs))
        .run();
}

} // namespace adduce
