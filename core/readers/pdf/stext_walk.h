#pragma once
#include <mupdf/fitz.h>
#include <type_traits>

namespace adduce {

/// Calls for each line of text of a page that MuPDF has taken apart, in its order; for one that may be changed, with such lines.
template <class Page, class Call> void forLines(Page *page, Call call)
{
    static_assert(std::is_same_v<std::remove_const_t<Page>, fz_stext_page>);
    for (auto *block = page->first_block; block; block = block->next)
        if (block->type == FZ_STEXT_BLOCK_TEXT)
            for (auto *line = block->u.t.first_line; line; line = line->next)
                call(*line);
}

} // namespace adduce
