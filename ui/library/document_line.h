#pragma once
#include <QString>

namespace adduce {

struct DocumentFacts;

/// "PDF · English · 24 pages · 310 sentences · 2.1 MB".
[[nodiscard]] QString lineOf(const DocumentFacts &facts);

} // namespace adduce
