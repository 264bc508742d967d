#pragma once
#include "core/base/ids.h"
#include <QByteArray>
#include <QPixmap>
#include <vector>

class QWidget;

namespace adduce {

/// Which documents a drag out of the list carries, under this type.
inline constexpr const char *kDocumentsMime = "application/x-adduce-documents";
[[nodiscard]] QByteArray encodedDocuments(const std::vector<DocumentId> &documents);
/// What is seen under the pointer meanwhile, in the colours and the resolution of that widget.
[[nodiscard]] QPixmap dragLabel(const QWidget &widget, const QString &text);
[[nodiscard]] std::vector<DocumentId> decodedDocuments(const QByteArray &bytes); ///< as far as they can be read

} // namespace adduce
