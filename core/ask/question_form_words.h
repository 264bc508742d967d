#pragma once
#include "core/ask/question_forms.h"

namespace adduce {

/// A suggested question in words: "What is the effect of caffeine on sleep?". `language`: of languageOfText(); English where there is none for it. Pure.
QString questionWords(const SuggestedQuestion &question, const QString &language);

} // namespace adduce
