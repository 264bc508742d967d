#pragma once
#include "core/references/apply_references.h"

namespace adduce {

/// Makes highlights of what was marked in a reference manager, of the references that `applied` found documents for; those that are there already,
/// and those whose words do not stand on their page, are left out. In one transaction; done twice it adds nothing more. How many came. For the
/// thread of the connection.
int takeMarks(Database &database, const std::vector<Reference> &references, const AppliedReferences &applied);

} // namespace adduce
