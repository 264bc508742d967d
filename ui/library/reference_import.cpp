#include "ui/library/reference_import.h"

#include "core/base/run.h"
#include "core/highlights/reference_marks.h"
#include "core/library/database.h"
#include "core/references/apply_references.h"
#include "core/references/reference_file.h"
#include <QFileDialog>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

ReferenceImport::ReferenceImport(const Services &services, LibraryJob &job, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_job(job)
{
    connect(&job, &LibraryJob::progressed, this, &ReferenceImport::applyAll); // also when it has come to its end
    connect(this, &ReferenceImport::finished, this, [this] {
        m_running = false;
        next();
    });
}

ReferenceImport::~ReferenceImport()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

bool ReferenceImport::canImport(const QString &path)
{
    return referenceFormatOf(path).has_value();
}

void ReferenceImport::choose(QWidget *window)
{
    auto *dialog =
        new QFileDialog(window, tr("Import references"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
            tr("References (*.bib *.ris *.json zotero.sqlite);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        for (const QString &path : paths) // a library of Zotero is its folder
            add(path.endsWith(u"/zotero.sqlite"_s) ? path.chopped(14) : path);
    });
    dialog->open();
}

void ReferenceImport::add(const QString &path, CollectionId collection)
{
    want({ path, collection });
}

void ReferenceImport::take(const ReferenceList &list, const std::function<void()> &kept)
{
    want({ {}, {}, list, kept });
}

void ReferenceImport::want(const Wanted &wanted)
{
    m_waiting << wanted;
    if (!m_running)
        next();
}

void ReferenceImport::next()
{
    if (m_waiting.isEmpty())
        return applyAll();
    m_running = true;
    m_worker = startRun(this, [this, wanted = m_waiting.takeFirst(), stop = m_stop.get_token()](auto post) {
        // what a user chose through "All files" is most likely a list of CSL
        const ReferenceList list = wanted.list
            ? *wanted.list
            : readReferences(wanted.path, referenceFormatOf(wanted.path).value_or(ReferenceFormat::Csl));
        Database database = m_services.library.open();
        const QStringList files = filesToAdd(database, list.references, stop);
        post([this, list, files, wanted] { took(list, files, wanted); });
    });
}

void ReferenceImport::took(const ReferenceList &list, const QStringList &files, const Wanted &wanted)
{
    if (!list.references.empty())
        m_read.push_back({ list.references, wanted.collection, wanted.kept });
    QString text = tr("%Ln reference(s)", nullptr, static_cast<int>(list.references.size()));
    if (!files.isEmpty())
        text += tr(", %Ln paper(s) to read", nullptr, static_cast<int>(files.size()));
    if (!list.problems.empty())
        text += tr(", %Ln not understood, the first in line %1", nullptr, static_cast<int>(list.problems.size()))
                    .arg(list.problems.front().line);
    emit said(text);
    m_job.add(files, wanted.collection);
}

void ReferenceImport::applyAll()
{
    if (m_running || m_read.empty() || m_job.isRunning())
        return;
    m_running = true;
    m_worker = startRun(this, [this, read = std::exchange(m_read, {}), stop = m_stop.get_token()](auto post) {
        Database database = m_services.library.open();
        AppliedReferences applied;
        int highlights = 0;
        for (const auto &[references, collection, kept] : read) {
            const AppliedReferences one = applyReferences(database, references, stop, collection);
            highlights += takeMarks(database, references, one);
            applied.added += one.added;
            applied.alreadyThere += one.alreadyThere;
            applied.withoutDocument += one.withoutDocument;
        }
        post([this, applied, highlights, read] {
            for (const Batch &batch : read)
                if (batch.kept)
                    batch.kept();
            emit said(tr("%Ln document(s) described by references", nullptr, applied.added + applied.alreadyThere)
                + tr("; %Ln reference(s) without a paper kept", nullptr, applied.withoutDocument)
                + (highlights > 0 ? tr("; %Ln highlight(s) taken over", nullptr, highlights) : QString()));
            emit changed();
        });
    });
}

} // namespace adduce
