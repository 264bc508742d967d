#pragma once
#include "core/documents/document.h"
#include "core/documents/read_options.h"
#include "core/readers/blocks/text_blocks.h"
#include "core/readers/pdf/mupdf_document.h"

namespace adduce {

/// A document that is open, and what is known of it before its pages are read.
struct OpenDocument
{
    MupdfDocument file;
    DocumentFormat format = DocumentFormat::Pdf;
    QString encoding; ///< of a text
    bool isEncodingGuessed = false;
    BlockText text; ///< of formats that say what their parts are; its blocks are laid out in their order
};

/// Opens what `descriptor` names, told by its content: PDF, EPUB, XPS, DOCX, ODT, HTML, else text, which may be Markdown.
/// Throws Unsupported, Encrypted, Damaged, Empty, TooLarge, OutOfMemory. The descriptor stays open and the caller's.
OpenDocument openDocument(int descriptor, const ReadOptions &options = {}, const QString &password = {});

} // namespace adduce
