#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

class ZipArchive;

/// Whether the archive says that it is an OpenDocument text (ISO 26300) or a template of one.
bool isOdt(const ZipArchive &archive);
/// Its text: headings by their levels, captions by their styles, lists, tables row by row, notes behind the text, formulae as their
/// characters. Deleted text, comments and lists of contents are no text; what is set hidden is told apart. Throws Damaged, TooLarge,
/// Encrypted.
BlockText odtBlocks(const ZipArchive &archive);

} // namespace adduce
