#include "ui/library/reference_import.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "core/references/apply_references.h"
#include "core/references/bibtex_reader.h"
#include "core/references/csl_json.h"
#include "core/references/ris_reader.h"
#include "core/references/zotero_reader.h"
#include <QFile>
#include <QFileInfo>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

ReferenceList read(const QString &path)
{
    if (QFileInfo(path).isDir())
        return readZotero(path);
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path);
    if (file.size() > kLargestReferenceFile)
        throw Error(ErrorKind::TooLarge, path);
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QString folder = QFileInfo(path).absolutePath();
    if (suffix == u"bib")
        return readBibtex(file.readAll(), folder);
    return suffix == u"ris" ? readRis(file.readAll(), folder) : readCsl(file.readAll(), folder);
}

} // namespace

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
    const QFileInfo info(path);
    if (info.isDir())
        return isZoteroFolder(path);
    const QString suffix = info.suffix().toLower();
    return suffix == u"bib" || suffix == u"ris" || suffix == u"json";
}

void ReferenceImport::add(const QString &path)
{
    m_waiting << path;
    if (!m_running)
        next();
}

void ReferenceImport::next()
{
    if (m_waiting.isEmpty())
        return applyAll();
    m_running = true;
    m_worker = startRun(this, [this, path = m_waiting.takeFirst(), stop = m_stop.get_token()](auto post) {
        const ReferenceList list = read(path);
        Database database = m_services.library.open();
        const QStringList files = filesToAdd(database, list.references, stop);
        post([this, list, files] { took(list, files); });
    });
}

void ReferenceImport::took(const ReferenceList &list, const QStringList &files)
{
    m_references.insert(m_references.end(), list.references.begin(), list.references.end());
    QString text = tr("%n reference(s)", nullptr, static_cast<int>(list.references.size()));
    if (!files.isEmpty())
        text += tr(", %n paper(s) to read", nullptr, static_cast<int>(files.size()));
    if (!list.problems.empty())
        text += tr(", %n not understood, the first in line %1", nullptr, static_cast<int>(list.problems.size()))
                    .arg(list.problems.front().line);
    emit said(text);
    m_job.add(files);
}

void ReferenceImport::applyAll()
{
    if (m_running || m_references.empty() || m_job.isRunning())
        return;
    m_running = true;
    m_worker = startRun(this, [this, references = std::exchange(m_references, {}), stop = m_stop.get_token()](auto post) {
        Database database = m_services.library.open();
        const AppliedReferences applied = applyReferences(database, references, stop);
        post([this, applied] {
            emit said(tr("%n document(s) described by references", nullptr, applied.added + applied.alreadyThere)
                + tr("; %n reference(s) without a document", nullptr, applied.withoutDocument));
            emit changed();
        });
    });
}

} // namespace adduce
