#pragma once
#include "core/workspace/named_rows.h"

namespace adduce::cli {

/// What a scope may name in this library: collections by their paths, and tags with "# " before them.
QStringList filedNames(Database &database);

/// A scope as it is typed in a conversation: "Sleep, # to read, smith.pdf". Throws BadInput for a name of nothing, with the nearest that
/// there are, and as scopeNamed().
ScopeNames typedScope(Database &database, const QString &text);

/// "every document", or the names as they are typed.
QString scopeWords(const ScopeNames &names);

} // namespace adduce::cli
