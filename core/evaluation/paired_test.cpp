#include "core/evaluation/paired_test.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace adduce {

double signTest(int better, int worse)
{
    const int all = better + worse;
    const int fewer = std::min(better, worse);
    double tail = 0;
    for (int k = 0; k <= fewer; ++k)
        tail += std::exp(std::lgamma(all + 1.0) - std::lgamma(k + 1.0) - std::lgamma(all - k + 1.0) - all * std::log(2.0));
    return std::min(1.0, 2 * tail);
}

PairedChange pairedChange(const EvaluationReport &one, const EvaluationReport &other)
{
    const SharedResults shared = sharedResults(one, other);
    PairedChange change;
    for (const QueryResult &result : shared.now.results) {
        const auto same = std::ranges::find(shared.before.results, result.query, &QueryResult::query);
        if (same == shared.before.results.end() || result.isRight() == same->isRight())
            continue;
        (result.isRight() ? change.better : change.worse) << result.query.id;
    }
    change.p = signTest(static_cast<int>(change.better.size()), static_cast<int>(change.worse.size()));
    return change;
}

std::vector<double> holmCorrected(const std::vector<double> &values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> corrected(values.size());
    double least = 0; // none may be less than one that is smaller uncorrected
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        least = std::max(least, std::min(1.0, double(values.size() - rank) * values[order[rank]]));
        corrected[order[rank]] = least;
    }
    return corrected;
}

} // namespace adduce
