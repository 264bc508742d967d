#pragma once
#include "core/answer/answer.h"

namespace adduce {

class Database;
class Library;

/// The file that a citation is opened from.
struct PageSource
{
    QString path; ///< empty when the document is nowhere
    QString encoding; ///< that a text was read in
};

/// Where the library has the document with the cited bytes; else where it was when it was cited.
[[nodiscard]] PageSource pageSource(Database &database, const Citation &citation); ///< throws Error
[[nodiscard]] PageSource pageSource(const Library &library, const Citation &citation);

} // namespace adduce
