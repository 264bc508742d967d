#include "ui/evidence/exporter.h"

#include "core/base/device.h"
#include "core/export/crops.h"
#include "core/export/word_processing.h"
#include "core/library/database.h"
#include "ui/evidence/export_dialog.h"
#include "ui/evidence/odt_writer.h"
#include <QFileInfo>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

Exporter::Exporter(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    connect(&m_writing, &FileWriting::written, this, &Exporter::written);
    connect(&m_writing, &FileWriting::failed, this, &Exporter::failed);
}

void Exporter::choose(const ExportRequest &request, QWidget *window)
{
    auto *dialog = new ExportDialog(m_services, request, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::accepted, this, [this, dialog] { write(dialog->request(), dialog->path()); });
    dialog->open();
}

void Exporter::write(const ExportRequest &request, const QString &path)
{
    const auto format = exportFormatOfFile(path);
    if (!format) {
        emit failed(Error(ErrorKind::BadInput,
            tr("\"%1\" does not end in .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json or .json").arg(path)));
        return;
    }
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    m_writing.add(path, [this, request, path, format](const FileWriting::Report &report, const std::stop_token &stop) {
        Database database = m_services.library.open();
        ExportContent content = contentOf(database, request);
        if (request.hasCrops && format == ExportFormat::Pdf)
            addCrops(m_services.library, m_services.worker, content, stop, report);
        if (format == ExportFormat::Odt && pandocProgram().isEmpty()) {
            replaceFile(path, [&](QIODevice &file) { writeOdt(content, file); });
            return QStringList { path };
        }
        return exportContent(std::move(content), *format, path, stop);
    });
}

} // namespace adduce
