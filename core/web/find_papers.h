#pragma once
#include "core/base/error.h"
#include "core/web/paper_search.h"

namespace adduce {

/// The services that know papers.
struct PaperServices
{
    CrossrefSearch crossref {};
    EuropePmcSearch europePmc {};
    std::optional<OpenAlexSearch> openAlex {}; ///< none without a key of the user's
    std::optional<Unpaywall> unpaywall {}; ///< none without an e-mail of the user's
};

struct FoundPapers
{
    std::vector<FoundPaper> papers; ///< each once; those that anybody may read first, otherwise as the services rank them
    std::vector<Error> errors; ///< of services that did not say anything
};

/// Asks all services at the same time for papers on a question, and where those without a copy can be read freely. The question goes out as it
/// is: it has to pass queryMayLeave() first. Blocks. Throws BadInput for an empty question, LocalOnly, and Stopped.
FoundPapers findPapers(
    EgressGate &gate, const PaperServices &services, const QString &question, std::size_t most, const std::stop_token &stop = {});

} // namespace adduce
