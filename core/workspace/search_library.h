#pragma once
#include "core/base/error.h"
#include "core/documents/chunk.h"
#include "core/library/keyword_hit.h"
#include "core/retrieval/passage.h"
#include "core/retrieval/search_by.h"
#include "core/retrieval/search_query.h"
#include "core/settings/parameters.h"
#include "core/workspace/named_rows.h"
#include <stop_token>

namespace adduce {

class Workspace;

struct SearchRequest
{
    QString words; ///< in the language of the search box (search_query.h)
    ScopeNames scope {};
    RetrievalParameters parameters {};
    ChunkParameters chunks {}; ///< as the profile in use asks that text is cut
    SearchBy by = SearchBy::Both;
    SearchFilters filters {}; ///< besides those that stand in the words
    bool isTyped =
        false; ///< the words are half typed: no server of another computer gets them, words alone find where the space is one's
};

struct FoundPassage
{
    Passage passage;
    Chunk chunk;
    DocumentRow document;
    bool isCutOtherwise = false; ///< than the request asks
    QString heading {}; ///< of its section, or empty
    QString label {}; ///< of its first page, as printed, or empty
};

/// A row of a table.
struct FoundTableRow
{
    KeywordHit hit; ///< its score is one among rows of tables
    Chunk chunk;
    DocumentRow document;
    bool isCutOtherwise = false; ///< than the request asks
};

struct SearchResults
{
    std::vector<FoundPassage> passages; ///< best first
    std::vector<FoundTableRow> tableRows; ///< best first; at most five
    std::optional<Error> serverError; ///< the server of the space did not answer: words alone were searched
    bool isWhole = true; ///< false: half-typed words were not searched for as asked
    int cutOtherwise = 0; ///< papers of the library that were cut otherwise than the request asks; they are searched as they are
};

/// What retrieval finds. Blocks. Throws Stopped, what the server of the space throws where meaning alone is asked, as scopeNamed(), and BadInput for a collection in the words that is not there.
SearchResults searchLibrary(Workspace &workspace, const SearchRequest &request, const std::stop_token &stop = {});

/// A candidate, and what became of it.
struct ExplainedPassage
{
    FoundPassage found; ///< with penalty and score, where it was chosen
    int chosen = 0; ///< place among those that were chosen, from 1; 0: it was not
};

struct Explanation
{
    std::vector<ExplainedPassage> passages; ///< best first
    std::optional<Error> serverError; ///< as in SearchResults
};

/// Every candidate with its scores, and which of them a question would be answered from. Throws as searchLibrary().
Explanation explainSearch(Workspace &workspace, const SearchRequest &request, const std::stop_token &stop = {});

} // namespace adduce
