#include "core/references/reference.h"
#include "core/text/doi.h"
#include "core/web/paper_search.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QUrl openPdfOf(const QJsonObject &work)
{
    if (work[u"isOpenAccess"_s].toString() != u"Y")
        return {};
    for (const QJsonObject &text : objectsIn(work[u"fullTextUrlList"_s].toObject()[u"fullTextUrl"_s]))
        if (text[u"documentStyle"_s].toString() == u"pdf" && text[u"availabilityCode"_s].toString() == u"OA")
            if (const QUrl url = webAddress(text[u"url"_s]); !url.isEmpty())
                return url;
    return {};
}

FoundPaper paperOf(const QJsonObject &work)
{
    FoundPaper paper;
    paper.title = plainText(work[u"title"_s]);
    if (paper.title.endsWith(u'.')) // which it puts behind each
        paper.title.chop(1);
    for (const QJsonObject &author : objectsIn(work[u"authorList"_s].toObject()[u"author"_s], 100))
        if (const QString name = plainText(author[u"fullName"_s], 100); !name.isEmpty())
            paper.authors << name;
    paper.year = yearIn(plainText(work[u"pubYear"_s]));
    paper.doi = onlyDoi(plainText(work[u"doi"_s]));
    paper.venue = plainText(work[u"journalInfo"_s].toObject()[u"journal"_s].toObject()[u"title"_s]);
    paper.licence = plainText(work[u"license"_s]);
    paper.pdf = openPdfOf(work);
    return paper;
}

} // namespace

std::vector<FoundPaper> searchPapers(
    EgressGate &gate, const EuropePmcSearch &service, const QString &query, std::size_t most, const std::stop_token &stop)
{
    most = std::min(most, kMostPapers);
    const QJsonObject reply = askService(gate, service.search,
        { { u"query"_s, serviceQuery(query) }, { u"resultType"_s, u"core"_s }, { u"pageSize"_s, QString::number(most) },
            { u"format"_s, u"json"_s } },
        service.limits, stop);
    std::vector<FoundPaper> papers;
    for (const QJsonObject &work : objectsIn(reply[u"resultList"_s].toObject()[u"result"_s]))
        if (FoundPaper paper = paperOf(work); !paper.title.isEmpty() && papers.size() < most)
            papers.push_back(std::move(paper));
    return papers;
}

} // namespace adduce
