#pragma once
#include "core/documents/document.h"
#include "core/documents/read_options.h"
#include "core/documents/readers/mupdf_document.h"
#include <functional>

namespace adduce {

/// Told of each page as soon as it is read, in order.
using PageSink = std::function<void(int index, int total, const Page &page)>;

/// Opens what `descriptor` names, told by its content: PDF, else text, which may be Markdown.
/// Throws Unsupported, Encrypted, Damaged, Empty, OutOfMemory. The descriptor stays open and the caller's.
MupdfDocument openDocument(int descriptor, const ReadOptions &options = {});

/// Pages, sections and sentences of an open document. Throws NoText, Damaged.
Document readWhole(const MupdfDocument &file, const ReadOptions &options, const PageSink &tell);

} // namespace adduce
