#include "core/ingest/erase.h"

#include "core/base/error.h"
#include "core/index/keyword_index.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/repack.h"
#include "core/library/shrink.h"
#include "core/library/space_store.h"

namespace adduce {

namespace {

void writeWordsAnew(Database &database, const IndexParameters &parameters, const std::stop_token &stop)
{
    const auto write = [&](const QString &path, ChunkingId chunking) {
        dropKeywordFile(database, path, chunking);
        refreshKeywordFile(database, path, stop, parameters, chunking);
    };
    write(keywordFileOf(database.path()), {});
    for (const Chunking &chunking : ChunkingStore(database).complete())
        write(keywordFileOf(database.path(), chunking.hash), chunking.id);
}

/// The learned space knows the words that it was learned from.
void forgetWords(Database &database, const std::stop_token &stop)
{
    const KeywordIndex index = [&] {
        const Transaction moment(database, Transaction::Kind::Read);
        return KeywordIndex::load(database, keywordFileOf(database.path()));
    }();
    forgetTerms(
        database, [&](const QString &stem) { return index.frequencyOf({ stem }) > 0; }, stop);
}

} // namespace

void eraseRemoved(Database &database, const IndexParameters &parameters, const std::stop_token &stop)
{
    const qint64 due = eraseDue(database);
    if (due == 0)
        return;
    try {
        repack(database, stop);
        writeWordsAnew(database, parameters, stop);
        forgetWords(database, stop);
        mergeFullText(database, stop);
        shrink(database, stop);
        setErased(database, due);
        writeLogBack(database);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
}

} // namespace adduce
