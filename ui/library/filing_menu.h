#pragma once
#include "core/library/document_store.h"

class QMenu;

namespace adduce {

class Filer;

/// Collections, tags and privacy of these documents, to be changed. Throws Error with nothing added.
void addFilingTo(QMenu &menu, Filer &filer, const std::vector<DocumentRow> &rows);

} // namespace adduce
