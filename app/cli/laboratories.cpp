#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/passage_line.h"

#include "core/laboratory/laboratory.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/shareable.h"
#include "core/laboratory/shared_metadata.h"
#include "core/library/database.h"
#include "core/workspace/named_rows.h"

#include <QJsonObject>
#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// The key of a server by that host and port, from the keyring or the environment; else libpq looks into the file of PGPASSFILE.
LaboratoryAccess accessTo(const Context &context, const LaboratoryAddress &address)
{
    return { context.workspace.gate(), context.workspace.keys().keyFor(toUrl(address)), context.stop };
}

QString syncSummary(const SyncReport &report)
{
    QStringList parts;
    const auto add = [&parts](int count, const QString &what) {
        if (count > 0)
            parts << cli::counted(count, what);
    };
    add(report.papers.read, u"paper"_s);
    if (!parts.isEmpty())
        parts.last() += u" came"_s;
    if (report.papers.files > 0)
        parts << u"%1 came"_s.arg(cli::counted(report.papers.files, u"file"_s));
    if (report.papers.gone > 0)
        parts << u"%1 went"_s.arg(cli::counted(report.papers.gone, u"paper"_s));
    if (report.sentPapers > 0)
        parts << u"%1 sent"_s.arg(cli::counted(report.sentPapers, u"paper"_s));
    if (report.sentFields > 0)
        parts << u"%1 described anew"_s.arg(cli::counted(report.sentFields, u"paper"_s));
    if (report.filing.heard > 0)
        parts << u"%1 in how papers are filed came"_s.arg(cli::counted(report.filing.heard, u"change"_s));
    if (report.filing.sent > 0)
        parts << u"%1 in how papers are filed sent"_s.arg(cli::counted(report.filing.sent, u"change"_s));
    for (const auto &[what, copies] : { std::pair(u"thread"_s, report.threads), std::pair(u"table"_s, report.tables) }) {
        if (copies.came > 0)
            parts << u"%1 came"_s.arg(cli::counted(copies.came, what));
        if (copies.went > 0)
            parts << u"%1 shared no more"_s.arg(cli::counted(copies.went, what));
        if (copies.sent > 0)
            parts << u"%1 sent"_s.arg(cli::counted(copies.sent, what));
    }
    return parts.isEmpty() ? u"Nothing is new."_s : parts.join(u"; "_s) + u'.';
}

QJsonObject syncJson(const SyncReport &report)
{
    return { { u"papers_heard"_s, report.papers.heard }, { u"papers_read"_s, report.papers.read },
        { u"files"_s, report.papers.files }, { u"papers_gone"_s, report.papers.gone }, { u"papers_sent"_s, report.sentPapers },
        { u"described_anew"_s, report.sentFields }, { u"threads_came"_s, report.threads.came },
        { u"threads_gone"_s, report.threads.went }, { u"threads_sent"_s, report.threads.sent },
        { u"tables_came"_s, report.tables.came }, { u"tables_gone"_s, report.tables.went },
        { u"tables_sent"_s, report.tables.sent }, { u"filing_heard"_s, report.filing.heard },
        { u"filing_sent"_s, report.filing.sent }, { u"may_write"_s, report.mayWrite },
        { u"failed"_s, QJsonArray::fromStringList(report.failed()) } };
}

ExitCode tell(const Context &context, const SyncReport &report)
{
    progress({});
    if (context.isJson)
        printJson(syncJson(report));
    else
        printLine(syncSummary(report));
    for (const QString &failed : report.failed())
        note(failed);
    if (!report.mayWrite)
        note(u"Your role in the laboratory, or the version of this program, lets nothing be sent; it waits here."_s);
    return report.failed().isEmpty() ? Done : Partly;
}

void tellProgress(SyncStage stage, int done, int total)
{
    if (total > 0)
        progress(u"%1 %2 of %3 papers"_s.arg(stage == SyncStage::Fetching ? u"fetching"_s : u"sending"_s).arg(done).arg(total));
}

bool isAgreed()
{
    if (isatty(STDIN_FILENO) == 0)
        return false;
    std::fputs("Do it? [y/N] ", stderr);
    const int answer = std::getchar();
    return answer == 'y' || answer == 'Y';
}

/// Says what it will do before it does it.
ExitCode create(const Context &context, const LaboratoryAddress &address)
{
    note(u"This makes a laboratory of the database %1, or brings the one there up to date. It is to be done by who may make "
         u"roles and owns the "
         "database. It runs, each once:"_s.arg(shownName(address)));
    for (const LaboratoryScript &script : laboratoryScripts(std::nullopt))
        note(u"  %1, %2 bytes of SQL"_s.arg(script.name).arg(script.sql.size()));
    note(
        u"create.sql makes the roles adduce_owner, adduce_reader, adduce_contributor and adduce_admin, which nobody logs in as, "
        u"and takes from everybody the "
        "right to make tables there. The others make the schema adduce. Nothing outside of it is changed. Files of papers are %1 there."_s
            .arg(context.options.isSet(u"files"_s) ? u"kept"_s : u"not kept"_s));
    if (!context.options.isSet(u"yes"_s) && !isAgreed()) {
        note(u"Nothing was done. With --yes it is done unasked."_s);
        return Done;
    }
    createLaboratory(address, context.options.isSet(u"files"_s), accessTo(context, address));
    note(u"Done. Next: adduce-cli lab admit LOGIN ROLE %1, and on each desk adduce-cli lab join ADDRESS"_s.arg(toText(address)));
    return Done;
}

ExitCode admit(const Context &context, const QString &login, const QString &roleName, const LaboratoryAddress &address)
{
    const auto role = valueNamed<LaboratoryRole>(roleName);
    if (!role || *role == LaboratoryRole::None)
        throw Error(ErrorKind::BadInput, u"\"%1\" is no role; there are reader, contributor and admin"_s.arg(roleName));
    admitMember(address, login, *role, accessTo(context, address));
    note(u"%1 is %2 now. A password is set in psql: \\password %1"_s.arg(login, roleName));
    return Done;
}

ExitCode join(const Context &context, const LaboratoryAddress &address)
{
    Database database = context.workspace.library(LibraryUse::MadeIfMissing).open();
    joinLaboratory(database, address, accessTo(context, address));
    note(u"This library is in the laboratory %1 now. The first synchronisation sends %2, none of those that never leave this "
         u"computer (adduce-cli privacy DOC --local-only). Next: adduce-cli lab sync"_s.arg(
             shownName(address), cli::counted(static_cast<int>(DeskStore(database).unsharedPapers().size()), u"paper"_s)));
    return Done;
}

LaboratoryAddress joined(Database &database)
{
    const auto membership = DeskStore(database).membership();
    if (!membership)
        throw Error(ErrorKind::BadInput, u"this library is in no laboratory; \"adduce-cli lab join ADDRESS\" joins one"_s);
    return laboratoryAddress(membership->address);
}

/// Threads by their numbers, or tables of evidence by number or name, all or none.
ExitCode shareNamed(const Context &context, const Shareable &kind, bool isOn)
{
    Database database = context.workspace.library().open();
    (void)joined(database);
    Transaction transaction(database);
    for (const QString &name : context.arguments.mid(1)) {
        const qint64 id =
            &kind == &shareableTables() ? tableNamed(database, name).id.value : threadRowNamed(database, name).id.value;
        isOn ? share(database, kind, id) : unshare(database, kind, id);
    }
    transaction.commit();
    note(isOn ? u"Shared from the next synchronisation on: adduce-cli lab sync"_s
              : u"Shared no more from the next synchronisation on: adduce-cli lab sync"_s);
    return Done;
}

ExitCode status(const Context &context, Database &database)
{
    const LaboratoryAddress address = joined(database);
    const LaboratoryState state = laboratoryState(database, accessTo(context, address));
    if (context.isJson) {
        printJson(QJsonObject { { u"address"_s, state.membership.address }, { u"login"_s, state.login },
            { u"role"_s, nameOf(state.role) }, { u"papers_there"_s, state.papersThere }, { u"papers_here"_s, state.papersHere },
            { u"waiting"_s, state.waiting }, { u"written_over_unseen"_s, static_cast<int>(state.lost.size()) },
            { u"synced_at"_s, state.membership.syncedAt.toString(Qt::ISODate) }, { u"wants_newer"_s, state.isNewer } });
        return Done;
    }
    printLine(u"%1, as %2 (%3)"_s.arg(shownName(address), state.login, nameOf(state.role)));
    printLine(u"%1 there, %2 of them here; %3 of this library wait to be sent"_s.arg(
        cli::counted(state.papersThere, u"paper"_s), QString::number(state.papersHere), QString::number(state.waiting)));
    printLine(state.membership.syncedAt.isValid()
            ? u"Synchronised: %1"_s.arg(state.membership.syncedAt.toLocalTime().toString(u"yyyy-MM-dd hh:mm"_s))
            : u"Not synchronised yet: adduce-cli lab sync"_s);
    if (!state.lost.empty())
        note(
            u"%1 written over unseen: adduce-cli lab lost"_s.arg(cli::counted(static_cast<int>(state.lost.size()), u"change"_s)));
    if (state.isNewer)
        note(u"The laboratory wants a newer version of Adduce to be written to."_s);
    return Done;
}

QJsonObject lostJson(const LostChange &change)
{
    return { { u"number"_s, change.number }, { u"sha256"_s, change.sha256 }, { u"title"_s, change.paper },
        { u"field"_s, sharedFieldName(change.field) }, { u"value"_s, change.value[u"value"] }, { u"by"_s, change.author },
        { u"at"_s, change.at.toString(Qt::ISODate) }, { u"replaced_by"_s, change.replacedBy } };
}

ExitCode listLost(const Context &context, const std::vector<LostChange> &changes)
{
    if (context.isJson) {
        QJsonArray json;
        for (const LostChange &change : changes)
            json << lostJson(change);
        printJson(json);
        return Done;
    }
    for (const LostChange &change : changes) {
        printLine(u"%1  %2: %3"_s.arg(QString::number(change.number), sharedFieldName(change.field), change.paper));
        printLine(u"    \"%1\", as %2 wrote on %3; %4 wrote over it"_s.arg(
            change.text, change.author, change.at.toLocalTime().toString(u"yyyy-MM-dd hh:mm"_s), change.replacedBy));
    }
    note(changes.empty() ? u"Nothing was written over unseen."_s
                         : u"Next: adduce-cli lab lost restore NUMBER... or adduce-cli lab lost dismiss NUMBER..."_s);
    return Done;
}

/// What was written over unseen: listed, or by numbers put back or listed no more; nothing where a number is none.
ExitCode lost(const Context &context, Database &database)
{
    const std::vector<LostChange> changes = laboratoryState(database, accessTo(context, joined(database))).lost;
    if (context.arguments.size() == 1)
        return listLost(context, changes);
    std::vector<LostChange> chosen;
    for (const QString &number : context.arguments.mid(2)) {
        const auto change = std::ranges::find(changes, number, [](const LostChange &one) { return QString::number(one.number); });
        if (change == changes.end())
            throw Error(ErrorKind::BadInput, u"%1, which is no number of \"adduce-cli lab lost\""_s.arg(number));
        chosen.push_back(*change);
    }
    for (const LostChange &change : chosen)
        context.arguments[1] == u"restore" ? bringBack(database, change) : settle(database, change);
    note(u"Done. Next: adduce-cli lab sync"_s);
    return Done;
}

ExitCode sync(const Context &context, Database &database)
{
    const LaboratoryAccess access = accessTo(context, joined(database));
    if (!context.options.isSet(u"watch"_s))
        return tell(context, syncLaboratory(database, context.parameters(), access, tellProgress));
    followLaboratory(
        database, context.parameters(), access,
        [&context](const SyncReport &report) {
            if (!report.isNothing()) {
                (void)tell(context, report);
                std::fflush(stdout);
            }
        },
        [](const Error &error) { note(sentence(error)); });
    return Interrupted;
}

/// As `search` has it, with what a passage has there: no number of this library.
QJsonObject passageJson(const RemotePassage &passage)
{
    return { { u"kind"_s, nameOf(passage.kind) }, { u"source"_s, passage.source }, { u"title"_s, passage.title },
        { u"sha256"_s, passage.sha256 }, { u"first_page"_s, passage.firstPage + 1 }, { u"last_page"_s, passage.lastPage + 1 },
        { u"bm25"_s, passage.score }, { u"text"_s, passage.text } };
}

QString lineOf(const RemotePassage &passage, bool isPlain)
{
    PublicPassage shown;
    shown.source = passage.source;
    shown.firstPage = passage.firstPage + 1;
    shown.lastPage = passage.lastPage + 1;
    shown.score = passage.score;
    shown.text = passage.text;
    return passageLine(shown, isPlain);
}

ExitCode searchThere(const Context &context, const QString &question)
{
    Database database = context.workspace.library().open();
    const LaboratoryAddress address = joined(database);
    const RetrievalParameters &retrieval = context.parameters().retrieval;
    const std::vector<RemotePassage> found =
        remotePassages(database, accessTo(context, address))->search(question, retrieval.bm25, retrieval.finalK);
    QJsonArray json;
    for (const RemotePassage &passage : found) {
        if (context.isJson)
            json << passageJson(passage);
        else
            printLine(lineOf(passage, context.options.isSet(u"lines"_s)));
    }
    if (context.isJson)
        printJson(json);
    if (found.empty())
        note(u"Nothing was found in %1. Check how the words are spelled, or type others that papers use."_s.arg(
            shownName(address)));
    return Done;
}

} // namespace

ExitCode lab(const Context &context)
{
    const QStringList &typed = context.arguments;
    const QString what = typed.value(0);
    if (what == u"create" && typed.size() == 2)
        return create(context, laboratoryAddress(typed[1]));
    if (what == u"admit" && typed.size() == 4)
        return admit(context, typed[1], typed[2], laboratoryAddress(typed[3]));
    if (what == u"join" && typed.size() == 2)
        return join(context, laboratoryAddress(typed[1]));
    const QString question = typed.mid(1).join(u' ').trimmed();
    if (what == u"search" && !question.isEmpty())
        return searchThere(context, question);
    if (typed.size() == 1 && (what == u"leave" || what == u"status" || what == u"sync")) {
        // What comes of a laboratory can come again; what a user made is in other commits.
        Database database = context.workspace.library().open(Durability::Later);
        if (what == u"status")
            return status(context, database);
        if (what == u"sync")
            return sync(context, database);
        leaveLaboratory(database);
        note(u"This library is in no laboratory any more. Its papers stay."_s);
        return Done;
    }
    const bool isSettling = typed.size() > 2 && (typed[1] == u"restore" || typed[1] == u"dismiss");
    if (what == u"lost" && (typed.size() == 1 || isSettling)) {
        Database database = context.workspace.library().open();
        return lost(context, database);
    }
    if ((what == u"share" || what == u"unshare") && typed.size() >= 2)
        return shareNamed(context, shareableThreads(), what == u"share");
    if ((what == u"share-table" || what == u"unshare-table") && typed.size() >= 2)
        return shareNamed(context, shareableTables(), what == u"share-table");
    note(
        u"lab: create ADDRESS, admit LOGIN ROLE ADDRESS, join ADDRESS, sync [--watch], search QUESTION [--lines], status, lost [restore|dismiss NUMBER...], share|unshare THREAD..., share-table|unshare-table TABLE..., leave; an ADDRESS is postgresql://NAME@HOST/DATABASE"_s);
    return Usage;
}

} // namespace adduce::cli
