#pragma once
#include <QString>
#include <array>
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

namespace adduce {

/// How the pages from `firstPage` on are labelled (PDF 32000-1:2008, 12.4.2). Plain data: it is filled inside MuPDF's
/// own error handling.
struct PageLabelRule
{
    int firstPage = 0; ///< 0-based
    char style = 0; ///< 'D', 'r', 'R', 'a', 'A', or 0 for none
    int start = 1;
    std::array<char, 64> prefix {}; ///< UTF-8
};

struct PageLabelRules
{
    std::array<PageLabelRule, 256> rules {};
    int count = 0;
};

/// Reads the rules of a file. Throws as MuPDF does: call it inside fz_try only.
PageLabelRules readPageLabelRules(fz_context *context, pdf_document *document);

/// The printed label of a page; its 1-based number when no rule applies.
QString pageLabel(const PageLabelRules &rules, int page);

} // namespace adduce
