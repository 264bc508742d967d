#include "core/laboratory/laboratory_schema.h"

#include "core/laboratory/postgres.h"

#include <QFile>

static void initLaboratorySchema()
{
    Q_INIT_RESOURCE(laboratory);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// Of docs/LABORATORY.md: it keeps two who upgrade apart before there is any table.
constexpr auto kLock = "SELECT pg_advisory_xact_lock(4702394921427289928)";

LaboratoryScript scriptNamed(const QString &name, int version)
{
    initLaboratorySchema();
    QFile file(u":/laboratory/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, name);
    return { name, version, file.readAll() };
}

void runMigration(Postgres &server, const LaboratoryScript &script)
{
    PostgresTransaction transaction(server);
    server.run("SET LOCAL lock_timeout = '30s'");
    server.run(kLock);
    const std::optional<LaboratoryFormat> there = laboratoryFormat(server);
    if (there && there->version >= script.version)
        return; // another has done it meanwhile
    server.run("SET LOCAL ROLE adduce_owner");
    if (there)
        server.run("LOCK TABLE adduce.turn IN ACCESS EXCLUSIVE MODE"); // no push comes between
    server.runScript(script.sql);
    server.run("NOTIFY adduce");
    transaction.commit();
}

} // namespace

std::vector<LaboratoryScript> laboratoryScripts(std::optional<int> version)
{
    std::vector<LaboratoryScript> scripts;
    if (!version)
        scripts.push_back(scriptNamed(u"create.sql"_s, 0));
    for (int next = version.value_or(0) + 1; next <= kLaboratoryVersion; ++next)
        scripts.push_back(scriptNamed(u"%1.sql"_s.arg(next, 4, 10, QChar(u'0')), next));
    return scripts;
}

std::optional<LaboratoryFormat> laboratoryFormat(Postgres &server)
{
    if (server.run("SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = 'adduce' AND tablename = 'format'").size() == 0)
        return std::nullopt;
    const PostgresRows row =
        server.run("SELECT laboratory, epoch, version, least_reader, least_writer, keeps_files FROM adduce.format");
    if (row.size() != 1)
        return std::nullopt;
    return LaboratoryFormat { row.text(0, 0), row.text(0, 1), static_cast<int>(row.integer(0, 2)),
        static_cast<int>(row.integer(0, 3)), static_cast<int>(row.integer(0, 4)), row.isTrue(0, 5) };
}

LaboratoryFormat readableFormat(Postgres &server)
{
    const std::optional<LaboratoryFormat> format = laboratoryFormat(server);
    if (!format)
        throw Error(ErrorKind::NoLaboratory, server.name());
    if (format->leastReader > kLaboratoryVersion)
        throw Error(ErrorKind::NewerLaboratory, server.name());
    return *format;
}

void bringUpToDate(Postgres &server)
{
    const std::optional<LaboratoryFormat> there = laboratoryFormat(server);
    for (const LaboratoryScript &script : laboratoryScripts(there ? std::optional(there->version) : std::nullopt))
        if (script.version == 0)
            server.runScript(script.sql);
        else
            runMigration(server, script);
}

} // namespace adduce
