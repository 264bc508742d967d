#pragma once
#include "core/web/found_paper.h"
#include "core/web/web_service.h"
#include <optional>
#include <stop_token>

namespace adduce {

// Services that find papers on a question. Each is asked with the query as it is, which has to pass queryMayLeave() first. Functions
// block; the thread needs no event loop. At most `most` papers, the best first; none is no error. They throw as askService().

constexpr std::size_t kMostPapers = 20; ///< of one search, whoever asks for more

struct CrossrefSearch
{
    QUrl works { QStringLiteral("https://api.crossref.org/works") };
    QString email {}; ///< of the user, for its quicker servers; may be empty
    ServiceLimits limits {};
};
std::vector<FoundPaper> searchPapers(
    EgressGate &gate, const CrossrefSearch &service, const QString &query, std::size_t most, const std::stop_token &stop = {});

struct EuropePmcSearch
{
    QUrl search { QStringLiteral("https://www.ebi.ac.uk/europepmc/webservices/rest/search") };
    ServiceLimits limits {};
};
std::vector<FoundPaper> searchPapers(
    EgressGate &gate, const EuropePmcSearch &service, const QString &query, std::size_t most, const std::stop_token &stop = {});

struct OpenAlexSearch
{
    QUrl works { QStringLiteral("https://api.openalex.org/works") };
    QString key {}; ///< of the user; a search without one is NoKey
    ServiceLimits limits {};
};
std::vector<FoundPaper> searchPapers(
    EgressGate &gate, const OpenAlexSearch &service, const QString &query, std::size_t most, const std::stop_token &stop = {});

/// Says of one DOI where it can be read freely; it searches for nothing.
struct Unpaywall
{
    QUrl dois { QStringLiteral("https://api.unpaywall.org/v2/") };
    QString email {}; ///< of the user, which it wants
    ServiceLimits limits {};
};
/// None for a DOI that it does not know. Throws BadInput for what is no DOI, and without an e-mail.
std::optional<FoundPaper> openCopy(
    EgressGate &gate, const Unpaywall &service, const QString &doi, const std::stop_token &stop = {});

} // namespace adduce
