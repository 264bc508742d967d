#pragma once
#include "core/library/document_store.h"
#include "core/references/wanted_papers.h"
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

/// Of papers that services found, the one that a reference is of: with its DOI, or with its title and a year that is at most one apart, as many
/// appear before they are printed. One with a free copy comes first. Null when it is none of them.
const FoundPaper *paperOf(const Reference &reference, const std::vector<FoundPaper> &found);

/// A free copy of that paper, by its title and its DOI; none where none is known. Blocks. Throws as findPapers(), and what the services
/// failed by where none of them said anything.
std::optional<FoundPaper> findCopy(
    Workspace &workspace, const PaperServices &services, const Reference &reference, const std::stop_token &stop = {});

/// Where PDFs that were fetched lie: "{library}.papers". An absolute path.
QString paperFolder(const QString &libraryPath);

/// Fetches the free copy of a paper into paperFolder() under its name, and queues it there to be read, described as the service does. Gives its path.
/// Blocks. Throws NotOpen for a paper without a copy, Unsupported for what is no PDF, and as fetchPage(). `limits`: how far one goes; its `onBytes`
/// tells the progress.
QString fetchPaper(Workspace &workspace, const FoundPaper &paper, const PageLimits &limits, const std::stop_token &stop = {});

/// Fetches a free copy of a wanted paper: once that is read, its reference describes it. Gives its path. Blocks. Throws as findCopy() and
/// fetchPaper(): NotOpen where no copy is known.
QString fetchWanted(Workspace &workspace, const PaperServices &services, const WantedPaper &wanted, const PageLimits &limits,
    const std::stop_token &stop = {});

/// What a PDF may weigh, and take.
PageLimits paperLimits();

} // namespace adduce
