#pragma once
#include "core/references/reference.h"

class QJsonObject;

namespace adduce {

/// CSL-JSON: an array of items, or one; also `{"items": [...]}`. `folder`: of the file, for relative paths of attached
/// files. Throws TooLarge, and BadInput for what is no JSON.
ReferenceList readCsl(const QByteArray &bytes, const QString &folder);

/// One item of CSL-JSON. Crossref's works are such items with lists for a title and a journal.
Reference referenceFromCsl(const QJsonObject &item);
QJsonObject cslOf(const Reference &reference);

} // namespace adduce
