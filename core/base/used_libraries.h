#pragma once
#include <span>

namespace adduce {

/// A library that the programs are linked with, or data that come with them.
struct UsedLibrary
{
    const char *name;
    const char *licence; ///< null: public domain
    const char *use; ///< to be translated, in the context "adduce"
    const char *version; ///< that this build was made with, as the system's package names it; empty where nothing tells
};

[[nodiscard]] std::span<const UsedLibrary> usedLibraries();

} // namespace adduce
