#include "ui/evidence/exporter.h"

#include "core/base/run.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

ExportContent contentOf(Database &database, const ExportWish &wish)
{
    std::vector<Thread> threads;
    for (const ThreadId id : wish.threads)
        if (auto thread = ThreadStore(database).find(id))
            threads.push_back(std::move(*thread));
    ExportContent content = contentOf(std::move(threads));
    const EvidenceStore store(database);
    if (const auto table = wish.table ? store.find(wish.table) : std::nullopt) {
        NamedRows rows { table->name, {} };
        for (PlacedRow &placed : store.rows(table->id))
            rows.rows.push_back(std::move(placed.row));
        if (content.title.isEmpty())
            content.title = table->name;
        if (!rows.rows.empty())
            content.tables.push_back(std::move(rows));
        if (Matrix matrix = MatrixStore(database).find(table->id); !matrix.questions.empty())
            content.matrices.push_back({ table->name, std::move(matrix) });
    }
    addDois(database, content);
    return content;
}

Exporter::Exporter(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

Exporter::~Exporter()
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

void Exporter::choose(const ExportWish &wish, QWidget *window)
{
    QString title;
    try {
        Database database = m_services.library.open();
        title = contentOf(database, wish).title;
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
    connect(dialog, &QFileDialog::fileSelected, this, [this, wish](const QString &path) { write(wish, path); });
    dialog->open();
}

void Exporter::write(const ExportWish &wish, const QString &path)
{
    const auto format = exportFormatFromString(QFileInfo(path).suffix().toLower());
    if (!format) {
        emit failed(Error(ErrorKind::BadInput, path, tr("the name must end in .md, .csv, .pdf or .json")));
        return;
    }
    m_services.settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    if (m_worker.valid())
        m_worker.wait(); // the one before is done in a moment
    const auto work = [this, wish, path, format](auto post) {
        Database database = m_services.library.open();
        exportContent(contentOf(database, wish), *format, path);
        post([this, path] { emit written(path); });
    };
    m_worker = startTask(this, work, [] { });
}

} // namespace adduce
