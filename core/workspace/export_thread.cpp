#include "core/workspace/export_thread.h"

#include "core/export/crops.h"
#include "core/library/database.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

#include <QBuffer>

namespace adduce {

ExportContent contentOf(Workspace &workspace, const ThreadExport &wanted, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    ExportContent content = contentOf({ threadNamed(database, wanted.thread) });
    if (wanted.personalData == PersonalData::Masked)
        maskPersonalData(content);
    addSources(database, content);
    content.paper = wanted.paper;
    content.citationStyle = wanted.citationStyle;
    if (wanted.hasCrops && wanted.format == ExportFormat::Pdf)
        addCrops(workspace.library(), workspace.worker(), content, stop);
    return content;
}

QByteArray exportThread(Workspace &workspace, const ThreadExport &wanted, const std::stop_token &stop)
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    writeContent(contentOf(workspace, wanted, stop), wanted.format, out, stop);
    return out.data();
}

} // namespace adduce
