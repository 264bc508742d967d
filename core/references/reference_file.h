#pragma once
#include "core/references/reference.h"
#include <optional>

namespace adduce {

enum class ReferenceFormat
{
    Bibtex,
    Ris,
    Csl,
    Zotero
};

/// By the suffix of a file, or because a folder is one of Zotero's; none for what holds no references.
[[nodiscard]] std::optional<ReferenceFormat> referenceFormatOf(const QString &path);

/// The references of a file (of a folder: Zotero), with attached files beside it found. Throws Missing, Unreadable,
/// TooLarge.
[[nodiscard]] ReferenceList readReferences(const QString &path, ReferenceFormat format);

} // namespace adduce
