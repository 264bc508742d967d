#include "core/web/find_papers.h"

#include "core/base/at_once.h"
#include "core/base/stop.h"

#include <algorithm>
#include <array>
#include <functional>
#include <mutex>

namespace adduce {

namespace {

constexpr int kAtOnce = 3; // requests

/// What is given to `papers`; what fails is noted, but for what holds for every service.
class Asking
{
public:
    Asking(FoundPapers &found, const std::stop_token &stop)
        : m_found(found)
        , m_stop(stop)
    {
    }

    void operator()(const std::function<void()> &ask)
    {
        throwIfStopped(m_stop);
        try {
            ask();
        } catch (const Error &error) {
            throwIfStopped(m_stop);
            if (error.kind() == ErrorKind::LocalOnly || error.kind() == ErrorKind::BadInput)
                throw;
            const std::scoped_lock lock(m_mutex);
            m_found.errors.push_back(error);
        }
    }

private:
    FoundPapers &m_found;
    std::stop_token m_stop;
    std::mutex m_mutex;
};

/// Where those that have a DOI and no copy can be read.
void findCopies(
    EgressGate &gate, const Unpaywall &service, std::vector<FoundPaper> &papers, Asking &asking, const std::stop_token &stop)
{
    forEachAtOnce(papers.size(), kAtOnce, [&](std::size_t i) {
        FoundPaper &paper = papers[i];
        if (!paper.doi.isEmpty() && !paper.isOpen())
            asking([&] {
                if (const auto copy = openCopy(gate, service, paper.doi, stop); copy && copy->isOpen())
                    paper = merged({ paper, *copy }).front();
            });
    });
}

} // namespace

FoundPapers findPapers(
    EgressGate &gate, const PaperServices &services, const QString &question, std::size_t most, const std::stop_token &stop)
{
    FoundPapers found;
    Asking asking(found, stop);
    std::array<std::vector<FoundPaper>, 3> lists;
    const std::array<std::function<void()>, 3> asked {
        [&] { lists[0] = searchPapers(gate, services.europePmc, question, most, stop); },
        [&] { lists[1] = services.openAlex ? searchPapers(gate, *services.openAlex, question, most, stop) : lists[1]; },
        [&] { lists[2] = searchPapers(gate, services.crossref, question, most, stop); },
    };
    forEachAtOnce(asked.size(), kAtOnce, [&](std::size_t i) { asking(asked[i]); });
    std::vector<FoundPaper> all;
    for (std::size_t rank = 0; rank < most; ++rank) // the best of each, then the next ones
        for (const auto &list : lists)
            if (rank < list.size())
                all.push_back(list[rank]);
    found.papers = merged(all);
    if (found.papers.size() > most)
        found.papers.resize(most);
    if (services.unpaywall)
        findCopies(gate, *services.unpaywall, found.papers, asking, stop);
    std::ranges::stable_partition(found.papers, &FoundPaper::isOpen);
    return found;
}

} // namespace adduce
