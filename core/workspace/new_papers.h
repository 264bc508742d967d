#pragma once
#include "core/library/document_store.h"
#include "core/web/find_papers.h"
#include <functional>

namespace adduce {

class Workspace;
struct PageLimits;

/// The services that papers are looked for with, as the configuration and the keys have them.
PaperServices paperServices(const Workspace &workspace);

/// Papers on a question, at most `most`, by the services that the user allowed. Blocks. Throws as findPapers(), NotAllowed while the web is not allowed, and
/// DocumentLocalOnly for a question that holds words of a document that never leaves this computer.
FoundPapers findPapers(Workspace &workspace, const PaperServices &services, const QString &question, std::size_t most,
    const std::stop_token &stop = {});

/// Where PDFs that were fetched lie: "{library}.papers". An absolute path.
QString paperFolder(const QString &libraryPath);

/// Fetches the free copy of a paper into paperFolder() under its name, and queues it there to be read, described as the service does. Gives its path.
/// Blocks. Throws BadInput for a paper without a copy, Unsupported for what is no PDF, and as fetchPage(). `limits`: how far one goes; its `onBytes`
/// tells the progress.
QString fetchPaper(Workspace &workspace, const FoundPaper &paper, const PageLimits &limits, const std::stop_token &stop = {});

/// What a PDF may weigh, and take.
PageLimits paperLimits();

} // namespace adduce
