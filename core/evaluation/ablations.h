#pragma once
#include "core/ask/question.h"
#include <optional>

namespace adduce {

/// Parts of a way of answering that can be left out, to see what each is worth: "no gate" (nothing is refused for being off topic or
/// improbable), "no rerank" (no model puts passages in order), "no feedback" (of the best passages on the search), "no near words",
/// "no neighbours" (of the passages that are found), "no vectors", "no keywords".
QStringList ablationNames();
QString ablationWords(
    const QString &name); ///< "Without putting passages in order by a model"; translated, empty for another name
/// The same way without that part; none for another name.
std::optional<QuestionSettings> without(const QString &name, QuestionSettings settings);

} // namespace adduce
