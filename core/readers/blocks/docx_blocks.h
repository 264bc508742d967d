#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

class ZipArchive;

/// The text of a DOCX (ECMA-376, strict and transitional): headings by their styles, lists, tables row by row,
/// footnotes and endnotes behind the text, text boxes once, formulae as their characters. Deleted text, comments, heads
/// and feet are no text; what is set hidden is told apart. Throws Damaged, TooLarge, Encrypted.
BlockText docxBlocks(const ZipArchive &archive);
/// The name of the part that holds the text; empty when the package names none.
QString docxMainPart(const ZipArchive &archive);

} // namespace adduce
