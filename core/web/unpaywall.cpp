#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/text/doi.h"
#include "core/web/paper_search.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

FoundPaper paperOf(const QJsonObject &work)
{
    FoundPaper paper;
    paper.title = plainText(work[u"title"_s]);
    for (const QJsonObject &author : objectsIn(work[u"z_authors"_s], 100)) {
        const QString raw = plainText(author[u"raw_author_name"_s], 100);
        const QString name = (plainText(author[u"given"_s], 50) + u' ' + plainText(author[u"family"_s], 50)).trimmed();
        if (!raw.isEmpty() || !name.isEmpty())
            paper.authors << (raw.isEmpty() ? name : raw);
    }
    const int year = work[u"year"_s].toInt();
    paper.year = year > 0 && year < 10'000 ? year : 0;
    paper.doi = onlyDoi(plainText(work[u"doi"_s]));
    paper.venue = plainText(work[u"journal_name"_s]);
    const QJsonObject copy = work[u"best_oa_location"_s].toObject();
    paper.licence = plainText(copy[u"license"_s]);
    if (work[u"is_oa"_s].toBool())
        paper.pdf = webAddress(copy[u"url_for_pdf"_s]);
    return paper;
}

} // namespace

std::optional<FoundPaper> openCopy(EgressGate &gate, const Unpaywall &service, const QString &doi, const std::stop_token &stop)
{
    const QString sound = onlyDoi(doi);
    if (sound.isEmpty())
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no DOI, such as 10.1000/182").arg(doi));
    if (!service.email.contains(u'@'))
        throw Error(
            ErrorKind::BadInput, tr("Unpaywall wants an e-mail address of whoever asks, and \"%1\" is none").arg(service.email));
    QUrl address = service.dois;
    address.setPath(address.path() + QString::fromLatin1(QUrl::toPercentEncoding(sound)), QUrl::TolerantMode);
    try {
        FoundPaper paper = paperOf(askService(gate, address, { { u"email"_s, service.email } }, service.limits, stop));
        paper.doi = sound;
        return paper.title.isEmpty() ? std::nullopt : std::optional(std::move(paper));
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::WrongAddress)
            return std::nullopt;
        throw;
    }
}

} // namespace adduce
