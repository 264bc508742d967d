#pragma once
#include "core/documents/document.h"
#include "core/readers/open_document.h"
#include <chrono>
#include <functional>

namespace adduce {

/// Told of each page as soon as it is read, in order.
using PageSink = std::function<void(int index, int total, const Page &page)>;

/// Pages, sections and sentences of an open document. No page is begun after `until`: what was read by then is the document, which says
/// with "pages_skipped" that there is more. Throws NoText, Empty, Damaged, TooLarge.
Document readWhole(const OpenDocument &open, const ReadOptions &options, const PageSink &report,
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max());

} // namespace adduce
