#pragma once
#include "core/evaluation/collection_measure.h"
#include <QDateTime>

namespace adduce {

/// What was measured on a folder once.
struct CollectionResult
{
    QDateTime measuredAt; ///< UTC
    QString texts; ///< which they were: the file name of collectionLibrary()
    CollectionMeasure measure;
    friend bool operator==(const CollectionResult &, const CollectionResult &) = default;
};

/// What was measured on a folder, newest first; kept in a file in `place`, beside the indexes. None where that file is not there.
/// Throws Error{Unreadable} where it cannot be read or holds something else.
std::vector<CollectionResult> collectionResults(const QString &place, const QString &folder);

/// Adds one; the oldest of very many goes. A file that cannot be read is put aside under another name, which is returned; empty
/// otherwise. Throws writeError().
QString keepResult(const QString &place, const QString &folder, const CollectionResult &result);

/// The newest that came before on the same texts with one of its profiles; null without one.
const CollectionResult *resultBefore(const std::vector<CollectionResult> &newestFirst, const CollectionResult &result);

} // namespace adduce
