#pragma once
#include "core/base/error.h"
#include "core/embedding/embedded_text.h"
#include "core/library/space_store.h"
#include "core/models/embeddings.h"
#include <functional>
#include <stop_token>

namespace adduce {

/// The space of an embedding model on a server in this library, made if it is not there yet: the server is asked for one
/// vector, of a text of ours, to know their length. It is not searched before it is activated. Throws as embedTexts().
SpaceRow obtainServerSpace(
    Database &database, const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop = {});

/// Where its server is; empty for a space that names none.
QUrl serverUrlOf(const SpaceRow &space);

/// The host of its server where that is another computer; empty otherwise.
QString hostElsewhere(const SpaceChoice &space);

/// The server of such a space, with its key. Throws Error{DamagedLibrary} for a space that names none.
ModelEndpoint serverOf(const SpaceRow &space, const ModelServers &servers);

/// A question in the space that is searched, when that is a server's.
struct AskedServer
{
    std::optional<EmbeddedText> vector; ///< for Retriever::find(); none: another kind of space, or an error
    std::optional<Error> error; ///< the server did not answer: words alone find
};

/// Asks the server; waits for seconds, not minutes. Throws Stopped, and as SpaceStore::searched().
AskedServer embedByServer(Database &database, const ModelServers &servers, const QString &question,
    const std::stop_token &stop = {}, const std::optional<SpaceChoice> &space = {});

/// Whether that server is on another computer: what is asked of it leaves this one.
bool asksElsewhere(Database &database);
/// Has a chunk no vector of the space that may get one? Those that never leave this computer get none from a server of another.
bool lacksVectors(Database &database, const SpaceRow &space, ChunkingId chunking = {});

/// fillSpace() for such a space, in batches. Chunks of documents that never leave this computer get no vector from a server of
/// another: they are found by their words. A space whose first vectors are of no use (of other dimensions, or none) goes again. `batch`:
/// texts in one request, 0 for as many as is usual.
int fillFromServer(Database &database, const ModelServers &servers, const SpaceRow &space, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report, ChunkingId chunking = {}, int batch = 0);

} // namespace adduce
