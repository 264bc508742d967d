#pragma once
#include "core/base/enum_names.h"
#include <array>

namespace adduce {

/// What the user says of an answer.
enum class Rating
{
    Right,
    Partly,
    Wrong
};
template <> inline constexpr std::array enumNames<Rating> { "right", "partly", "wrong" };

} // namespace adduce
