#pragma once
#include "core/documents/document.h"
#include "core/readers/open_document.h"
#include <functional>

namespace adduce {

class WordList;

/// Told of each page as soon as it is read, in order.
using PageSink = std::function<void(int index, int total, const Page &page)>;

/// Pages, sections and sentences of an open document. `hasRoom` is asked before each page but the first: once it says no, what was read is the
/// document, which says with "pages_skipped" that there is more. `dictionary`: to tell a printer's hyphen by; null for none. Throws NoText,
/// Empty, Damaged, TooLarge.
Document readWhole(
    const OpenDocument &open, const ReadOptions &options, const PageSink &report,
    const std::function<bool()> &hasRoom = [] { return true; }, const WordList *dictionary = nullptr);

} // namespace adduce
