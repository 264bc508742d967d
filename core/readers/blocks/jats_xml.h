#pragma once
#include "core/readers/blocks/text_blocks.h"
#include "core/readers/blocks/xml_reader.h"
#include <functional>

namespace adduce {

/// Calls for each element of the one that has started; what is called reads its own to the end.
void forChildren(XmlReader &xml, const std::function<void(const QString &name)> &call);

/// The text of the element that has started, to its end, without formulae and pictures. What stands in it as a block of its own (a figure, a
/// list) is told of by `block`, with the text before it, and reads itself.
QString textIn(XmlReader &xml, const std::function<void(const QString &name, const QString &before)> &block = {});

/// The text of each element by itself, parted: a reference whose parts are tagged has no signs between them.
QString partedTextIn(XmlReader &xml);

/// Adds a block unless it is blank. Throws TooLarge for more than there can be of an article.
void addTo(BlockText &out, BlockKind kind, const QString &text, int level = 1);

constexpr std::size_t kMostJatsBlocks = 200'000;

} // namespace adduce
