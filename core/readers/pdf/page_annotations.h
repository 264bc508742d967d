#pragma once
#include "core/worker/worker.h"
#include <functional>
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

namespace adduce {

// What users marked in a PDF. For the one thread of the context; throw as attempt().

/// Marks of words (highlighted, underlined, struck out) and notes of a page, in the file's order: at most so many. As the file says, which
/// need not be true; what has no place on the page is left out. `lines` of the page are asked for when words are marked on it.
std::vector<PageAnnotation> readAnnotations(
    fz_context *context, pdf_page *page, int number, std::size_t most, const std::function<std::vector<TextLine>()> &lines);

/// Highlights words as any reader of PDFs shows it: with an appearance of its own. `secondsSinceEpoch`: when.
void addHighlight(fz_context *context, pdf_page *page, const PageAnnotation &annotation, qint64 secondsSinceEpoch);

/// The document with what was added, piece by piece: a sound file as it was with the rest behind it, one that had to be repaired written anew.
void writeDocument(fz_context *context, pdf_document *document, const std::function<void(const QByteArray &piece)> &write);

} // namespace adduce
