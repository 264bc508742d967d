#pragma once
#include "core/references/reference.h"

class QJsonObject;

namespace adduce {

/// CSL-JSON: an array of items, or one; also `{"items": [...]}`. `folder`: of the file, for relative paths of attached
/// files. Throws TooLarge, and BadInput for what is no JSON.
ReferenceList readCsl(const QByteArray &bytes, const QString &folder);

/// One item of CSL-JSON. Crossref's works are such items with lists for a title and a journal.
Reference referenceFromCsl(const QJsonObject &item);
/// What CSL has no variable for stands in "custom": what took a work back, and tags with commas.
QJsonObject cslOf(const Reference &reference);

/// An item as a library keeps it.
QJsonObject storedOf(const Reference &reference);
/// The other way round. An item of an older version, whose names were one text each, has them as their words tell.
Reference referenceFromStored(const QJsonObject &item);

} // namespace adduce
