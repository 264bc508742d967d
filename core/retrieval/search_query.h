#pragma once
#include "core/index/search_scope.h"
#include "core/library/chunking.h"
#include <QString>
#include <QStringList>
#include <optional>

namespace adduce {

class Database;
class Error;
struct DocumentRow;

/// The years from `first` to `last`, both included; either may be open.
struct YearRange
{
    std::optional<int> first;
    std::optional<int> last;
    friend bool operator==(const YearRange &, const YearRange &) = default;
};

/// What is typed into the search box, taken apart: "exact words" in quotes, -without, author:NAME, year:2019..2023,
/// in:COLLECTION, section:METHODS; values may stand in quotes. Everything else, and whatever only looks like one of these,
/// is words.
struct SearchQuery
{
    QString words; ///< what is ranked by; those of the phrases too
    QStringList phrases; ///< each must stand in a passage
    QStringList without; ///< words and phrases of which none may
    QStringList authors; ///< parts of names, all of which one of the document's authors must match
    QStringList collections; ///< the document is in one of them
    QStringList sections; ///< parts of headings or kinds of sections, one of which the passage stands under
    std::optional<YearRange> years;
    friend bool operator==(const SearchQuery &, const SearchQuery &) = default;
};

SearchQuery parseSearchQuery(const QString &text);

/// What narrows a search besides what is typed; what is empty narrows nothing.
struct SearchFilters
{
    QString author {};
    QString section {}; ///< part of a heading, or the name of a kind of section
    std::optional<YearRange> years {};
    friend bool operator==(const SearchFilters &, const SearchFilters &) = default;
};

/// The query narrowed further: an author besides those that it names, a section in place of them, and the years that both have.
SearchQuery narrowed(SearchQuery query, const SearchFilters &filters);

/// Is it a document that the query speaks of, by its title, authors, year and file name? They hold every word (or a part of
/// them does) and phrase and none of `without`; collections and sections are not looked at.
bool speaksOf(const SearchQuery &query, const DocumentRow &row);

/// The documents of the collections named; none when the query names no collection. One that is not there is empty: its
/// name may be half typed.
DocumentScope documentsOfCollections(const SearchQuery &query, Database &database);

Error noCollection(const QString &name); ///< that none is called so

/// What the query leaves of a scope, of the chunks of one chunking. Throws noCollection().
SearchScope scopeOf(const SearchQuery &query, Database &database, const DocumentScope &within, ChunkingId chunking = {});

} // namespace adduce
