#include "core/settings/search.h"

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

} // namespace adduce
