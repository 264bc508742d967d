#pragma once
#include "core/references/reference.h"

namespace adduce::test {

/// References of every type that BibTeX, RIS and CSL share, with every field of theirs in some, names of every form, several scripts, and
/// signs that mean something to TeX, RIS or JSON. The same ones each time.
std::vector<Reference> madeReferences(int count);

/// The fields in which two references differ, each with both values; empty when they say the same.
QStringList differences(const Reference &is, const Reference &was);
constexpr int kComparedFields = 31; ///< how many differences() looks at

} // namespace adduce::test
