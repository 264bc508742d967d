#pragma once
#include <optional>
#include <span>
#include <vector>

namespace adduce {

/// What a reranker and a relevance check said of one passage.
struct Grades
{
    double rerank = 0; ///< 0 to 1, or a reranker's own scale
    double retrieval = 0; ///< fused score, 0 to 1
    std::optional<double> agent = std::nullopt; ///< 0 to 1; none when it was not checked
    bool directAnswer = false; ///< the check found the answer itself in it
};

/// 0.7 rerank + 0.3 agent + 0.05 for a direct answer (SPEC FS1). Rerank scores that leave 0 to 1 are put between their
/// lowest and highest (ruling S6: always doing so turns two passages upside down). An agent that did not check counts 0.5.
std::vector<double> fuseGrades(std::span<const Grades> grades);

/// 0.6 rerank + beta agent + 0.1 retrieval, beta 0.7 for a direct answer and 0.3 otherwise (SPEC FS3); up to 1.4.
std::vector<double> fuseGradesByAnswer(std::span<const Grades> grades);

/// Which of them stay when those that the agent puts under `threshold` go (SPEC FS4): all when they are fewer than `f`; one
/// that was not checked stays.
std::vector<std::size_t> keptByAgent(std::span<const Grades> grades, int f, double threshold = 0.20);

} // namespace adduce
