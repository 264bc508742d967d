#pragma once
#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

namespace adduce {

class Postgres;

/// What this program knows of the form of a laboratory's database.
constexpr int kLaboratoryVersion = 3; ///< of the newest script

/// One script of core/laboratory/schema.
struct LaboratoryScript
{
    QString name; ///< "create.sql", "0001.sql"
    int version = 0; ///< that it leads to; of create.sql 0
    QByteArray sql;
};

/// The scripts that make a laboratory of a database, or bring one from `version` to kLaboratoryVersion, in their order. create.sql
/// comes first where there is none yet.
std::vector<LaboratoryScript> laboratoryScripts(std::optional<int> version);

/// Who a laboratory is, as its database says.
struct LaboratoryFormat
{
    QString laboratory; ///< UUID
    QString epoch; ///< UUID
    int version = 0;
    int leastReader = 0; ///< the oldest version that may read it,
    int leastWriter = 0; ///< and write
    bool keepsFiles = false; ///< the bytes of papers are kept there, too

    friend bool operator==(const LaboratoryFormat &, const LaboratoryFormat &) = default;
};

/// None where the database holds no laboratory, or nothing of it may be seen.
std::optional<LaboratoryFormat> laboratoryFormat(Postgres &server);
/// The same. Throws NoLaboratory; NewerLaboratory where this program is too old to read it.
LaboratoryFormat readableFormat(Postgres &server);

/// Runs what is needed, each script in a transaction of its own, under a lock: two who do it at once make one. For who administers the
/// database. Throws LaboratoryForbids for anybody else.
void bringUpToDate(Postgres &server);

} // namespace adduce
