#include "core/workspace/web_pages.h"

#include "core/base/tr.h"
#include "core/configuration/configuration.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/threads/quoted_documents.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <QFileInfo>

namespace adduce {

namespace {

QSet<QString> citedDocuments(Database &database)
{
    QSet<QString> cited = quotedDocuments(database);
    const auto add = [&](const std::optional<Citation> &citation) {
        if (citation)
            cited.insert(citation->sha256);
    };
    const EvidenceStore evidence(database);
    for (const EvidenceTable &table : evidence.tables()) {
        for (const PlacedRow &placed : evidence.rows(table.id))
            add(placed.row.citation);
        for (const auto &[place, cell] : MatrixStore(database).find(table.id).cells)
            add(cell.citation);
    }
    return cited;
}

} // namespace

std::vector<DocumentRow> addPages(Workspace &workspace, std::span<const WebPage> pages, const IngestSettings &settings,
    const IngestSink &onEvent, const std::stop_token &stop)
{
    return addPages(
        workspace.library(LibraryUse::MadeIfMissing), workspace.servers(), workspace.worker(), pages, settings, onEvent, stop);
}

/// Pages are documents of the library; one that is not there yet is made.
static bool takesPages(Workspace &workspace)
{
    try {
        return workspace.library().readOnly() == ReadOnly::No;
    } catch (const Error &) {
        return true; // who asks is told what it is
    }
}

std::optional<WebUse> webUse(Workspace &workspace)
{
    const Configuration configuration = workspace.configuration().current();
    const WebSettings &web = configuration.online.web;
    if (!web.isAllowed || workspace.gate().rules().isLocalOnly)
        return std::nullopt;
    if (!takesPages(workspace))
        return std::nullopt;
    WebUse use;
    use.services.usesDuckDuckGo = web.usesDuckDuckGo;
    use.services.usesWikipedia = web.usesWikipedia;
    use.services.searxng = QUrl(web.searxng);
    use.takeIn = [&workspace, settings = ingestSettings(configuration), days = web.daysKept](
                     std::span<const WebPage> pages, const std::stop_token &stop) {
        (void)expirePages(workspace, days);
        return addPages(workspace, pages, settings, {}, stop);
    };
    return use;
}

WebUse requireWeb(Workspace &workspace)
{
    if (workspace.gate().rules().isLocalOnly)
        throw Error(ErrorKind::LocalOnly, tr("the web"));
    auto web = webUse(workspace);
    if (!web)
        throw Error(ErrorKind::WebNotAllowed, tr("the web"));
    return *std::move(web);
}

int daysFrom(const QString &typed)
{
    bool isNumber = false;
    const int days = typed.toInt(&isNumber);
    if (!isNumber || days < kFewestWebDays || days > kMostWebDays)
        throw Error(ErrorKind::BadInput,
            tr("\"%1\" is no number of days from %2 to %3")
                .arg(typed.left(40), QString::number(kFewestWebDays), QString::number(kMostWebDays)));
    return days;
}

std::vector<WebSnapshot> pagesOf(Workspace &workspace)
{
    if (!QFileInfo::exists(workspace.libraryPath()))
        return {};
    Database database = workspace.library().open();
    return snapshots(database);
}

void keepPages(Workspace &workspace, const QStringList &names, bool isKept)
{
    Database database = workspace.library().open();
    for (const DocumentRow &row : documentsNamed(database, names))
        keepSnapshot(database, row.id, isKept);
}

std::vector<WebSnapshot> expirePages(Workspace &workspace, int days, const QDateTime &now)
{
    Database database = workspace.library().open();
    return expireSnapshots(database, days, now, citedDocuments(database));
}

} // namespace adduce
