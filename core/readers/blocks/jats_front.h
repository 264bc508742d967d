#pragma once
#include "core/readers/blocks/text_blocks.h"

namespace adduce {

class XmlReader;

/// Reads the front of an article, which has started, to its end: what it says of itself, its title, abstract and keywords. The parts of an
/// abstract lead their paragraphs, as they are printed.
void readJatsFront(XmlReader &xml, BlockText &out);

} // namespace adduce
