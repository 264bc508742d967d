#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/compared_texts.h"
#include <span>

namespace adduce {

/// What a statement says otherwise than its quote, or more.
struct SupportFault
{
    RemovalReason reason = RemovalReason::Other;
    QString detail; ///< the words
    bool isContradiction = false; ///< the quote says the opposite; otherwise it does not say so

    friend bool operator==(const SupportFault &, const SupportFault &) = default;
};

/// One way in which a sentence of a statement can depart from its quote, whatever numbers and names it has.
struct SupportCheck
{
    const char *name; ///< "direction"
    std::optional<SupportFault> (*find)(const ComparedTexts &);
};

/// All of them.
std::span<const SupportCheck> supportChecks();

} // namespace adduce
