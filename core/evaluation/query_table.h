#pragma once
#include "core/evaluation/query_set.h"

namespace adduce {

/// Reads a set from a table: CSV, UTF-8, with commas, semicolons or tabs. A line is a question with one place where its answer stands; further
/// lines of the same `id` (without that column: of the same question) are further places. Columns, in any order, of which only `question` is
/// needed: `id`, `question`, `category` (as QueryCategory) or `answerable` (yes, no), `file`, `pages` ("4, 5") or `page`, `quote` (a gold
/// sentence), `must` (an expression a line), `papers`, `type`, `library`, `withheld`. A question without a file must be refused. Throws
/// Error{BadInput} with what is wrong.
QuerySet querySetFromTable(const QByteArray &csv, const QString &name);

} // namespace adduce
