#include "core/library/known_schema.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/library/database.h"
#include "core/library/migrations.h"

#include <QMap>
#include <algorithm>
#include <mutex>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A part of a schema: "trigger prose_inserted", and the SQL that makes it.
using Schema = QMap<QString, QString>;

/// Other versions of SQLite quote and space otherwise what they write down.
QString normalised(const QString &sql)
{
    QString plain;
    for (const QStringView line : QStringView(sql).split(u'\n'))
        plain += line.left(line.indexOf(u"--"_s) < 0 ? line.size() : line.indexOf(u"--"_s));
    plain.removeIf([](QChar c) { return c.isSpace() || c == u'"' || c == u'\''; });
    return plain;
}

/// The tables in which SQLite keeps an index of words are its own, and other versions may make them otherwise.
bool isPlainTable(const QString &sql)
{
    constexpr std::array kActive { "CHECK"_L1, "GENERATED"_L1, "AS("_L1, "DEFAULT"_L1, "REFERENCES"_L1, "COLLATE"_L1 };
    return sql.startsWith("CREATETABLE"_L1, Qt::CaseInsensitive)
        && std::ranges::none_of(kActive, [&](QLatin1StringView word) { return sql.contains(word, Qt::CaseInsensitive); });
}

bool isIndexOfWords(const Schema &known, const QString &table)
{
    const QString name = table.left(table.lastIndexOf(u'_'));
    return known.value(name).startsWith("CREATEVIRTUALTABLE"_L1);
}

Schema schemaOf(const Database &database)
{
    Schema schema;
    for (Statement part(database, "SELECT type || ' ' || name, sql FROM sqlite_schema"); part.step();)
        schema.insert(part.text(0), normalised(part.text(1)));
    return schema;
}

/// Made as libraries are made, once in a process.
const Schema &knownSchema(int version)
{
    static std::mutex mutex;
    static QMap<int, Schema> known;
    const std::scoped_lock lock(mutex);
    if (!known.contains(version)) {
        Database database({}, Database::Mode::Memory);
        for (const char *script : migrations().first(static_cast<std::size_t>(version)))
            database.execute(script);
        known.insert(version, schemaOf(database));
    }
    return known[version];
}

} // namespace

/// Of every part with its SQL, letter by letter.
QByteArray digestOf(const Database &database)
{
    Sha256 digest;
    Statement part(database,
        "SELECT type || ' ' || name || x'0a' || coalesce(sql, '') || x'00' FROM sqlite_schema WHERE name NOT GLOB 'sqlite_stat*' "
        "ORDER BY type, name");
    while (part.step())
        digest.add(part.bytes(0));
    return digest.takeHex();
}

std::array<QByteArray, 2> usualSchemas()
{
    return { "8108d92c17f2c95be6e3ba52c7ab5e2855f71d5d73efb6bf5b850e08187ea327",
        "08ef2beb7b445cfdca2a6c1e942b310ea6fcc39f18302814058b8bd89675ab2c" };
}

void checkSchema(const Database &database, int version)
{
    const auto isUsual = [digest = digestOf(database)](const QByteArray &usual) { return digest == usual; };
    if (version == static_cast<int>(migrations().size()) && std::ranges::any_of(usualSchemas(), isUsual))
        return; // what nearly every start finds: to make a schema to compare with takes ten times as long
    const Schema &known = knownSchema(version);
    const Schema found = schemaOf(database);
    for (auto part = found.begin(); part != found.end(); ++part) {
        if (part.key().startsWith("table sqlite_stat"_L1)) // of SQLite itself, for whoever had it count
            continue;
        const auto same = known.find(part.key());
        if (same == known.end() || (*same != *part && !(isIndexOfWords(known, part.key()) && isPlainTable(*part))))
            throw Error(ErrorKind::ForeignSchema, database.path(), part.key().simplified().left(100));
    }
    for (auto part = known.begin(); part != known.end(); ++part)
        if (!found.contains(part.key()))
            throw Error(ErrorKind::DamagedLibrary, database.path(), u"missing: %1"_s.arg(part.key()));
}

} // namespace adduce
