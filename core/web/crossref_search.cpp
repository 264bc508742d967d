#include "core/references/csl_json.h"
#include "core/references/reference.h"
#include "core/web/paper_search.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Publishers name PDFs that are for subscribers, too: one that everybody may read has a free licence.
bool isFree(const QString &licence)
{
    return licence.contains(u"://creativecommons.org/") || licence.contains(u"://www.creativecommons.org/");
}

QString licenceOf(const QJsonObject &work)
{
    QString licence;
    for (const QJsonObject &one : objectsIn(work[u"license"_s])) {
        const QString url = plainText(one[u"URL"_s]);
        if (licence.isEmpty() || isFree(url))
            licence = url;
    }
    return licence;
}

QUrl pdfOf(const QJsonObject &work)
{
    for (const QJsonObject &link : objectsIn(work[u"link"_s]))
        if (link[u"content-type"_s].toString() == u"application/pdf")
            if (const QUrl url = webAddress(link[u"URL"_s]); !url.isEmpty())
                return url;
    return {};
}

FoundPaper paperOf(const QJsonObject &work)
{
    const Reference reference = referenceFromCsl(work);
    FoundPaper paper { plainText(reference.title), {}, reference.year, reference.doi, plainText(reference.venue), licenceOf(work),
        {} };
    constexpr qsizetype kMostAuthors = 100;
    for (const QString &author : displayNames(reference.authors).mid(0, kMostAuthors))
        paper.authors << plainText(author, 100);
    if (isFree(paper.licence))
        paper.pdf = pdfOf(work);
    return paper;
}

} // namespace

std::vector<FoundPaper> searchPapers(
    EgressGate &gate, const CrossrefSearch &service, const QString &query, std::size_t most, const std::stop_token &stop)
{
    most = std::min(most, kMostPapers);
    QueryItems items { { u"query.bibliographic"_s, serviceQuery(query) }, { u"rows"_s, QString::number(most) } };
    if (!service.email.isEmpty())
        items.emplace_back(u"mailto"_s, service.email);
    const QJsonObject reply = askService(gate, service.works, items, service.limits, stop);
    std::vector<FoundPaper> papers;
    for (const QJsonObject &work : objectsIn(reply[u"message"_s].toObject()[u"items"_s]))
        if (FoundPaper paper = paperOf(work); !paper.title.isEmpty() && papers.size() < most)
            papers.push_back(std::move(paper));
    return papers;
}

} // namespace adduce
