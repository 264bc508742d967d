#include "core/evidence/evidence_columns.h"

#include "core/library/database.h"

#include <QJsonDocument>

namespace adduce {

QString citationColumn(const std::optional<Citation> &citation)
{
    return citation ? QString::fromUtf8(QJsonDocument(toJson(*citation)).toJson(QJsonDocument::Compact)) : QLatin1String("");
}

std::optional<Citation> citationFromColumn(const QString &column)
{
    const QJsonDocument json = QJsonDocument::fromJson(column.toUtf8());
    if (!json.isObject())
        return std::nullopt;
    return citationFromJson(json.object());
}

qint64 nextId(const Database &database, const QString &table)
{
    Statement row(database, "SELECT seq FROM sqlite_sequence WHERE name = ?");
    row.bind(1, table);
    return row.step() ? row.integer(0) + 1 : 1;
}

} // namespace adduce
