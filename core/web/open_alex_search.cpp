#include "core/base/error.h"
#include "core/text/doi.h"
#include "core/web/paper_search.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

FoundPaper paperOf(const QJsonObject &work)
{
    FoundPaper paper;
    paper.title = plainText(work[u"title"_s]);
    for (const QJsonObject &authorship : objectsIn(work[u"authorships"_s], 100))
        if (const QString name = plainText(authorship[u"author"_s].toObject()[u"display_name"_s], 100); !name.isEmpty())
            paper.authors << name;
    const int year = work[u"publication_year"_s].toInt();
    paper.year = year > 0 && year < 10'000 ? year : 0;
    paper.doi = onlyDoi(plainText(work[u"doi"_s]));
    paper.venue = plainText(work[u"primary_location"_s].toObject()[u"source"_s].toObject()[u"display_name"_s]);
    const QJsonObject copy = work[u"best_oa_location"_s].toObject();
    paper.licence = plainText(copy[u"license"_s]);
    if (work[u"open_access"_s].toObject()[u"is_oa"_s].toBool())
        paper.pdf = webAddress(copy[u"pdf_url"_s]);
    return paper;
}

} // namespace

std::vector<FoundPaper> searchPapers(
    EgressGate &gate, const OpenAlexSearch &service, const QString &query, std::size_t most, const std::stop_token &stop)
{
    if (service.key.isEmpty())
        throw Error(ErrorKind::NoKey, hostOf(service.works));
    most = std::min(most, kMostPapers);
    const QJsonObject reply = askService(gate, service.works,
        { { u"search"_s, serviceQuery(query) }, { u"per-page"_s, QString::number(most) }, { u"api_key"_s, service.key } },
        service.limits, stop);
    std::vector<FoundPaper> papers;
    for (const QJsonObject &work : objectsIn(reply[u"results"_s]))
        if (FoundPaper paper = paperOf(work); !paper.title.isEmpty() && papers.size() < most)
            papers.push_back(std::move(paper));
    return papers;
}

} // namespace adduce
