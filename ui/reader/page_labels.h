#pragma once
#include "core/base/ids.h"
#include "core/library/library.h"
#include <QHash>
#include <optional>

namespace adduce {

/// What the pages of a document are called in print. Pages are 0-based.
class PageLabels
{
public:
    explicit PageLabels(const Library &library); ///< outlives it

    void setDocument(DocumentId document, int pages);
    [[nodiscard]] QString of(int page) const; ///< its number, from 1 on, where nothing is printed
    /// The page that was typed: its number in the file, from 1 on, or else its label.
    [[nodiscard]] std::optional<int> pageOf(const QString &typed) const;

private:
    const Library &m_library;
    DocumentId m_document;
    int m_pages = 0;
    mutable QHash<int, QString> m_known; ///< as they were asked for
};

} // namespace adduce
