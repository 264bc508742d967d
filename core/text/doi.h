#pragma once
#include <QString>

namespace adduce {

/// The one DOI that the text names, lower case and without a resolver's address; empty when there is none, or several:
/// better no name than a wrong one.
QString onlyDoi(const QString &text);

/// Where a resolver tells of it, "https://doi.org/10.1000/182", percent-encoded; empty for what is no DOI.
QString doiAddress(const QString &doi);

} // namespace adduce
