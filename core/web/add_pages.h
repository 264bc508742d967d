#pragma once
#include "core/ingest/ingest.h"
#include "core/web/web_page.h"
#include <span>

namespace adduce {

/// Puts pages into the library as they came, each a document in the collection "Web": written beside the library (writeSnapshot()), then read
/// by the document worker in its sandbox, cut, and made ready to be searched, before all else that waits in the queue. A page whose bytes
/// are there already is not read again, only noted as fetched again. Gives the documents, one for each page, in their order: one that could
/// not be read says why. A page may turn out to be a paper of the user's own; then it stays that. Blocks; throws as ingest() and
/// writeSnapshot(). On a stop request what was not read is queued.
std::vector<DocumentRow> addPages(const Library &library, const ModelServers &servers, const WorkerProgram &worker,
    std::span<const WebPage> pages, const IngestSettings &settings, const IngestSink &report = {},
    const std::stop_token &stop = {});

} // namespace adduce
