#pragma once
#include "core/library/document_store.h"

namespace adduce {

class LibraryJob;

/// Reads these once more, those that lack text by OCR.
void readAgain(LibraryJob &job, const std::vector<DocumentRow> &rows);

} // namespace adduce
