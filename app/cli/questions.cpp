#include "app/cli/command.h"
#include "app/cli/existing_library.h"
#include "app/cli/explaining.h"
#include "app/cli/find_document.h"
#include "app/cli/find_thread.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"

#include "core/answer/answer_words.h"
#include "core/ask/ask.h"
#include "core/library/database.h"
#include "core/library/full_text.h"
#include "core/library/searchable.h"
#include "core/library/text_store.h"
#include "core/retrieval/search_query.h"
#include "core/threads/thread_store.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRows = 5; // of tables, below the passages

/// How many papers were cut otherwise than the profile asks; says so where there are any.
int noteOtherCuts(const Context &context, const Database &database)
{
    const int papers = countCutOtherwise(database, context.parameters().chunks);
    if (papers > 0)
        note(u"Papers that were cut otherwise than the profile %1 asks: %2. Their passages are used as they are."_s.arg(
            context.configuration.profile.name, QString::number(papers)));
    return papers;
}

} // namespace

ExitCode ask(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"ask: type a question"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    ThreadId thread;
    Database database = library.open();
    if (const QString name = context.options.value(u"thread"_s); !name.isEmpty())
        thread = findThread(database, name).row.id;
    const Scope scope = scopeOf(context, database);
    const Retriever retriever(library);
    const Ask ask(library, retriever, context.servers);
    const Question question { context.arguments.join(u' '), scope, scopeName(context), {}, questionSettings(context) };
    const Answer answer = ask(question, {}, context.stop);
    const SavedTurn saved = keepIn(library, { thread })(answer);
    const int cutOtherwise = noteOtherCuts(context, database);
    if (context.json) {
        QJsonObject json = answerJson(answer, saved);
        json[u"cut_otherwise"_s] = cutOtherwise;
        printJson(json);
    } else {
        printAnswer(answer);
    }
    return context.stop.stop_requested() ? Interrupted : Done;
}

ExitCode search(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"search: type some words"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    const Retriever retriever(library);
    Database database = library.open();
    const SearchQuery query = parseSearchQuery(context.arguments.join(u' '));
    const DocumentScope within = CollectionStore(database).resolve(scopeOf(context, database));
    const SearchScope scope = scopeOf(query, database, within);
    const TextStore texts(database);
    noteOtherCuts(context, database);
    const ChunkParameters &asked = context.parameters().chunks;
    QJsonArray json;
    bool isFound = false;
    for (const Passage &p : findPassages(context, retriever, database, query, context.parameters().retrieval)) {
        const auto row = DocumentStore(database).find(p.document);
        const auto chunk = texts.chunk(p.chunk);
        if (!row || !chunk)
            continue;
        isFound = true;
        if (context.json)
            json.append(QJsonObject { { u"chunk"_s, p.chunk.value }, { u"document"_s, p.document.value },
                { u"kind"_s, nameOf(chunk->kind) }, { u"source"_s, shortName(*row) }, { u"path"_s, row->path },
                { u"first_page"_s, p.firstPage + 1 }, { u"last_page"_s, p.lastPage + 1 }, { u"score"_s, p.fused },
                { u"keyword"_s, p.keywordScore }, { u"vector"_s, p.vectorScore }, { u"text"_s, chunk->text },
                { u"cut_otherwise"_s, isCutOtherwise(row->profile, asked) } });
        else
            printLine(u"%1  %2, pages %3-%4: %5"_s.arg(QString::number(p.fused, 'f', 3), shortName(*row),
                QString::number(p.firstPage + 1), QString::number(p.lastPage + 1), chunk->text.left(160).simplified()));
    }
    // Rows of tables are no passages: what is asked of those leaves none.
    const int rows = scope.chunks ? 0 : kRows;
    for (const KeywordHit &hit : rowSearch(database, query.words, scope.documents, rows)) {
        const auto chunk = texts.chunk(hit.chunk);
        const auto row = chunk ? DocumentStore(database).find(texts.documentOf(hit.chunk)) : std::nullopt;
        if (!row)
            continue;
        isFound = true;
        if (context.json)
            json.append(QJsonObject { { u"chunk"_s, hit.chunk.value }, { u"document"_s, row->id.value },
                { u"kind"_s, nameOf(chunk->kind) }, { u"source"_s, shortName(*row) }, { u"path"_s, row->path },
                { u"first_page"_s, chunk->firstPage + 1 }, { u"last_page"_s, chunk->lastPage + 1 }, { u"bm25"_s, hit.bm25 },
                { u"text"_s, chunk->text }, { u"cut_otherwise"_s, isCutOtherwise(row->profile, asked) } });
        else
            printLine(u"table  %1, page %2: %3"_s.arg(
                shortName(*row), QString::number(chunk->firstPage + 1), chunk->text.left(160).simplified()));
    }
    if (context.json)
        printJson(json);
    if (!isFound)
        note(u"Nothing was found."_s);
    return Done;
}

} // namespace adduce::cli
