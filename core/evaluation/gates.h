#pragma once
#include "core/evaluation/evaluation_report.h"

namespace adduce {

/// A figure that has to be reached, such as "right>=0.6" or "median_milliseconds<=500".
struct Gate
{
    QString metric; ///< id of a row of metrics(), or "refused" for edge_case
    bool isAtMost = false;
    double limit = 0; ///< a share from 0 to 1, or ms
    friend bool operator==(const Gate &, const Gate &) = default;
};

/// Of words such as "right>=0.6,refused>=0.9"; none of none. Throws Error{BadInput} with what cannot be understood or never be reached.
std::vector<Gate> gatesFrom(const QString &words);

struct GateResult
{
    Gate gate;
    std::optional<double> value; ///< none where no question says anything of it: then it is not reached
    [[nodiscard]] bool isReached() const { return value && (gate.isAtMost ? *value <= gate.limit : *value >= gate.limit); }
};
GateResult checked(const Gate &gate, const EvaluationReport &report);
/// "right: 0.62, asked for 0.6 at least: reached"; translated.
QString gateWords(const GateResult &result);

} // namespace adduce
