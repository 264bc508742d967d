#pragma once
#include "core/threads/rating_store.h"

namespace adduce {

/// What the user said of answers, a line for each: question, confidence, rating, model, when. RFC 4180, safe in a spreadsheet.
QByteArray toCsv(const std::vector<RatedAnswer> &rated);

} // namespace adduce
