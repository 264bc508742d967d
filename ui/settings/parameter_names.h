#pragma once
#include <QString>
#include <optional>

namespace adduce {

struct ParameterField;

/// What people call it; translated.
[[nodiscard]] QString nameOf(const ParameterField &field);
[[nodiscard]] QString nameOfPart(const QString &part); ///< "Retrieval"
/// "Reciprocal ranks" for that value of the field; the number, "yes", "no" or "none" for one that is no choice.
[[nodiscard]] QString valueName(const ParameterField &field, std::optional<double> value);

} // namespace adduce
