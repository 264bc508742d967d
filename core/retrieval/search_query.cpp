#include "core/retrieval/search_query.h"

#include "core/base/tr.h"
#include "core/library/chunk_places.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/full_text.h"
#include "core/text/words.h"

#include <QFileInfo>
#include <algorithm>
#include <array>
#include <iterator>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Reads the text from left to right, one part at a time.
class Parser
{
public:
    explicit Parser(const QString &text)
        : m_text(text)
    {
    }

    SearchQuery parse()
    {
        while (m_at < m_text.size()) {
            if (m_text[m_at].isSpace())
                ++m_at;
            else if (!takeField() && !takeWithout())
                takeWords();
        }
        m_query.words = m_words.join(u' ');
        return m_query;
    }

private:
    /// A word up to the next space, or what stands in quotes, and where it ends; none when it holds no word. Quotes that
    /// are not closed end nowhere, at -1.
    std::optional<QString> valueAt(qsizetype at, qsizetype &end) const
    {
        const bool isQuoted = at < m_text.size() && m_text[at] == u'"';
        end = isQuoted ? m_text.indexOf(u'"', at + 1) : at;
        if (end < 0)
            return std::nullopt;
        while (!isQuoted && end < m_text.size() && !m_text[end].isSpace())
            ++end;
        const QString value = isQuoted ? m_text.mid(at + 1, end - at - 1) : m_text.mid(at, end - at);
        end += isQuoted;
        return wordsIn(value).empty() ? std::nullopt : std::optional(value.trimmed());
    }

    bool takeField()
    {
        for (const auto &[name, set] : fields()) {
            if (!QStringView(m_text).mid(m_at).startsWith(name, Qt::CaseInsensitive))
                continue;
            qsizetype end = 0;
            const auto value = valueAt(m_at + name.size(), end);
            if (!value || !set(m_query, *value))
                return false;
            m_at = end;
            return true;
        }
        return false;
    }

    bool takeWithout()
    {
        qsizetype end = 0;
        if (m_text[m_at] != u'-' || m_at + 1 >= m_text.size() || m_text[m_at + 1] == u'-')
            return false;
        const auto value = valueAt(m_at + 1, end);
        if (!value)
            return false;
        m_query.without << *value;
        m_at = end;
        return true;
    }

    void takeWords()
    {
        qsizetype end = 0;
        const bool isQuoted = m_text[m_at] == u'"';
        const auto value = valueAt(m_at, end);
        if (value && isQuoted)
            m_query.phrases << *value;
        if (value)
            m_words << *value;
        m_at = end >= 0 ? end : m_at + 1;
    }

    using Setter = bool (*)(SearchQuery &, const QString &);
    static const std::array<std::pair<QString, Setter>, 4> &fields()
    {
        static const std::array<std::pair<QString, Setter>, 4> all { {
            { u"author:"_s, [](SearchQuery &q, const QString &value) { return (q.authors << value, true); } },
            { u"in:"_s, [](SearchQuery &q, const QString &value) { return (q.collections << value, true); } },
            { u"section:"_s, [](SearchQuery &q, const QString &value) { return (q.sections << value, true); } },
            { u"year:"_s, setYears },
        } };
        return all;
    }

    static bool setYears(SearchQuery &query, const QString &value)
    {
        const QStringList ends = value.split(u".."_s);
        YearRange range;
        const auto read = [](const QString &text, std::optional<int> &year) {
            bool isNumber = text.isEmpty();
            if (!text.isEmpty())
                year = text.toInt(&isNumber);
            return isNumber;
        };
        if (ends.size() > 2 || !read(ends.first(), range.first) || !read(ends.last(), range.last)
            || (!range.first && !range.last))
            return false;
        query.years = range;
        return true;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QStringList m_words;
    SearchQuery m_query;
};

/// Do all words of the part begin words of the name ("smi" of "Ada Smith")?
bool matches(const QString &name, const QString &part)
{
    const std::vector<Word> words = splitWords(name);
    return std::ranges::all_of(splitWords(part), [&](const Word &wanted) {
        return std::ranges::any_of(words, [&](const Word &word) { return word.text.startsWith(wanted.text); });
    });
}

bool holdsWords(const QString &text, const QString &part)
{
    const std::vector<Word> words = splitWords(text);
    return std::ranges::all_of(splitWords(part), [&](const Word &wanted) {
        return std::ranges::any_of(words, [&](const Word &word) { return word.text == wanted.text; });
    });
}

bool isWanted(const DocumentRow &row, const SearchQuery &query)
{
    const bool byAuthors = std::ranges::all_of(query.authors, [&](const QString &part) {
        return std::ranges::any_of(row.authors, [&](const QString &name) { return matches(name, part); });
    });
    const bool inYears = !query.years
        || (row.year > 0 && row.year >= query.years->first.value_or(row.year)
            && row.year <= query.years->last.value_or(row.year));
    return byAuthors && inYears;
}

std::vector<DocumentId> sorted(std::vector<DocumentId> ids)
{
    std::ranges::sort(ids);
    return ids;
}

DocumentScope intersection(const DocumentScope &a, std::vector<DocumentId> b)
{
    b = sorted(std::move(b));
    if (!a)
        return b;
    std::vector<DocumentId> both;
    std::ranges::set_intersection(sorted(*a), b, std::back_inserter(both));
    return both;
}

/// By name or path, in any case.
std::vector<CollectionId> collectionsCalled(const CollectionStore &store, const QString &name)
{
    std::vector<CollectionId> found;
    for (const Collection &collection : store.list())
        if (name.compare(collection.name, Qt::CaseInsensitive) == 0 || name.compare(collection.path, Qt::CaseInsensitive) == 0)
            found.push_back(collection.id);
    return found;
}

/// Chunks that stand under one of the headings, or in a section of that kind.
std::vector<ChunkId> chunksUnder(const Database &database, const QStringList &sections, ChunkingId chunking)
{
    std::vector<ChunkId> chunks;
    const auto look = [&](ChunkId chunk, const QString &title, const QString &label) {
        const QString heading = title + u' ' + label;
        if (std::ranges::any_of(sections, [&](const QString &part) { return matches(heading, part); }))
            chunks.push_back(chunk);
    };
    forEachHeadedChunk(database, look, chunking);
    return chunks;
}

std::vector<ChunkId> allChunks(const Database &database, ChunkingId chunking)
{
    std::vector<ChunkId> chunks;
    forEachSearchedChunk(database, [&](ChunkId chunk) { chunks.push_back(chunk); }, chunking);
    return chunks;
}

} // namespace

SearchQuery parseSearchQuery(const QString &text)
{
    return Parser(text).parse();
}

SearchQuery narrowed(SearchQuery query, const SearchFilters &filters)
{
    if (!filters.author.isEmpty())
        query.authors << filters.author;
    if (!filters.section.isEmpty())
        query.sections = { filters.section };
    if (filters.years) {
        const YearRange typed = query.years.value_or(YearRange());
        const auto both = [](std::optional<int> a, std::optional<int> b, auto pick) {
            return a && b ? std::optional(pick(*a, *b)) : a ? a : b;
        };
        query.years = YearRange { both(typed.first, filters.years->first, [](int a, int b) { return std::max(a, b); }),
            both(typed.last, filters.years->last, [](int a, int b) { return std::min(a, b); }) };
    }
    return query;
}

bool speaksOf(const SearchQuery &query, const DocumentRow &row)
{
    const QString text = u"%1\n%2\n%3\n%4"_s.arg(row.title, row.authors.join(u' '), QFileInfo(row.path).fileName()).arg(row.year);
    const auto stands = [&](const QString &part) { return text.contains(part, Qt::CaseInsensitive); };
    return std::ranges::all_of(query.words.split(u' ', Qt::SkipEmptyParts), stands) && std::ranges::all_of(query.phrases, stands)
        && std::ranges::none_of(query.without, [&](const QString &part) { return holdsWords(text, part); })
        && isWanted(row, query);
}

Error noCollection(const QString &name)
{
    return Error(ErrorKind::BadInput, tr("\"in:%1\" names no collection of the library").arg(name));
}

DocumentScope documentsOfCollections(const SearchQuery &query, Database &database)
{
    if (query.collections.isEmpty())
        return std::nullopt;
    const CollectionStore store(database);
    std::vector<DocumentId> documents;
    for (const QString &name : query.collections)
        for (const CollectionId id : collectionsCalled(store, name))
            std::ranges::copy(store.documents(id), std::back_inserter(documents));
    return documents;
}

SearchScope scopeOf(const SearchQuery &query, Database &database, const DocumentScope &within, ChunkingId chunking)
{
    for (const QString &name : query.collections)
        if (collectionsCalled(CollectionStore(database), name).empty())
            throw noCollection(name);
    SearchScope scope(within);
    if (!query.authors.isEmpty() || query.years) {
        std::vector<DocumentId> wanted;
        for (const DocumentRow &row : DocumentStore(database).list())
            if (isWanted(row, query))
                wanted.push_back(row.id);
        scope.documents = intersection(scope.documents, std::move(wanted));
    }
    if (auto wanted = documentsOfCollections(query, database))
        scope.documents = intersection(scope.documents, *std::move(wanted));
    const auto keep = [&](const std::vector<ChunkId> &chunks, bool inside) {
        const std::vector<ChunkId> before = scope.chunks ? *scope.chunks : allChunks(database, chunking);
        std::vector<ChunkId> kept;
        if (inside)
            std::ranges::set_intersection(before, chunks, std::back_inserter(kept));
        else
            std::ranges::set_difference(before, chunks, std::back_inserter(kept));
        scope.chunks = std::move(kept);
    };
    if (!query.sections.isEmpty())
        keep(chunksUnder(database, query.sections, chunking), true);
    for (const QString &phrase : query.phrases)
        keep(chunksWith(database, phrase, chunking), true);
    for (const QString &phrase : query.without)
        keep(chunksWith(database, phrase, chunking), false);
    return scope;
}

} // namespace adduce
