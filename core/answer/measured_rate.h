#pragma once
#include "core/answer/answer.h"
#include "core/base/interval.h"
#include <array>
#include <optional>

namespace adduce {

/// How many answers of a kind were looked at, and how many of them held the answer.
struct MeasuredRate
{
    int answers = 0;
    int right = 0;

    [[nodiscard]] bool isEnough() const { return answers >= 20; } ///< to say anything by
    [[nodiscard]] double share() const { return answers > 0 ? static_cast<double>(right) / answers : 0; }
    [[nodiscard]] Interval interval() const { return wilsonInterval(right, answers); } ///< of the share, at 95 %
    friend bool operator==(const MeasuredRate &, const MeasuredRate &) = default;
};

/// One for each confidence.
class ConfidenceRates
{
public:
    MeasuredRate &operator[](Confidence confidence) { return m_rates[static_cast<std::size_t>(confidence)]; }
    const MeasuredRate &operator[](Confidence confidence) const { return m_rates[static_cast<std::size_t>(confidence)]; }
    friend bool operator==(const ConfidenceRates &, const ConfidenceRates &) = default;

private:
    std::array<MeasuredRate, std::size(enumNames<Confidence>)> m_rates {};
};

/// Of the papers' own sentences over the test papers, each library asked by what was learned from the others: what `./dev train` wrote to
/// resources/ranker/confidence.json.
const ConfidenceRates &testedRates();
/// Was the confidence of such answers tested? Only where a probability gave it: not of parts of a paper, of lists of papers, and where a
/// quote was taken out.
bool isTested(ConfidenceReason reason);
/// Of such answers. None for what was not tested: a refusal, a reply and what a model wrote, too.
std::optional<MeasuredRate> testedRate(const Answer &answer);

/// {"high": {"answers", "right"}, ...}. Throws Error{Damaged} for anything else.
QJsonObject toJson(const ConfidenceRates &rates);
ConfidenceRates ratesFromJson(const QJsonObject &json);

/// "of 132 such answers on the test papers 88 % held the answer (81 to 92 %)".
QString testedWords(const MeasuredRate &rate);
/// The same of answers that the user rated; that they are too few, where they are.
QString ratedWords(const MeasuredRate &rate);

} // namespace adduce
