#pragma once
#include "core/library/space_store.h"
#include <functional>
#include <stop_token>

namespace adduce {

class ModelServers;
class TextEmbedder;

/// The space of a model folder in this library, made if it is not there yet. It is not searched before it is activated.
/// Throws Error as StaticModel::open.
SpaceRow obtainStaticSpace(Database &database, const QString &folder);

/// Embeds the chunks of a chunking that have no vector in the space, in steps that are saved one by one: a stop or a crash loses the
/// last of them only. How many. `report`: chunks embedded so far, and all that had none. `batch`: as for fillFromServer(). Throws Error as
/// modelOf, embedTexts, and Stopped.
int fillSpace(Database &database, const ModelServers &servers, const SpaceRow &space, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report = {}, ChunkingId chunking = {}, int batch = 0);

/// The same by an embedder of that space.
int fillByEmbedder(Database &database, const SpaceRow &space, TextEmbedder &embedder, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report = {}, ChunkingId chunking = {});

} // namespace adduce
