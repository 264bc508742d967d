#include "core/web/found_paper.h"

#include <QHash>

namespace adduce {

namespace {

template <class T> void addTo(T &known, const T &more)
{
    if (known.isEmpty())
        known = more;
}

void add(FoundPaper &known, const FoundPaper &more)
{
    addTo(known.title, more.title);
    addTo(known.authors, more.authors);
    addTo(known.venue, more.venue);
    if (known.year == 0)
        known.year = more.year;
    if (!known.isOpen() && more.isOpen()) { // the licence is that of the copy
        known.pdf = more.pdf;
        known.licence = more.licence.isEmpty() ? known.licence : more.licence;
    }
    addTo(known.licence, more.licence);
}

} // namespace

std::vector<FoundPaper> merged(const std::vector<FoundPaper> &papers)
{
    std::vector<FoundPaper> once;
    QHash<QString, std::size_t> byDoi;
    for (const FoundPaper &paper : papers) {
        const auto known = paper.doi.isEmpty() ? byDoi.end() : byDoi.find(paper.doi);
        if (known != byDoi.end()) {
            add(once[*known], paper);
            continue;
        }
        if (!paper.doi.isEmpty())
            byDoi.insert(paper.doi, once.size());
        once.push_back(paper);
    }
    return once;
}

} // namespace adduce
