#pragma once
#include "core/laboratory/remote_search.h"
#include <functional>
#include <utility>

namespace adduce {

struct QueryTerms;

/// A question as a server is asked it: what KeywordIndex::prepare() makes of it, but for how rare words are, which the server knows.
struct RemoteQuestion
{
    struct Term
    {
        QString name; ///< a stem, or a pair of letters
        double weight = 1; ///< besides its rarity: (k3 + 1) n / (k3 + n) of a word that n sentences say

        friend bool operator==(const Term &, const Term &) = default;
    };
    std::vector<Term> terms; ///< each once, as they are said
    std::vector<std::pair<QString, QString>> neighbours; ///< terms of words that stand side by side

    friend bool operator==(const RemoteQuestion &, const RemoteQuestion &) = default;
};

using TermsWithPrefix = std::function<QStringList(const QString &prefix)>;

/// `beginning`: the terms of the library that begin so; asked of single letters of unspaced scripts.
RemoteQuestion remoteQuestion(const QueryTerms &wanted, const Bm25Parameters &parameters, const TermsWithPrefix &beginning);

/// Leaves the `most` terms that weigh most, in their order, and the neighbours among them. `frequencies`: of all of them.
void keepHeaviest(RemoteQuestion &question, const TermFrequencies &frequencies, std::size_t most);

} // namespace adduce
