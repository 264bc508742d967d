#pragma once
#include "app/cli/ingesting.h"

namespace adduce::cli {

/// `import chunks --collection NAME FILE...`: each file, one document as another program's parser cut it (readers/blocks/chunk_blocks.h), is
/// read into the collection that stands in its place among the collections; one collection is for all of them. With --delete-all the
/// library holds nothing else afterwards: what was there goes once every file is read, and stays where one is not.
ExitCode importChunks(const Context &context, const Reading &reading, const QStringList &files);

} // namespace adduce::cli
