#pragma once
#include "core/documents/document.h"

namespace adduce {

/// The standard label of a heading's title, Other when it has none. In English, German, French and Spanish.
SectionType standardType(const QString &title);

/// The label of what stands under a heading and says nothing of its own ("2.1 Participants", "Histology"): that of the section above it in
/// the order of levels, as far as it has one. For sections whose levels are known.
void handDownTypes(std::vector<Section> &sections);

} // namespace adduce
