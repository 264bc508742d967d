#include "core/laboratory/laboratory.h"

#include "core/base/error.h"
#include "core/base/file_lock.h"
#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/embedding/learn.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/postgres_search.h"
#include "core/laboratory/push_papers.h"
#include "core/laboratory/shareable.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/network/egress.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSearchedSince = 3; // version of the schema
constexpr int kLookAgainMs = 60'000;
constexpr int kNotedEvery = 60; // seconds, that all is well
constexpr int kLookHereMs = 300; // for what another connection wrote
constexpr int kShortestPauseMs = 1'000; // before a laboratory that is away is tried again
constexpr int kLongestPauseMs = 60'000;
constexpr int kMostLost = 100; // shown at a time
constexpr int kPatienceMs = 5'000; // for another program that synchronises the same library

/// Ends early once a stop is requested.
void rest(int ms, const std::stop_token &stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    (void)std::condition_variable_any().wait_for(lock, stop, std::chrono::milliseconds(ms), [] { return false; });
}

/// Changes whenever another connection, of whatever program, writes to the library.
qint64 versionOf(const Database &database)
{
    Statement row(database, "PRAGMA data_version");
    return row.step() ? row.integer(0) : 0;
}

/// Until somebody tells that there is something new there, something was written here since `before`, or for a minute: a notice can get
/// lost. Throws LocalOnly once nothing but this computer may be contacted any more.
void waitForNews(const Database &database, qint64 before, Postgres &server, const EgressGate &gate, const QUrl &url)
{
    for (int waited = 0; waited < kLookAgainMs && versionOf(database) == before; waited += kLookHereMs) {
        gate.admitConnection(url);
        if (server.waitForNotice(kLookHereMs))
            return;
    }
}

Membership membershipOf(Database &database)
{
    const std::optional<Membership> membership = DeskStore(database).membership();
    if (!membership)
        throw Error(ErrorKind::BadInput, tr("this library is in no laboratory; \"adduce-cli lab join ADDRESS\" joins one"));
    return *membership;
}

LaboratoryRole roleIn(Postgres &server)
{
    const PostgresRows row = server.run(
        "SELECT pg_has_role(session_user, 'adduce_reader', 'MEMBER'), pg_has_role(session_user, 'adduce_contributor', 'MEMBER'), "
        "pg_has_role(session_user, 'adduce_admin', 'MEMBER')");
    return row.isTrue(0, 2) ? LaboratoryRole::Admin
        : row.isTrue(0, 1)  ? LaboratoryRole::Contributor
        : row.isTrue(0, 0)  ? LaboratoryRole::Reader
                            : LaboratoryRole::None;
}

/// Another program may have left it meanwhile: then nothing is noted, or sent, any more. Throws Stopped.
void throwIfLeft(Database &database, const Membership &membership)
{
    const std::optional<Membership> now = DeskStore(database).membership();
    if (!now || now->laboratory != membership.laboratory)
        throw Error(ErrorKind::Stopped);
}

/// What trying again later would not mend.
bool endsFollowing(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::BadInput:
    case ErrorKind::LaboratoryForbids:
    case ErrorKind::LaboratoryRefuses:
    case ErrorKind::NewerLaboratory:
    case ErrorKind::NoLaboratory:
        return true;
    default:
        return false;
    }
}

/// The laboratory that was joined, and no other one in its place.
LaboratoryFormat recognise(Postgres &server, const Membership &membership)
{
    LaboratoryFormat format = readableFormat(server);
    if (format.laboratory != membership.laboratory)
        throw Error(ErrorKind::BadInput,
            tr("at %1 there is another laboratory now than the one that was joined; leave that one and join this")
                .arg(server.name()));
    return format;
}

/// All that is new, as it was at one moment; after a backup was put in its place, all that there is.
void hear(Database &database, Postgres &server, const QString &epoch, Membership &membership, SyncReport &report)
{
    PostgresTransaction there(server, PostgresTransaction::Kind::Read);
    Transaction here(database);
    DeskStore desk(database);
    throwIfLeft(database, membership);
    const bool isAnew = epoch != membership.epoch;
    if (isAnew) {
        desk.doubtAll();
        membership.epoch = epoch;
        membership.since = 0;
    }
    const qint64 papers = hearOfPapers(database, server, membership.since, report.papers);
    const qint64 filing = hearOfFiling(database, server, membership.since, report.filing);
    const qint64 threads = hearOfCopies(database, server, shareableThreads(), membership.since);
    const qint64 tables = hearOfCopies(database, server, shareableTables(), membership.since);
    membership.since = std::max({ papers, filing, threads, tables });
    desk.setMembership(membership);
    here.commit();
}

void send(Database &database, Postgres &server, const Membership &membership, bool keepsFiles, SyncReport &report,
    const SyncProgress &progress, const std::stop_token &stop)
{
    report.sentFields = pushMetadata(database, server, stop);
    const std::vector<DocumentId> waiting = DeskStore(database).unsharedPapers();
    for (const DocumentId id : waiting) {
        throwIfStopped(stop);
        throwIfLeft(database, membership);
        try {
            pushPaper(database, server, id);
            ++report.sentPapers;
        } catch (const Error &error) {
            if (endsSynchronisation(error.kind()))
                throw;
            const auto row = DocumentStore(database).find(id);
            report.papers.failed << tr("%1: %2").arg(row ? displayTitle(*row) : QString(), sentence(error));
        }
        if (progress)
            progress(SyncStage::Sending, report.sentPapers, static_cast<int>(waiting.size()));
    }
    pushFiling(database, server, report.filing);
    if (keepsFiles)
        pushFiles(database, server, stop);
}

/// Two programs that synchronise one library would both send what is new in it. Throws Busy.
SyncReport syncOnce(
    Database &database, Postgres &server, const Parameters &parameters, const std::stop_token &stop, const SyncProgress &progress)
{
    const FileLock alone(database.path() + ".laboratory"_L1, kPatienceMs);
    throwUnlessHeld(alone, database.path());
    Membership membership = membershipOf(database);
    const LaboratoryFormat format = recognise(server, membership);
    SyncReport report;
    if (progress)
        progress(SyncStage::Hearing, 0, 0);
    hear(database, server, format.epoch, membership, report);
    const auto fetching = [&](int done, int total) {
        if (progress)
            progress(SyncStage::Fetching, done, total);
    };
    fetchPapers(database, server, parameters.chunks, report.papers, fetching, stop);
    if (format.keepsFiles)
        fetchFiles(database, server, report.papers, stop);
    takeFilingOver(database);
    takeCopiesOver(database, shareableThreads(), report.threads);
    takeCopiesOver(database, shareableTables(), report.tables);
    report.mayWrite = roleIn(server) >= LaboratoryRole::Contributor && format.leastWriter <= kLaboratoryVersion;
    if (format.leastWriter <= kLaboratoryVersion) { // readers share what is their own, too
        pushCopies(database, server, shareableThreads(), report.threads);
        pushCopies(database, server, shareableTables(), report.tables);
    }
    if (report.mayWrite)
        send(database, server, membership, format.keepsFiles, report, progress, stop);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!report.isNothing() || !membership.syncedAt.isValid() || membership.syncedAt.secsTo(now) >= kNotedEvery) {
        membership.syncedAt = now;
        DeskStore(database).setSynced(membership); // not each time: others look whether this library was written to
    }
    if (report.papers.read > 0)
        refreshOwnIndexes(database, parameters.latent, parameters.index, stop);
    return report;
}

} // namespace

void createLaboratory(const LaboratoryAddress &address, bool keepsFiles, const LaboratoryAccess &access)
{
    Postgres server(access.gate, address, access.password, access.stop);
    const bool isNew = !laboratoryFormat(server);
    bringUpToDate(server);
    if (isNew && keepsFiles)
        server.run("UPDATE adduce.format SET keeps_files = true");
}

void admitMember(const LaboratoryAddress &address, const QString &login, LaboratoryRole role, const LaboratoryAccess &access)
{
    Postgres server(access.gate, address, access.password, access.stop);
    (void)readableFormat(server);
    server.run("SELECT adduce.admit($1, $2)", { login, nameOf(role) });
}

Membership joinLaboratory(Database &database, const LaboratoryAddress &address, const LaboratoryAccess &access)
{
    DeskStore desk(database);
    Postgres server(access.gate, address, access.password, access.stop);
    const LaboratoryFormat format = readableFormat(server);
    if (roleIn(server) == LaboratoryRole::None)
        throw Error(ErrorKind::LaboratoryForbids, server.name());
    std::optional<Membership> membership = desk.membership();
    if (membership && membership->laboratory != format.laboratory)
        throw Error(
            ErrorKind::BadInput, tr("this library is in another laboratory (%1); leave that one first").arg(membership->address));
    if (!membership)
        membership = Membership { {}, format.laboratory, format.epoch };
    membership->address = toText(address);
    desk.setMembership(*membership);
    return *membership;
}

void leaveLaboratory(Database &database)
{
    (void)membershipOf(database);
    Transaction transaction(database);
    DeskStore(database).leave();
    transaction.commit();
}

SyncReport syncLaboratory(
    Database &database, const Parameters &parameters, const LaboratoryAccess &access, const SyncProgress &report)
{
    const LaboratoryAddress address = laboratoryAddress(membershipOf(database).address);
    Postgres server(access.gate, address, access.password, access.stop);
    return syncOnce(database, server, parameters, access.stop, report);
}

LaboratoryState laboratoryState(Database &database, const LaboratoryAccess &access)
{
    LaboratoryState state;
    state.membership = membershipOf(database);
    Postgres server(access.gate, laboratoryAddress(state.membership.address), access.password, access.stop);
    state.isNewer = recognise(server, state.membership).leastWriter > kLaboratoryVersion;
    state.role = roleIn(server);
    state.login = server.run("SELECT session_user::text").text(0, 0);
    state.papersThere = static_cast<int>(server.run("SELECT count(*) FROM adduce.documents WHERE NOT is_removed").integer(0, 0));
    state.lost = lostChanges(database, server, kMostLost);
    const DeskStore desk(database);
    for (const SharedPaper &paper : desk.papers())
        if (const auto row = paper.isRemoved ? std::nullopt : DocumentStore(database).findByHash(paper.sha256))
            state.papersHere += row->state == DocumentState::Ready ? 1 : 0;
    state.waiting = static_cast<int>(desk.unsharedPapers().size());
    return state;
}

std::unique_ptr<RemotePassages> remotePassages(Database &database, const LaboratoryAccess &access)
{
    const Membership membership = membershipOf(database);
    auto server = std::make_unique<Postgres>(access.gate, laboratoryAddress(membership.address), access.password, access.stop);
    if (recognise(*server, membership).version < kSearchedSince)
        throw Error(ErrorKind::BadInput,
            tr("the laboratory at %1 cannot search yet; who administers its database brings it up to date by \"adduce-cli lab "
               "create\"")
                .arg(server->name()));
    return std::make_unique<PostgresSearch>(std::move(server));
}

void followLaboratory(Database &database, const Parameters &parameters, const LaboratoryAccess &access,
    const std::function<void(const SyncReport &)> &synced, const std::function<void(const Error &)> &failed)
{
    const LaboratoryAddress address = laboratoryAddress(membershipOf(database).address);
    int pause = kShortestPauseMs;
    while (!access.stop.stop_requested()) {
        try {
            Postgres server(access.gate, address, access.password, access.stop);
            server.run("LISTEN adduce"); // before it is asked for the first time, so that nothing comes between
            while (!access.stop.stop_requested()) {
                const qint64 before = versionOf(database);
                synced(syncOnce(database, server, parameters, access.stop, {}));
                pause = kShortestPauseMs;
                waitForNews(database, before, server, access.gate, toUrl(address));
            }
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                return;
            if (endsFollowing(error.kind()))
                throw;
            failed(error);
            rest(pause, access.stop);
            pause = std::min(2 * pause, kLongestPauseMs);
        }
    }
}

} // namespace adduce
