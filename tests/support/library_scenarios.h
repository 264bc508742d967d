#pragma once
#include "tests/support/library_fixture.h"
#include <functional>
#include <span>

namespace adduce::test {

/// Whether what was saved is there.
using SavedCheck = std::function<bool(Database &)>;
/// Told each time that something was reported as saved.
using OnSaved = std::function<void(const SavedCheck &)>;

/// Something that a user does with a library: asks, files, notes, removes.
struct LibraryScenario
{
    const char *name;
    void (*run)(LibraryFixture &fixture, const OnSaved &saved); ///< throws Error where the disk fails
};

/// Twenty of them.
std::span<const LibraryScenario> libraryScenarios();

} // namespace adduce::test
