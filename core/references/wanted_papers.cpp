#include "core/references/wanted_papers.h"

#include "core/library/database.h"
#include "core/references/csl_json.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const QJsonValue &array)
{
    QStringList texts;
    for (const QJsonValue &value : array.toArray())
        texts << value.toString();
    return texts;
}

/// CSL-JSON, and beside it what that has no place for.
QByteArray columnOf(const Reference &reference)
{
    const QJsonObject json { { u"csl"_s, storedOf(reference) },
        { u"collections"_s, QJsonArray::fromStringList(reference.collections) },
        { u"files"_s, QJsonArray::fromStringList(reference.files) }, { u"note"_s, reference.note } };
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Reference referenceFromColumn(const QByteArray &column)
{
    const QJsonObject json = QJsonDocument::fromJson(column).object();
    Reference reference = referenceFromStored(json[u"csl"_s].toObject());
    reference.collections = textsOf(json[u"collections"_s]);
    reference.files = textsOf(json[u"files"_s]);
    reference.note = json[u"note"_s].toString();
    return reference;
}

WantedPaper paperFrom(const Statement &row)
{
    return { WantedPaperId { row.integer(0) }, referenceFromColumn(row.bytes(1)),
        QDateTime::fromString(row.text(2), Qt::ISODateWithMs) };
}

/// Equal for references to one paper: its DOI; without one, its title and year.
QString keyOf(const Reference &reference)
{
    if (!reference.doi.isEmpty())
        return reference.doi;
    const QString key = titleKey(reference.title);
    return (key.isEmpty() ? reference.title : key) + u' ' + QString::number(reference.year);
}

} // namespace

WantedPapers::WantedPapers(Database &database)
    : m_database(database)
{
}

std::vector<WantedPaper> WantedPapers::list() const
{
    std::vector<WantedPaper> papers;
    for (Statement row(m_database, "SELECT id, json, added_at FROM wanted_papers"); row.step();)
        papers.push_back(paperFrom(row));
    std::ranges::stable_sort(papers,
        [](const WantedPaper &a, const WantedPaper &b) { return a.reference.title.localeAwareCompare(b.reference.title) < 0; });
    return papers;
}

std::optional<WantedPaper> WantedPapers::find(WantedPaperId id) const
{
    Statement row(m_database, "SELECT id, json, added_at FROM wanted_papers WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? std::optional(paperFrom(row)) : std::nullopt;
}

int WantedPapers::count() const
{
    Statement row(m_database, "SELECT count(*) FROM wanted_papers");
    row.step();
    return row.number(0);
}

void WantedPapers::keep(const std::vector<Reference> &references)
{
    QHash<QString, WantedPaper> known;
    for (const WantedPaper &paper : list())
        known.insert(keyOf(paper.reference), paper);
    for (const Reference &reference : references) {
        if (reference.title.isEmpty())
            continue;
        WantedPaper &paper = known[keyOf(reference)];
        Reference merged = together(reference, paper.reference);
        for (QStringList Reference::*field : { &Reference::files, &Reference::collections, &Reference::tags }) {
            (merged.*field) << paper.reference.*field;
            (merged.*field).removeDuplicates();
        }
        if (paper.id && merged == paper.reference)
            continue;
        paper.reference = std::move(merged);
        if (paper.id) {
            write(paper.id, paper.reference);
            continue;
        }
        paper.addedAt = QDateTime::currentDateTimeUtc();
        Statement(m_database, "INSERT INTO wanted_papers(json, added_at) VALUES (?, ?)")
            .bind(1, QString::fromUtf8(columnOf(paper.reference)))
            .bind(2, paper.addedAt.toString(Qt::ISODateWithMs))
            .run();
        paper.id = { m_database.lastInsertId() };
    }
}

void WantedPapers::attach(WantedPaperId id, const QString &path)
{
    auto paper = find(id);
    if (!paper || paper->reference.files.contains(path))
        return;
    paper->reference.files.prepend(path);
    write(id, paper->reference);
}

void WantedPapers::remove(WantedPaperId id)
{
    Statement(m_database, "DELETE FROM wanted_papers WHERE id = ?").bind(1, id.value).run();
}

void WantedPapers::restore(const WantedPaper &removed)
{
    Statement(m_database, "INSERT OR IGNORE INTO wanted_papers(id, json, added_at) VALUES (?, ?, ?)")
        .bind(1, removed.id.value)
        .bind(2, QString::fromUtf8(columnOf(removed.reference)))
        .bind(3, removed.addedAt.toString(Qt::ISODateWithMs))
        .run();
}

void WantedPapers::write(WantedPaperId id, const Reference &reference)
{
    Statement(m_database, "UPDATE wanted_papers SET json = ? WHERE id = ?")
        .bind(1, QString::fromUtf8(columnOf(reference)))
        .bind(2, id.value)
        .run();
}

} // namespace adduce
