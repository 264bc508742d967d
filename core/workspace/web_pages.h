#pragma once
#include "core/web/add_pages.h"
#include "core/web/web_snapshot.h"

namespace adduce {

class Workspace;

/// Makes documents of pages that were fetched (web_page.h); makes the library. Blocks; throws as addPages() of core/web.
std::vector<DocumentRow> addPages(Workspace &workspace, std::span<const WebPage> pages, const IngestSettings &settings,
    const IngestSink &onEvent = {}, const std::stop_token &stop = {});

/// Takes pages out of the library that are older than so many days, unless they are kept, or a saved answer, a row of a table of evidence
/// or a cell of its matrix quotes them. Throws Error.
std::vector<WebSnapshot> expirePages(Workspace &workspace, int days, const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace adduce
