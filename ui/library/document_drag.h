#pragma once
#include "core/base/ids.h"
#include <QByteArray>
#include <vector>

namespace adduce {

/// Which documents a drag out of the list carries, under this type.
inline constexpr const char *kDocumentsMime = "application/x-adduce-documents";
[[nodiscard]] QByteArray encodedDocuments(const std::vector<DocumentId> &documents);
[[nodiscard]] std::vector<DocumentId> decodedDocuments(const QByteArray &bytes); ///< as far as they can be read

} // namespace adduce
