#pragma once
#include "core/base/error.h"
#include "core/evaluation/collection_results.h"

namespace adduce {

/// "0.689 (0.640 to 0.738)".
[[nodiscard]] QString meanWords(const MeasuredMean &mean);
/// "Indexing: 1,200 of 5,000", "keyword: query 7 of 300".
[[nodiscard]] QString progressWords(const CollectionProgress &progress);
/// "20 Nov, 11:40: adduce, keyword".
[[nodiscard]] QString resultWords(const CollectionResult &result);
/// "nDCG@10 since 20 Nov, 11:40: adduce +0.012, keyword unchanged", of the profiles that both have.
[[nodiscard]] QString changeWords(const CollectionResult &result, const CollectionResult &before);
/// "These figures are not kept.", why, and what to do.
[[nodiscard]] QString unkeptFiguresWords(const Error &error);
[[nodiscard]] QString unreadableResultsWords(const QString &path);
[[nodiscard]] QString putAsideWords(const QString &path);

} // namespace adduce
