#pragma once
#include <QString>

namespace adduce {

/// Whether a text of a model's holds numbers or names that what it was made of does not. German writes every noun with a capital, and other languages
/// write names otherwise: there, numbers and names with digits or of capitals are compared alone. Pure.
[[nodiscard]] bool namesOthers(const QString &text, const QString &said);

} // namespace adduce
