#pragma once
#include "core/documents/document.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include <optional>

namespace adduce {

class Database;

/// What a user weighs of a paper that looks like another one.
struct ComparedPaper
{
    DocumentRow row;
    Metadata metadata;
    QStringList collections;
    QStringList tags;
    QString note;
    int threads = 0; ///< that cite it
    int highlights = 0;

    friend bool operator==(const ComparedPaper &, const ComparedPaper &) = default;
};

struct ComparedPapers
{
    Duplicate pair;
    ComparedPaper one;
    ComparedPaper other;

    friend bool operator==(const ComparedPapers &, const ComparedPapers &) = default;
};

/// The pairs that nobody has decided on yet. Throws Error.
std::vector<ComparedPapers> readDuplicates(Database &database);

/// A line of a comparison.
struct ComparedLine
{
    QString name; ///< "Published in"
    QString one;
    QString other;
    std::optional<MetadataField> field {}; ///< set where one of the two has to be taken

    friend bool operator==(const ComparedLine &, const ComparedLine &) = default;
};

/// Field by field, then how both are filed and used; what neither has is left out.
std::vector<ComparedLine> comparedLines(const ComparedPapers &papers);

/// Whose fields the paper has that the two become, by MetadataField.
using TakenFields = std::array<bool, kMetadataFields>; ///< true: the other's
/// Where only one of the two says something, that.
TakenFields fieldsToTake(const ComparedPapers &papers, bool keepsOther);
Metadata mergedMetadata(const Metadata &one, const Metadata &other, const TakenFields &taken);

} // namespace adduce
