#pragma once
#include "core/answer/answer.h"
#include <QHash>

namespace adduce {

class Database;

/// What is no longer as it was when a quote was cited, in a word for its chip ("changed"); by citationKey().
using CitationNotes = QHash<QString, QString>;

[[nodiscard]] QString citationKey(const Citation &citation);

/// Of those citations whose paper has a newer version or is gone, or whose quote was not found when it was last looked
/// for. Throws Error.
[[nodiscard]] CitationNotes citationNotes(Database &database, const std::vector<Citation> &citations);

} // namespace adduce
