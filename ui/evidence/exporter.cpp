#include "ui/evidence/exporter.h"

#include "core/base/run.h"
#include "core/export/crops.h"
#include "core/library/database.h"
#include "ui/evidence/export_dialog.h"
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

Exporter::Exporter(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

Exporter::~Exporter()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void Exporter::choose(const ExportWish &wish, QWidget *window)
{
    auto *dialog = new ExportDialog(m_services, wish, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::accepted, this, [this, dialog] { write(dialog->wish(), dialog->path()); });
    dialog->open();
}

void Exporter::write(const ExportWish &wish, const QString &path)
{
    const auto format = exportFormatFromString(QFileInfo(path).suffix().toLower());
    if (!format) {
        emit failed(Error(ErrorKind::BadInput, path, tr("the name must end in .md, .csv, .pdf, .bib or .json")));
        return;
    }
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    if (m_worker.valid())
        m_worker.wait(); // the one before is done in a moment
    const auto work = [this, wish, path, format, stop = m_stop.get_token()](auto post) {
        Database database = m_services.library.open();
        ExportContent content = contentOf(database, wish);
        if (wish.crops && format == ExportFormat::Pdf)
            addCrops(m_services.library, m_services.worker, content, stop);
        const QStringList files = exportContent(std::move(content), *format, path);
        post([this, files] { emit written(QLocale().createSeparatedList(files)); });
    };
    m_worker = startTask(this, work, [] { });
}

} // namespace adduce
