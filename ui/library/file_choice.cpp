#include "ui/library/file_choice.h"

#include "core/base/tr.h"
#include "ui/jobs/library_job.h"
#include <QFileDialog>
#include <QStandardPaths>

namespace adduce {

static QString papersFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void chooseFiles(LibraryJob &job, QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, adduce::tr("Add papers"), papersFolder(),
        adduce::tr("Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md "
                   "*.markdown);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, &job, [&job](const QStringList &paths) { job.add(paths); });
    dialog->open();
}

void chooseFolder(LibraryJob &job, QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, adduce::tr("Add a folder of papers"), papersFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    QObject::connect(dialog, &QFileDialog::fileSelected, &job, [&job](const QString &path) { job.add({ path }); });
    dialog->open();
}

} // namespace adduce
