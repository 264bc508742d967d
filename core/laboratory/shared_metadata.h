#pragma once
#include "core/documents/document.h"
#include <QJsonObject>
#include <optional>

namespace adduce {

/// What a paper is described as, as a laboratory has it: {"title": {"value": "...", "origin": "user"}, ...}, without what is not known.
/// Lists of texts and numbers are values as they are.
QJsonObject toSharedJson(const Metadata &metadata);

/// As a field is called there: "title".
QString sharedFieldName(MetadataField field);
std::optional<MetadataField> sharedFieldNamed(const QString &name);

/// Takes the fields over that are there and sound; of the others nothing. A text is cut to what one may be long.
Metadata fromSharedJson(const QJsonObject &json);

/// The fields that differ between what a desk has and what it last knew the laboratory to have: what it is to send. A field that was emptied here
/// is one without a value.
QJsonObject changedFields(const QJsonObject &here, const QJsonObject &known);

/// What a desk has after it heard of the laboratory's fields: the laboratory's, except those that were changed here since and are not
/// sent yet, and those that come of a poorer source than what is here. `isDoubted`: what the laboratory was known to have is not known any more
/// (DeskStore::doubtAll()), so that what is here counts as changed.
QJsonObject mergedFields(
    const QJsonObject &here, const QJsonObject &known, const QJsonObject &laboratory, bool isDoubted = false);

} // namespace adduce
