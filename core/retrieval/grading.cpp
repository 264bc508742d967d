#include "core/retrieval/grading.h"

#include <algorithm>

namespace adduce {

namespace {

constexpr double kNeutral = 0.5; // SPEC GT2: an error in the check says neither yes nor no

std::vector<double> rerankScores(std::span<const Grades> grades)
{
    std::vector<double> scores;
    for (const Grades &g : grades)
        scores.push_back(g.rerank);
    const auto [low, high] = std::ranges::minmax_element(scores);
    if (scores.empty() || (*low >= 0 && *high <= 1))
        return scores;
    const double least = *low;
    const double range = *high - *low;
    for (double &score : scores)
        score = range > 0 ? (score - least) / range : 1;
    return scores;
}

} // namespace

std::vector<double> fuseGrades(std::span<const Grades> grades)
{
    std::vector<double> scores = rerankScores(grades);
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = 0.7 * scores[i] + 0.3 * grades[i].agent.value_or(kNeutral) + (grades[i].directAnswer ? 0.05 : 0);
    return scores;
}

std::vector<double> fuseGradesByAnswer(std::span<const Grades> grades)
{
    std::vector<double> scores = rerankScores(grades);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double beta = grades[i].directAnswer ? 0.7 : 0.3;
        scores[i] = 0.6 * scores[i] + beta * grades[i].agent.value_or(kNeutral) + 0.1 * grades[i].retrieval;
    }
    return scores;
}

std::vector<std::size_t> keptByAgent(std::span<const Grades> grades, int f, double threshold)
{
    const bool all = grades.size() < static_cast<std::size_t>(std::max(f, 0));
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < grades.size(); ++i)
        if (all || grades[i].agent.value_or(1.0) >= threshold)
            kept.push_back(i);
    return kept;
}

} // namespace adduce
