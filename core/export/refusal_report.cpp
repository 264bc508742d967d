#include "core/export/refusal_report.h"

#include "core/answer/answer_words.h"
#include "core/answer/next_step_words.h"
#include "core/base/tr.h"

#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString whyUnsearched(const Unsearched &document)
{
    if (document.reason)
        return words(*document.reason).what;
    return document.state == DocumentState::NeedsOcr ? tr("It has no text yet: its pages are pictures.")
                                                     : tr("It is still to be read.");
}

QString searchedWords(const Answer &answer)
{
    const SearchReport &search = answer.search;
    const double share = search.documentsInAll > 0 ? 100.0 * search.documents / search.documentsInAll : 0;
    QString said =
        tr("Asked on %1. %2 of %3 documents could be searched (%4 %), %5 passages.")
            .arg(answer.askedAt.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s), QString::number(search.documents),
                QString::number(search.documentsInAll), QLocale().toString(share, 'f', 0), QString::number(search.passages));
    if (search.revision > 0)
        said += u' ' + tr("Revision %1 of the library.").arg(search.revision);
    if (!answer.scope.isEmpty())
        said += u' ' + tr("Searched in: %1").arg(answer.scope);
    return said;
}

} // namespace

RefusalReport refusalReport(const Answer &answer)
{
    const SearchReport &search = answer.search;
    RefusalReport report { searchedWords(answer), { tr("Word"), tr("Passages"), tr("Papers"), tr("Near words tried") }, {}, {},
        {}, {}, {} };
    for (const TermHits &hits : search.terms)
        report.terms.push_back({ hits.term, hits.passages ? QString::number(*hits.passages) : QString(),
            QString::number(hits.documents), hits.near.value_or(QStringList()).join(u", "_s) });
    if (!search.nearest.empty())
        report.nearestTitle = search.probability > 0
            ? tr("Nearest passages. Together they answer with a probability of %1; %2 is needed.")
                  .arg(number(search.probability), number(search.floor))
            : tr("Nearest passages, by how much of the question they speak of; %1 is needed.").arg(number(search.floor));
    for (const NearMiss &miss : search.nearest) {
        QStringList places;
        for (const Citation &citation : miss.sentence.citations)
            places << chipText(citation);
        QString line = number(miss.score) + u": \u201C"_s + toldText(miss.sentence) + u"\u201D ("_s + places.join(u"; "_s) + u')';
        if (!miss.lacks.isEmpty())
            line += u". "_s + tr("Lacks: %1").arg(miss.lacks.join(u", "_s));
        report.nearest << line;
    }
    report.nextSteps = nextStepWords(search);
    for (const Unsearched &document : search.unsearched)
        report.unsearched << document.name + u": "_s + whyUnsearched(document);
    return report;
}

} // namespace adduce
