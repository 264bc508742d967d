#pragma once
#include "app/cli/command.h"
#include "core/workspace/named_rows.h"

namespace adduce::cli {

/// --collection, --tag and --document, each of which may be given several times; none of them given: everything.
inline ScopeNames scopeNames(const Context &context)
{
    return { context.options.values(QStringLiteral("collection")), context.options.values(QStringLiteral("tag")),
        context.options.values(QStringLiteral("document")) };
}

} // namespace adduce::cli
