#pragma once
#include <QStringList>
#include <optional>

namespace adduce {

/// What the pages of a document are called in print. Pages are 0-based.
class PageLabels
{
public:
    void setPages(int pages); ///< of another document, whose labels are not known yet
    void setLabels(const QStringList &labels) { m_labels = labels; } ///< of the first pages, or of all
    [[nodiscard]] QString of(int page) const; ///< its number, from 1 on, where nothing is printed
    /// The page that was typed: its number in the file, from 1 on, or else its label.
    [[nodiscard]] std::optional<int> pageOf(const QString &typed) const;

private:
    int m_pages = 0;
    QStringList m_labels;
};

} // namespace adduce
