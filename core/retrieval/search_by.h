#pragma once
#include "core/base/enum_names.h"
#include "core/settings/parameters.h"

namespace adduce {

/// Which of the two lists passages are found by.
enum class SearchBy
{
    Both,
    Words, ///< those that they hold
    Meaning ///< their vectors alone
};
template <> inline constexpr std::array enumNames<SearchBy> { "hybrid", "keyword", "vector" };

/// `own` with the other list left out: neither does it find anything nor say anything of what was found. A list that is left alone finds as many
/// as the defaults say where `own` asks for none. Pure.
RetrievalParameters searchingBy(SearchBy by, const RetrievalParameters &own);

} // namespace adduce
