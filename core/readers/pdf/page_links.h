#pragma once
#include "core/worker/worker.h"
#include <mupdf/fitz.h>

namespace adduce {

/// The links of a page, those of later annotations behind those that they may cover. A link is left out that leads nowhere, cannot
/// be seen or is too long to be true; the rest is the file's own word and not to be trusted. `pages`: of the document.
std::vector<PageLink> readPageLinks(fz_context *context, fz_document *document, fz_page *page, int pages);

} // namespace adduce
