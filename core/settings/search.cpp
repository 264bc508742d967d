#include "core/settings/search.h"

#include "core/settings/retrieval_fields.h"

#include <QJsonDocument>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

SearchSettings loadSearch(const QSettings &settings)
{
    SearchSettings search;
    const qint64 from = settings.value(u"search/graph_from"_s).toLongLong();
    if (from >= kFewestForGraph && from <= kMostForGraph)
        search.graphFrom = from;
    return search;
}

void saveSearch(QSettings &settings, const SearchSettings &search)
{
    settings.setValue(u"search/graph_from"_s, search.graphFrom);
}

RetrievalParameters loadRetrieval(const QSettings &settings)
{
    return retrievalFromJson(QJsonDocument::fromJson(settings.value(u"search/retrieval"_s).toString().toUtf8()).object());
}

void saveRetrieval(QSettings &settings, const RetrievalParameters &parameters)
{
    const QByteArray json = QJsonDocument(toJson(parameters)).toJson(QJsonDocument::Compact);
    settings.setValue(u"search/retrieval"_s, QString::fromUtf8(json));
}

} // namespace adduce
