#include "core/ask/ask.h"
#include "core/evaluation/evaluate.h"
#include "core/library/library.h"
#include "core/retrieval/retriever.h"
#include "tests/bench/benches.h"
#include "tests/bench/process_run.h"

#include <algorithm>

namespace adduce::bench {

using namespace Qt::StringLiterals;

bool ask(const QString &path)
{
    constexpr double kBudget = 50; // ms
    const Library library(path);
    const Retriever retriever(library);
    const Ask ask(library, retriever, {});
    const auto result = evaluate(ask, bundledQuerySet(), {}, {}, {});
    double longest = 0;
    for (const QueryResult &query : result.results)
        longest = std::max(longest, query.answer.milliseconds);
    return report(u"question to answer"_s, result.medianMilliseconds(), u"ms"_s, kBudget,
        u"median of %1 questions, longest %2 ms"_s.arg(result.results.size()).arg(longest, 0, 'f', 1));
}

} // namespace adduce::bench
