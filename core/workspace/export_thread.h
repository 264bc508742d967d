#pragma once
#include "core/export/export.h"
#include "core/guardrails/personal_data.h"

namespace adduce {

class Workspace;

struct ThreadExport
{
    QString thread; ///< its number
    ExportFormat format = ExportFormat::Markdown;
    PersonalData personalData = PersonalData::Masked;
    bool hasCrops = false; ///< each quote on its page, drawn by a worker; of PDF alone
    Paper paper {}; ///< of a PDF
    QString citationStyle {}; ///< ExportContent::citationStyle
};

/// What is exported of a thread, with its sources. Blocks. Throws as threadNamed(), and Stopped.
ExportContent contentOf(Workspace &workspace, const ThreadExport &wanted, const std::stop_token &stop = {});
/// The same as the bytes of a file.
QByteArray exportThread(Workspace &workspace, const ThreadExport &wanted, const std::stop_token &stop = {});

} // namespace adduce
