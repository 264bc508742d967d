#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/ingest/make_chunking.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/text/token_ranks.h"
#include "core/workspace/library_chunkings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShown = 12; // digits of a hash
constexpr qsizetype kFewest = 4; // that name one

/// What a profile asks for and does not get.
void tellOfTokens(const Context &context)
{
    const InstalledRanks tokens = installedRanks();
    if (context.parameters().chunks.tokens == TokenCount::Cl100kBase && !tokens.ranks)
        note(u"chunkings: tokens are estimated, since %1 is %2"_s.arg(
            tokens.file, tokens.isDamaged ? u"damaged"_s : u"not there"_s));
}

ExitCode listed(const Context &context, Database &database)
{
    QJsonArray json;
    for (const auto &[chunking, bytes, profiles] : listChunkings(database, context.configuration)) {
        if (context.isJson) {
            json.append(QJsonObject { { u"hash"_s, chunking.hash }, { u"state"_s, nameOf(chunking.state) },
                { u"chunks"_s, chunkingValue(chunking.parameters) }, { u"passages"_s, chunking.chunks }, { u"bytes"_s, bytes },
                { u"profiles"_s, QJsonArray::fromStringList(profiles) },
                { u"made_at"_s, chunking.madeAt.toString(Qt::ISODate) } });
            continue;
        }
        constexpr double kMegabyte = 1e6;
        const bool isMade = chunking.state == ChunkingState::Complete;
        printLine(u"%1  %2, %3, %4 MB%5%6"_s.arg(chunking.hash.left(kShown), chunkingName(chunking.parameters),
            counted(chunking.chunks, u"passage"_s), QString::number(static_cast<double>(bytes) / kMegabyte, 'f', 1),
            isMade ? QString() : u", not complete"_s,
            profiles.isEmpty() ? QString() : u", asked for by "_s + profiles.join(u", "_s)));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

/// As the profile asks. What a stop left is gone on with.
ExitCode make(const Context &context, Database &database)
{
    tellOfTokens(context);
    const ChunkParameters &asked = context.parameters().chunks;
    if (!hasOtherCuts(database, asked)) {
        note(u"chunkings: every paper is cut as the profile %1 asks"_s.arg(context.configuration.profile.name));
        return listed(context, database);
    }
    const auto tell = [](const ChunkingProgress &progress) {
        constexpr int kStep = 100;
        if (progress.done % kStep == 0)
            note(u"%1 of %2 %3"_s.arg(progress.done)
                    .arg(progress.all)
                    .arg(progress.stage == ChunkingStage::Cutting ? u"papers cut"_s : u"passages embedded"_s));
    };
    const Chunking made =
        makeChunking(database, &context.workspace.servers(), asked, context.parameters().index, tell, context.stop);
    if (made.state == ChunkingState::BeingMade)
        note(u"chunkings: not searched yet, since the model of the space in use gave no vectors; make goes on with it"_s);
    return listed(context, database);
}

ExitCode drop(const Context &context, Database &database, const QString &hash)
{
    std::vector<Chunking> named = ChunkingStore(database).list();
    std::erase_if(named, [&](const Chunking &chunking) { return !chunking.hash.startsWith(hash, Qt::CaseInsensitive); });
    if (hash.size() < kFewest || named.size() != 1) {
        note(u"chunkings: no one chunking is called %1"_s.arg(hash));
        return Usage;
    }
    dropChunking(database, named.front());
    clearDropped(database, context.stop);
    return listed(context, database);
}

} // namespace

ExitCode chunkings(const Context &context)
{
    Database database = context.workspace.library().open();
    const QString what = context.arguments.value(0);
    if (context.arguments.isEmpty()) {
        tellOfTokens(context);
        return listed(context, database);
    }
    if (what == u"make" && context.arguments.size() == 1)
        return make(context, database);
    if (what == u"drop" && context.arguments.size() == 2)
        return drop(context, database, context.arguments[1]);
    note(u"chunkings: alone, make with --profile NAME, or drop HASH"_s);
    return Usage;
}

} // namespace adduce::cli
