#pragma once
#include "core/references/reference.h"
#include <optional>

namespace adduce {

// What Zotero calls things, in its database and in its API.

QString cslTypeOfZotero(const QString &itemType); ///< "journalArticle" is an "article-journal"
/// Takes a field of an item over; unknown ones are left out.
void setZoteroField(Reference &reference, const QString &field, const QString &value);
/// Takes over who made an item; roles that are neither author nor editor nor translator are left out.
void addZoteroCreator(Reference &reference, const QString &role, const PersonName &name);
/// A highlight or an underlining of a file; none for other annotations, and for one without words or a page. `position`: JSON with its
/// "pageIndex". `type`: "highlight", "underline".
std::optional<ReferenceMark> markOfZotero(
    const QString &type, const QString &text, const QString &comment, const QString &colour, const QString &position);
/// Behind the notes that it has already; `html` as Zotero keeps it.
void addZoteroNote(Reference &reference, const QString &html);

} // namespace adduce
