#pragma once
#include "core/ingest/ingest.h"
#include "core/library/rescue.h"

namespace adduce {

class Workspace;

/// Takes over what can be read of the library at `damaged`, which is only read, into a new one at `fresh`, by the programs and the
/// configuration of `workspace`, whose own library is not opened. Papers whose text is not all there are read again from their files, where
/// those are still the same bytes. Blocks. Throws AlreadyThere for a file that is there, DamagedLibrary where nothing can be read
/// (then nothing is made), Unreadable, DiskFull, Unwritable. A stop leaves papers that wait to be read.
[[nodiscard]] RescueReport rescueLibrary(Workspace &workspace, const QString &damaged, const QString &fresh,
    const IngestSink &report = {}, const std::stop_token &stop = {});

} // namespace adduce
