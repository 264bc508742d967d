#pragma once
#include "core/base/enum_names.h"
#include "core/base/error.h"
#include "core/base/secret.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/laboratory_address.h"
#include "core/laboratory/lost_changes.h"
#include "core/laboratory/pull_papers.h"
#include "core/laboratory/remote_search.h"
#include "core/laboratory/shared_copies.h"
#include "core/laboratory/shared_filing.h"
#include "core/settings/parameters.h"
#include <functional>
#include <memory>
#include <stop_token>

namespace adduce {

class EgressGate;

/// What a member may, as PostgreSQL's own rights have it; each may what the one before may.
enum class LaboratoryRole
{
    None,
    Reader,
    Contributor,
    Admin
};
template <> inline constexpr std::array enumNames<LaboratoryRole> { "none", "reader", "contributor", "admin" };

/// The way to a laboratory's database.
struct LaboratoryAccess
{
    EgressGate &gate;
    Secret password {}; ///< empty: that of PGPASSFILE, if any
    std::stop_token stop {};
};

/// What a synchronisation did.
struct SyncReport
{
    PulledPapers papers;
    FilingExchange filing;
    CopyExchange threads;
    CopyExchange tables;
    int sentPapers = 0;
    int sentFields = 0; ///< papers whose description was sent
    bool mayWrite = true; ///< false: what waits here stays here, as the role or the version of this program may not send it

    [[nodiscard]] bool isNothing() const
    {
        return papers.heard + papers.read + papers.files + papers.gone + filing.heard + filing.sent + threads.came + threads.went
                + threads.sent + tables.came + tables.went + tables.sent + sentPapers + sentFields
            == 0
            && failed().isEmpty();
    }
    [[nodiscard]] QStringList failed() const { return papers.failed + threads.failed + tables.failed; } ///< each a sentence
};

/// How far a synchronisation has come.
enum class SyncStage
{
    Hearing,
    Fetching,
    Sending
};
using SyncProgress = std::function<void(SyncStage stage, int done, int total)>; ///< total 0: not known

/// How a library stands to its laboratory.
struct LaboratoryState
{
    Membership membership;
    QString login; ///< as which it is used
    LaboratoryRole role = LaboratoryRole::None;
    int papersThere = 0;
    int papersHere = 0; ///< of these, that can be searched here
    int waiting = 0; ///< papers of this library that are to be sent
    std::vector<LostChange> lost; ///< of what users wrote, the newest first
    bool isNewer = false; ///< it wants a newer version of this program to be written to
};

// All block, and throw as Postgres does. Errors of a laboratory leave the library as it was: papers stay, what waits is sent later.

/// Makes a laboratory of a database, or brings one up to date. `keepsFiles`: the bytes of papers go there, too; of one that is there
/// already this stays as it is. For who administers the database.
void createLaboratory(const LaboratoryAddress &address, bool keepsFiles, const LaboratoryAccess &access);

/// Lets somebody in: a login of the database's server, which is made where there is none, without a password. For who administers it.
void admitMember(const LaboratoryAddress &address, const QString &login, LaboratoryRole role, const LaboratoryAccess &access);

/// The library belongs to this laboratory from now on; nothing is sent yet. Throws BadInput where it is in another one, and
/// LaboratoryForbids where the user is no member.
Membership joinLaboratory(Database &database, const LaboratoryAddress &address, const LaboratoryAccess &access);

/// What is here stays here, papers of others among it.
void leaveLaboratory(Database &database);

/// Hears what is new, fetches it, and sends what is new here. Throws BadInput for a library that is in no laboratory.
SyncReport syncLaboratory(
    Database &database, const Parameters &parameters, const LaboratoryAccess &access, const SyncProgress &report = {});

/// Asks the laboratory how it is. Throws as syncLaboratory().
LaboratoryState laboratoryState(Database &database, const LaboratoryAccess &access);

/// The papers of the library's laboratory, searched there over a connection of their own. Throws as syncLaboratory(), and BadInput for a
/// laboratory of a form that has no search yet.
std::unique_ptr<RemotePassages> remotePassages(Database &database, const LaboratoryAccess &access);

/// Synchronises now, and again whenever somebody tells that there is something new or another connection wrote to the library, until a
/// stop is requested: `synced` hears of each time, `failed` of a laboratory that is away, which is tried again with growing pauses.
void followLaboratory(Database &database, const Parameters &parameters, const LaboratoryAccess &access,
    const std::function<void(const SyncReport &)> &synced, const std::function<void(const Error &)> &failed);

} // namespace adduce
