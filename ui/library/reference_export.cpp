#include "ui/library/reference_export.h"

#include "core/base/device.h"
#include "core/base/stop.h"
#include "core/export/library_export.h"
#include "core/library/database.h"

#include <QFileDialog>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

ReferenceFormat formatOfFile(const QString &path)
{
    if (path.endsWith(u".ris"_s, Qt::CaseInsensitive))
        return ReferenceFormat::Ris;
    return path.endsWith(u".json"_s, Qt::CaseInsensitive) ? ReferenceFormat::Csl : ReferenceFormat::Bibtex;
}

} // namespace

ReferenceExport::ReferenceExport(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    connect(&m_writing, &FileWriting::written, this, &ReferenceExport::written);
    connect(&m_writing, &FileWriting::failed, this, &ReferenceExport::failed);
}

void ReferenceExport::choose(QWidget *window)
{
    auto *dialog =
        new QFileDialog(window, tr("Export references"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        { tr("BibTeX (*.bib)"), tr("RIS (*.ris)"), tr("CSL JSON (*.json)"), tr("All that is known, as CSV (*.csv)") });
    dialog->setDefaultSuffix(u"bib"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog,
        [dialog](const QString &filter) { dialog->setDefaultSuffix(filter.section(u"*."_s, -1).chopped(1)); });
    connect(dialog, &QFileDialog::fileSelected, this, &ReferenceExport::write);
    dialog->open();
}

void ReferenceExport::write(const QString &path)
{
    m_writing.add(path, [this, path](const FileWriting::Report &, const std::stop_token &stop) {
        Database database = m_services.library.open();
        const bool isManifest = path.endsWith(u".csv"_s, Qt::CaseInsensitive);
        replaceFile(path, [&](QIODevice &file) {
            isManifest ? writeManifest(database, file, stop) : writeLibrary(database, formatOfFile(path), file, stop);
            throwIfStopped(stop);
        });
        return QStringList { path };
    });
}

} // namespace adduce
