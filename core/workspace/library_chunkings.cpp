#include "core/workspace/library_chunkings.h"

#include "core/configuration/configuration.h"
#include "core/ingest/make_chunking.h"
#include "core/library/chunking_store.h"

namespace adduce {

static QStringList profilesThatAsk(const Configuration &configuration, const ChunkParameters &chunks)
{
    QStringList names;
    for (const QString &name : profileNames(configuration)) {
        const bool isUsed = configuration.profile.name == name; // as it is, with what was changed of it
        const Profile &profile = isUsed ? configuration.profile : profileNamed(configuration, name);
        if (cutAlike(asCutHere(profile.parameters.chunks), chunks))
            names << name;
    }
    return names;
}

std::vector<ListedChunking> listChunkings(Database &database, const Configuration &configuration)
{
    std::vector<ListedChunking> listed;
    for (const Chunking &chunking : ChunkingStore(database).list())
        listed.push_back({ chunking, bytesOf(database, chunking), profilesThatAsk(configuration, chunking.parameters) });
    return listed;
}

} // namespace adduce
