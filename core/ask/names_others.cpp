#include "core/ask/names_others.h"

#include "core/guardrails/entities.h"
#include "core/text/text_language.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

/// "IL-6", "BRCA1", "WHO": written the same in every language.
static bool isCode(const QString &name)
{
    const auto capitals = std::ranges::count_if(name, [](QChar c) { return c.isUpper(); });
    return capitals > 1 || std::ranges::any_of(name, [](QChar c) { return c.isDigit(); });
}

bool namesOthers(const QString &text, const QString &said)
{
    const HeldEntities held(said);
    const QString language = languageOfText(text);
    const bool isOfCodes = language == u"de" || language != languageOfText(said);
    return std::ranges::any_of(foreignEntities(text, held, held),
        [&](const ForeignEntity &one) { return !isOfCodes || one.kind == EntityKind::Number || isCode(one.text); });
}

} // namespace adduce
