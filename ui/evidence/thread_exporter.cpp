#include "ui/evidence/thread_exporter.h"

#include "core/base/run.h"
#include "core/export/export.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

ThreadExporter::ThreadExporter(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

ThreadExporter::~ThreadExporter()
{
    if (m_worker.valid())
        m_worker.wait();
}

/// A file name made of a title: letters, digits and hyphens, nothing that a path could be made of.
static QString fileName(QString title)
{
    static const QRegularExpression other(u"[^\\p{L}\\p{N}]+"_s);
    title = title.left(60).replace(other, u"-"_s);
    while (title.startsWith(u'-'))
        title.remove(0, 1);
    while (title.endsWith(u'-'))
        title.chop(1);
    return title.isEmpty() ? u"thread"_s : title;
}

void ThreadExporter::choose(const std::vector<ThreadId> &threads, QWidget *window)
{
    if (threads.empty())
        return;
    QString title;
    try {
        Database database = m_services.library.open();
        const auto found = ThreadStore(database).find(threads.front());
        if (!found)
            return;
        title = found->row.marks.title;
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    const QString folder =
        m_services.settings.value(u"export/folder"_s, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
            .toString();
    auto *dialog = new QFileDialog(window, tr("Export thread"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        { tr("Markdown (*.md)"), tr("Evidence as CSV (*.csv)"), tr("PDF (*.pdf)"), tr("For another Adduce (*.json)") });
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(fileName(title) + u".md"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        const qsizetype dot = filter.lastIndexOf(u"*."_s);
        const QString suffix = filter.mid(dot + 2, filter.lastIndexOf(u')') - dot - 2);
        dialog->setDefaultSuffix(suffix);
        if (const QStringList chosen = dialog->selectedFiles(); !chosen.isEmpty())
            dialog->selectFile(QFileInfo(chosen.first()).completeBaseName() + u'.' + suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, threads](const QString &path) { write(threads, path); });
    dialog->open();
}

void ThreadExporter::write(const std::vector<ThreadId> &threads, const QString &path)
{
    const auto format = exportFormatFromString(QFileInfo(path).suffix().toLower());
    if (!format) {
        emit failed(Error(ErrorKind::BadInput, path, tr("the name must end in .md, .csv, .pdf or .json")));
        return;
    }
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    if (m_worker.valid())
        m_worker.wait(); // the one before is done in a moment
    const auto work = [this, threads, path, format](auto post) {
        Database database = m_services.library.open();
        std::vector<Thread> found;
        for (const ThreadId id : threads)
            if (auto thread = ThreadStore(database).find(id))
                found.push_back(std::move(*thread));
        exportThreads(found, *format, path);
        post([this, path] { emit written(path); });
    };
    m_worker = startTask(this, work, [] { });
}

} // namespace adduce
