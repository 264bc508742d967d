#pragma once
#include "app/cli/command.h"
#include "core/export/export.h"
#include <QJsonObject>

namespace adduce::cli {

/// Writes into the file of --output, which must not be there, or else to standard output. `told`: what --json says of a file besides
/// its path. Throws as exportContent().
void putOut(const Context &context, ExportContent content, ExportFormat format, QJsonObject told);

/// What --paper and --landscape say. Throws BadInput for another paper.
Paper paperOf(const Context &context);

/// What --format says of a table of evidence or its matrix; none for another, which was said then.
std::optional<ExportFormat> tableFormat(const Context &context);

} // namespace adduce::cli
