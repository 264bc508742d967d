#include "core/evaluation/ranking_measures.h"

#include "core/evaluation/intervals.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace adduce {

namespace {

constexpr std::size_t kCut = 10;
constexpr std::size_t kDeepCut = 100;
constexpr std::size_t kShortCut = 5;
constexpr int kSamples = 2000;
constexpr int kPermutations = 10'000;
constexpr std::uint32_t kSeed = 20'240'229; // the same runs give the same figures

double discounted(int grade, std::size_t rank) // 0-based
{
    return grade / std::log2(static_cast<double>(rank) + 2);
}

} // namespace

MeasuredQuery measureRanking(const std::vector<QString> &ranked, const std::map<QString, int> &grades)
{
    std::vector<int> ideal;
    for (const auto &[document, grade] : grades)
        if (grade > 0)
            ideal.push_back(grade);
    std::ranges::sort(ideal, std::greater<>());
    const auto relevant = static_cast<double>(ideal.size());
    double best = 0;
    for (std::size_t i = 0; i < std::min(ideal.size(), kCut); ++i)
        best += discounted(ideal[i], i);

    MeasuredQuery measured {};
    const auto set = [&](RankingMeasure measure, double value) { measured[static_cast<std::size_t>(measure)] = value; };
    double gain = 0;
    double precisions = 0;
    double firstAt = 0;
    std::array<double, 3> found {}; // within kShortCut, kCut, kDeepCut
    double all = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const auto judged = grades.find(ranked[i]);
        if (judged == grades.end() || judged->second <= 0)
            continue;
        precisions += ++all / static_cast<double>(i + 1);
        found[0] += i < kShortCut ? 1 : 0;
        found[1] += i < kCut ? 1 : 0;
        found[2] += i < kDeepCut ? 1 : 0;
        if (i >= kCut)
            continue;
        gain += discounted(judged->second, i);
        firstAt = firstAt > 0 ? firstAt : 1 / static_cast<double>(i + 1);
    }
    set(RankingMeasure::Ndcg10, gain / best);
    set(RankingMeasure::AveragePrecision, precisions / relevant);
    set(RankingMeasure::ReciprocalRank10, firstAt);
    set(RankingMeasure::Recall10, found[1] / relevant);
    set(RankingMeasure::Recall100, found[2] / relevant);
    set(RankingMeasure::Precision5, found[0] / static_cast<double>(kShortCut));
    return measured;
}

std::vector<MeasuredQuery> measureRun(const RankedRun &run, const Judgements &judgements)
{
    std::vector<MeasuredQuery> measured;
    for (const auto &[query, grades] : judgements) {
        if (std::ranges::none_of(grades, [](const auto &judged) { return judged.second > 0; }))
            continue;
        const auto ranked = run.find(query);
        measured.push_back(ranked == run.end() ? MeasuredQuery {} : measureRanking(ranked->second, grades));
    }
    return measured;
}

Estimate estimate(const std::vector<double> &values)
{
    if (values.empty())
        return {};
    std::mt19937 random(kSeed); // NOLINT: see kSeed
    std::uniform_int_distribution<std::size_t> any(0, values.size() - 1);
    std::vector<double> means;
    means.reserve(kSamples);
    for (int sample = 0; sample < kSamples; ++sample) {
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += values[any(random)];
        means.push_back(sum / static_cast<double>(values.size()));
    }
    std::ranges::sort(means);
    constexpr std::size_t kTail = kSamples / 40; // 2.5 % on either side
    return { meanOf(values), means[kTail], means[means.size() - 1 - kTail] };
}

double pairedTest(const std::vector<double> &first, const std::vector<double> &second)
{
    std::vector<double> differences;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
        differences.push_back(first[i] - second[i]);
    constexpr double kRounding = 1e-12;
    const double observed = std::abs(meanOf(differences)) - kRounding;
    std::mt19937 random(kSeed); // NOLINT: see kSeed
    int asLarge = 0;
    for (int permutation = 0; permutation < kPermutations; ++permutation) {
        double sum = 0;
        for (const double difference : differences)
            sum += (random() & 1U) != 0 ? difference : -difference;
        asLarge += std::abs(sum / static_cast<double>(std::max<std::size_t>(1, differences.size()))) >= observed ? 1 : 0;
    }
    return static_cast<double>(asLarge) / kPermutations;
}

std::vector<double> valuesOf(const std::vector<MeasuredQuery> &queries, RankingMeasure measure)
{
    std::vector<double> values;
    for (const MeasuredQuery &query : queries)
        values.push_back(query[static_cast<std::size_t>(measure)]);
    return values;
}

} // namespace adduce
