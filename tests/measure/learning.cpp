#include "tests/measure/learning.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace adduce::test {

namespace {

/// Mean and deviation of each feature.
struct Scale
{
    Row mean;
    Row deviation;

    explicit Scale(const std::vector<const Row *> &rows)
        : mean(rows.empty() ? 0 : rows.front()->size())
        , deviation(mean.size())
    {
        for (const Row *row : rows)
            for (std::size_t f = 0; f < mean.size(); ++f)
                mean[f] += (*row)[f] / static_cast<double>(rows.size());
        for (const Row *row : rows)
            for (std::size_t f = 0; f < mean.size(); ++f)
                deviation[f] += std::pow((*row)[f] - mean[f], 2) / static_cast<double>(rows.size());
        for (double &d : deviation)
            d = d > 1e-12 ? std::sqrt(d) : 0;
    }
    [[nodiscard]] Row of(const Row &row) const
    {
        Row scaled(row.size());
        for (std::size_t f = 0; f < row.size(); ++f)
            scaled[f] = deviation[f] > 0 ? (row[f] - mean[f]) / deviation[f] : 0;
        return scaled;
    }
    /// The same model for features as they are.
    [[nodiscard]] LogisticModel folded(double intercept, const Row &weights) const
    {
        LogisticModel model { intercept, Row(weights.size()) };
        for (std::size_t f = 0; f < weights.size(); ++f)
            if (deviation[f] > 0) {
                model.weights[f] = weights[f] / deviation[f];
                model.intercept -= model.weights[f] * mean[f];
            }
        return model;
    }
};

double dot(const Row &a, const Row &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

/// Adds the gradient of one example: expected features of all choices, less those of the right ones.
void addGradient(const std::vector<Row> &choices, const std::vector<bool> &isRight, const Row &weights, Row &gradient)
{
    std::vector<double> scores;
    for (const Row &row : choices)
        scores.push_back(dot(row, weights));
    const double highest = std::ranges::max(scores);
    double all = 0;
    double right = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        scores[i] = std::exp(scores[i] - highest);
        all += scores[i];
        right += isRight[i] ? scores[i] : 0;
    }
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double share = scores[i] / all - (isRight[i] ? scores[i] / std::max(right, 1e-300) : 0);
        for (std::size_t f = 0; f < gradient.size(); ++f)
            gradient[f] += share * choices[i][f];
    }
}

/// Solves a x = b for a symmetric positive matrix, by Gauss with pivots.
Row solved(std::vector<Row> a, Row b)
{
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t pivot = i;
        for (std::size_t r = i + 1; r < n; ++r)
            if (std::abs(a[r][i]) > std::abs(a[pivot][i]))
                pivot = r;
        std::swap(a[i], a[pivot]);
        std::swap(b[i], b[pivot]);
        for (std::size_t r = i + 1; r < n; ++r) {
            const double factor = a[r][i] / a[i][i];
            for (std::size_t c = i; c < n; ++c)
                a[r][c] -= factor * a[i][c];
            b[r] -= factor * b[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t c = i + 1; c < n; ++c)
            b[i] -= a[i][c] * b[c];
        b[i] /= a[i][i];
    }
    return b;
}

} // namespace

LogisticModel learnChoice(std::span<const ChoiceExample *const> examples, const LearningRate &rate)
{
    constexpr double kMomentum = 0.9;
    constexpr double kVariance = 0.999;
    std::vector<const Row *> rows;
    for (const ChoiceExample *example : examples)
        for (const Row &row : example->choices)
            rows.push_back(&row);
    const Scale scale(rows);
    std::vector<ChoiceExample> scaled;
    for (const ChoiceExample *example : examples) {
        if (std::ranges::find(example->isRight, true) == example->isRight.end())
            continue;
        ChoiceExample &one = scaled.emplace_back(ChoiceExample { {}, example->isRight });
        for (const Row &row : example->choices)
            one.choices.push_back(scale.of(row));
    }
    Row weights(scale.mean.size());
    Row momentum(weights.size());
    Row variance(weights.size());
    for (int step = 1; step <= rate.steps; ++step) {
        Row gradient(weights.size());
        for (const ChoiceExample &one : scaled)
            addGradient(one.choices, one.isRight, weights, gradient);
        for (std::size_t f = 0; f < weights.size(); ++f) {
            const double slope = gradient[f] / static_cast<double>(scaled.size()) + rate.l2 * weights[f];
            momentum[f] = kMomentum * momentum[f] + (1 - kMomentum) * slope;
            variance[f] = kVariance * variance[f] + (1 - kVariance) * slope * slope;
            const double unbiased = momentum[f] / (1 - std::pow(kMomentum, step));
            weights[f] -= rate.step * unbiased / (std::sqrt(variance[f] / (1 - std::pow(kVariance, step))) + 1e-8);
        }
    }
    LogisticModel model = scale.folded(0, weights);
    model.intercept = 0; // no softmax depends on it
    return model;
}

LogisticModel learnLogistic(std::span<const LabelledRow> rows, double l2)
{
    constexpr int kSteps = 30;
    std::vector<const Row *> features;
    for (const LabelledRow &row : rows)
        features.push_back(&row.features);
    const Scale scale(features);
    std::vector<Row> scaled;
    for (const LabelledRow &row : rows) {
        scaled.push_back(scale.of(row.features));
        scaled.back().push_back(1); // the intercept's
    }
    const std::size_t n = scale.mean.size() + 1;
    Row weights(n);
    for (int step = 0; step < kSteps; ++step) {
        Row gradient(n);
        std::vector<Row> curvature(n, Row(n));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double p = 1 / (1 + std::exp(-dot(scaled[i], weights)));
            const double error = p - (rows[i].isPositive ? 1 : 0);
            for (std::size_t a = 0; a < n; ++a) {
                gradient[a] += error * scaled[i][a];
                for (std::size_t b = 0; b < n; ++b)
                    curvature[a][b] += p * (1 - p) * scaled[i][a] * scaled[i][b];
            }
        }
        for (std::size_t a = 0; a < n; ++a) {
            const double penalty = a + 1 < n ? l2 : 1e-6;
            gradient[a] += penalty * weights[a];
            curvature[a][a] += penalty;
        }
        const Row change = solved(curvature, gradient);
        for (std::size_t a = 0; a < n; ++a)
            weights[a] -= change[a];
    }
    const double intercept = weights.back();
    weights.pop_back();
    return scale.folded(intercept, weights);
}

} // namespace adduce::test
