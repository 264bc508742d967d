#pragma once
#include "core/settings/parameters.h"

class QSettings;

namespace adduce {

constexpr qint64 kFewestForGraph = 10'000;
constexpr qint64 kMostForGraph = 100'000'000;

/// How the library is searched, as the user set it.
struct SearchSettings
{
    qint64 graphFrom = IndexParameters {}.graphFrom; ///< vectors
    friend bool operator==(const SearchSettings &, const SearchSettings &) = default;
};

SearchSettings loadSearch(const QSettings &settings); ///< a default in place of what makes no sense
void saveSearch(QSettings &settings, const SearchSettings &search);

/// How passages are found for a question; our own profile where nothing was set or what was makes no sense.
RetrievalParameters loadRetrieval(const QSettings &settings);
void saveRetrieval(QSettings &settings, const RetrievalParameters &parameters);

} // namespace adduce
