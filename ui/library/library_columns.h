#pragma once
#include "core/base/enum_names.h"
#include "core/library/document_store.h"
#include <QCollator>
#include <QHash>
#include <optional>
#include <set>

namespace adduce {

/// What a table of papers shows of each.
enum class LibraryColumn
{
    Title,
    Authors,
    Year,
    Venue,
    Added,
    CitedIn,
    Tags,
    Pages,
    State
};
template <>
inline constexpr std::array enumNames<LibraryColumn> { "title", "authors", "year", "venue", "added", "cited_in", "tags", "pages",
    "state" };
inline constexpr int kLibraryColumns = static_cast<int>(enumNames<LibraryColumn>.size());

/// What is known of papers besides their rows.
struct LibraryExtras
{
    QHash<DocumentId, QStringList> tags;
    QHash<QString, int> citing; ///< saved threads that cite a paper, by the hash of its bytes
    std::set<DocumentId> paired {}; ///< that look like another one
    friend bool operator==(const LibraryExtras &, const LibraryExtras &) = default;
};

/// The order of a list of papers.
struct LibraryOrder
{
    std::optional<LibraryColumn> by {}; ///< none: the newest first
    bool isReversed = false;
    friend bool operator==(const LibraryOrder &, const LibraryOrder &) = default;
};
[[nodiscard]] QString nameOf(const LibraryOrder &order); ///< "year reversed", to be remembered
[[nodiscard]] LibraryOrder orderNamed(const QString &name); ///< the newest first for what is no such name

[[nodiscard]] QString words(LibraryColumn column); ///< "Published in"
/// What a cell shows; the state is the model's own.
[[nodiscard]] QString cellText(const DocumentRow &row, LibraryColumn column, const LibraryExtras &extras);
/// What a paper is sorted by in a column, made once and compared often.
struct SortKey
{
    bool isKnown = false; ///< what is not stands behind, in reverse, too
    std::optional<QCollatorSortKey> text {}; ///< as people sort in their language: without case, numbers by their value
    qint64 number = 0; ///< without a text; the largest first
};
[[nodiscard]] SortKey sortKeyOf(const DocumentRow &row, LibraryColumn column, const LibraryExtras &extras);
[[nodiscard]] bool standsBefore(const SortKey &a, const SortKey &b, bool isReversed); ///< both of one column

} // namespace adduce
