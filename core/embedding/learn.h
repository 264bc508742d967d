#pragma once
#include "core/settings/parameters.h"
#include <functional>
#include <stop_token>

namespace adduce {

class Database;
class ModelServers;
struct Chunking;

using FillReport = std::function<void(int done, int all)>; ///< chunks that got their vectors, and all that had none

enum class Learned
{
    Nothing,
    FoldedIn,
    Fitted
};

/// Keeps the learned space in step with the library: chunks without a vector are folded into the space as it is; once
/// the library has grown by `refitGrowth` (or shrunk by as much), or what was folded in speaks another language than the
/// space (`refitUnknown`), it is fitted anew and replaces the old one in one transaction, the old one serving until then. It
/// writes in many short transactions, so that nobody waits long for the library. Throws Error{Stopped} with the old space in
/// use; what was made of the new one is cleared away by the next learning, as after a kill.
Learned learnSpace(Database &database, const LatentParameters &parameters, const std::stop_token &stop);

/// Are there chunks that the learned space has no vector of, as after a run that was killed before it learned?
bool isLearningDue(Database &database);

/// Brings all that is searched in step with the library: the file of the keyword index, the learned space, the file of
/// the vector index; then the files and vectors of each chunking that is complete. Files are written anew when they are outgrown. One at a time,
/// for the whole program. Throws Error{Stopped}, also while it waits for another, the old ones in place.
void refreshIndexes(Database &database, const ModelServers &servers, const LatentParameters &latent, const IndexParameters &index,
    const std::stop_token &stop);
/// The same without asking a server: chunks of its space get their vectors later.
void refreshOwnIndexes(
    Database &database, const LatentParameters &latent, const IndexParameters &index, const std::stop_token &stop);

/// The files of one chunking, complete or not, and its vectors in the learned space, as it is, and in the one that is searched.
/// `servers`: null to ask none. Who refreshes the indexes need not wait until a model embedded all of it. Throws Error{Stopped}, also while it
/// waits for another; what was embedded so far stays.
void refreshChunking(Database &database, const ModelServers *servers, const Chunking &chunking, const IndexParameters &index,
    const FillReport &report, const std::stop_token &stop);

} // namespace adduce
