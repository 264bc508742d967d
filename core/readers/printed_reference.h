#pragma once
#include "core/readers/layout/layout.h"
#include <vector>

namespace adduce {

/// Where a paper was published, as its pages print it. Fields that they do not name are empty.
struct PrintedReference
{
    QString venue; ///< as printed; spelt out where the first page has it, too
    QString volume;
    QString issue;
    QString pages; ///< "215–226", or the number of the article
    QString issn;
    QString licence; ///< "CC BY 4.0"

    friend bool operator==(const PrintedReference &, const PrintedReference &) = default;
};

/// A line that says it: "Nutrients 2023, 15, 3511", "Sports Medicine (2023) 53 (Suppl 1):S15–S24", "PLOS ONE | DOI: ...". What names no
/// journal is empty. `isCited`: of a line on how to cite the paper, which may be shorter.
PrintedReference printedReferenceIn(const QString &line, bool isCited = false);

/// Whether two names are of one journal, one of them perhaps abbreviated.
bool isSameJournal(const QString &a, const QString &b);

/// From the heads and feet of the first pages, what the first one says of how to cite it, and the licence that any of them names.
PrintedReference printedReference(const std::vector<PageLayout> &pages);

} // namespace adduce
