#pragma once
#include "core/base/ids.h"
#include "core/export/paper.h"
#include <QString>
#include <vector>

namespace adduce {

class Database;
struct ExportContent;

/// What the user wants exported.
struct ExportRequest
{
    std::vector<ThreadId> threads;
    EvidenceTableId table; ///< with its matrix; none for threads alone
    bool hasAnswers = true; ///< the questions and answers of the threads
    bool hasEvidence = true; ///< tables
    bool hasMatrix = true;
    bool hasPersonalData = false; ///< else it is masked
    Paper paper {}; ///< of a PDF
    QString citationStyle {}; ///< ExportContent::citationStyle
    bool hasCrops = false; ///< the quotes on their pages, in a PDF
};

/// What there is to choose from.
struct ExportParts
{
    QString title; ///< of the first of them
    bool hasAnswers = false;
    bool hasEvidence = false;
    bool hasMatrix = false;
};

/// What of it is in the library at this moment; `parts`, when given, tells what there is, asked for or not. Throws Error.
[[nodiscard]] ExportContent contentOf(Database &database, const ExportRequest &request, ExportParts *parts = nullptr);

} // namespace adduce
