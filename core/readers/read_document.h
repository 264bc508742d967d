#pragma once
#include "core/documents/document.h"
#include "core/readers/open_document.h"
#include <functional>

namespace adduce {

/// Told of each page as soon as it is read, in order.
using PageSink = std::function<void(int index, int total, const Page &page)>;

/// Pages, sections and sentences of an open document. Throws NoText, Damaged.
Document readWhole(const OpenDocument &open, const ReadOptions &options, const PageSink &report);

} // namespace adduce
