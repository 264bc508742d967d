#pragma once
#include "core/base/error.h"
#include <optional>

namespace adduce::test {

/// What a call throws, none when it ends well.
template <class Call> std::optional<Error> errorOf(Call call)
{
    try {
        call();
    } catch (const Error &error) {
        return error;
    }
    return std::nullopt;
}

/// Its kind alone.
template <class Call> std::optional<ErrorKind> errorKindOf(Call call)
{
    const auto error = errorOf(std::move(call));
    return error ? std::optional(error->kind()) : std::nullopt;
}

} // namespace adduce::test
