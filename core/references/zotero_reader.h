#pragma once
#include "core/references/reference.h"

namespace adduce {

/// Is this a data folder of Zotero?
bool isZoteroFolder(const QString &folder);

/// The library of a Zotero data folder: items with creators, collections, tags and files in place. Its database is
/// copied first and only the copy is opened, so that a running Zotero is neither disturbed nor waited for. Throws
/// Missing, and BadInput for a database that is none of Zotero's.
ReferenceList readZotero(const QString &folder);

} // namespace adduce
