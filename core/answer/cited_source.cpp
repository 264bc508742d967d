#include "core/answer/cited_source.h"

#include "core/base/tr.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

std::vector<CitedSource> citedSourcesOf(const Answer &answer)
{
    std::vector<CitedSource> sources;
    QStringList known; // hashes of their documents
    const auto add = [&](const Citation &citation) {
        auto at = known.indexOf(citation.sha256);
        if (at < 0) {
            at = known.size();
            known << citation.sha256;
            sources.push_back({ citation.source, citation.title, {}, citation.web });
        }
        QStringList &pages = sources[static_cast<std::size_t>(at)].pages;
        const QString page = citation.label.isEmpty() ? QString::number(citation.page) : citation.label;
        if (!pages.contains(page))
            pages << page;
    };
    for (const auto *sentences : { &answer.sentences, &answer.alsoSaid })
        for (const AnswerSentence &sentence : *sentences)
            std::ranges::for_each(sentence.citations, add);
    return sources;
}

QString words(const CitedSource &source)
{
    QString text = source.source;
    if (!source.title.isEmpty())
        text += u": "_s + source.title;
    text += u", "_s + tr("p. %1").arg(source.pages.join(u", "_s));
    return source.web ? text + u", "_s + words(*source.web) : text;
}

QString words(const WebOrigin &origin)
{
    return tr("web page %1, fetched on %2").arg(origin.address, origin.fetchedAt.toUTC().date().toString(Qt::ISODate));
}

} // namespace adduce
