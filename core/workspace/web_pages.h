#pragma once
#include "core/web/add_pages.h"
#include "core/web/web_snapshot.h"
#include "core/web/web_use.h"

namespace adduce {

class Workspace;

/// Makes documents of pages that were fetched (web_page.h); makes the library. Blocks; throws as addPages() of core/web.
std::vector<DocumentRow> addPages(Workspace &workspace, std::span<const WebPage> pages, const IngestSettings &settings,
    const IngestSink &onEvent = {}, const std::stop_token &stop = {});

/// The web as the configuration lets a question use it, whose pages become documents of this library, and those that are due leave it. None where it is
/// not allowed, or nothing but this computer is contacted. `workspace` outlives it.
std::optional<WebUse> webUse(Workspace &workspace);

WebUse requireWeb(Workspace &workspace); ///< the same, or throws WebNotAllowed, or LocalOnly

int daysFrom(const QString &typed); ///< that pages stay; throws BadInput for another number than kFewestWebDays to kMostWebDays

/// The pages that the library took from the web, newest first; none where there is no library.
std::vector<WebSnapshot> pagesOf(Workspace &workspace);
/// Whether those stay whatever their age; by names of documents (named_rows.h). Throws as documentsNamed(), and Missing for what is no page.
void keepPages(Workspace &workspace, const QStringList &names, bool isKept);

/// Takes pages out of the library that are older than so many days, unless they are kept, or a saved answer, a row of a table of evidence
/// or a cell of its matrix quotes them. Throws Error.
std::vector<WebSnapshot> expirePages(Workspace &workspace, int days, const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace adduce
