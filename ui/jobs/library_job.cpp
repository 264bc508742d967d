#include "ui/jobs/library_job.h"

#include "core/base/run.h"
#include "core/embedding/learn.h"
#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/shrink.h"
#include <QFileInfo>
#include <algorithm>

namespace adduce {

LibraryJob::LibraryJob(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    m_changing.setSingleShot(true);
    m_changing.setInterval(150);
    connect(&m_changing, &QTimer::timeout, this, &LibraryJob::changed);
}

void LibraryJob::add(const QStringList &paths, CollectionId collection)
{
    IngestRequest request { {}, kPriorityAsked, collection };
    for (const QString &path : paths)
        if (!path.isEmpty() && !request.paths.contains(path))
            request.paths << path;
    if (!request.paths.isEmpty())
        ask(std::move(request));
}

void LibraryJob::readAgain(const std::vector<DocumentId> &documents)
{
    IngestRequest request;
    request.again = documents;
    if (!documents.empty())
        ask(std::move(request));
}

void LibraryJob::retryFailed()
{
    const auto read = [](Database &database) {
        std::vector<DocumentId> again;
        for (const DocumentRow &row : currentDocuments(database))
            if (row.state == DocumentState::Failed)
                again.push_back(row.id);
        return again;
    };
    m_services.libraryThread.read(this, read, [this](const std::vector<DocumentId> &again) { readAgain(again); });
}

void LibraryJob::ask(IngestRequest request)
{
    if (m_run && m_run->add(request))
        return;
    m_waiting.push_back(std::move(request));
    if (!m_run)
        start();
}

/// Walking folders takes as long as they are deep. Asked for again while one is under way, it is done once more after it.
void LibraryJob::rescan()
{
    m_rescanAgain = m_isRescanning;
    if (std::exchange(m_isRescanning, true))
        return;
    const auto work = [this](auto post) {
        Database database = m_services.library.open();
        if (adduce::rescan(database).queued > 0)
            post([this] {
                changeSoon();
                resume();
            });
    };
    m_rescan = startTask(this, work, [this] {
        m_rescan.wait(); // its thread has nothing more to do than to end
        m_isRescanning = false;
        if (std::exchange(m_rescanAgain, false))
            rescan();
    });
}

void LibraryJob::resume()
{
    const auto isAnyLeft = [](Database &database) {
        const auto isLeft = [](const DocumentRow &row) {
            return row.state == DocumentState::Queued || row.state == DocumentState::Reading;
        };
        return std::ranges::any_of(currentDocuments(database), isLeft) || isLearningDue(database) || eraseDue(database) > 0;
    };
    m_services.libraryThread.read(this, isAnyLeft, [this](bool isAny) {
        if (m_run)
            m_resumeAfterwards = isAny;
        else if (isAny)
            run();
    });
}

void LibraryJob::start()
{
    if (!m_waiting.empty() || !m_scans.empty())
        run();
}

void LibraryJob::run()
{
    m_progress = {};
    m_progress.isRunning = true;
    const Configuration configuration = m_services.configuration.current();
    IngestSettings settings = ingestSettings(configuration);
    WorkerProgram worker = m_services.worker;
    worker.limits = limitsOf(configuration.reading.seconds, configuration.reading.megabytes);
    if (!m_scans.empty()) { // not before: a run that recognises nothing would find no text again
        settings.ocr.mode = OcrMode::Automatic;
        IngestRequest scans;
        scans.again = std::exchange(m_scans, {});
        m_waiting.push_back(std::move(scans));
    }
    const bool isAsked = !m_waiting.empty();
    m_run = new IngestRun(m_services.library, m_services.servers, worker, std::exchange(m_waiting, {}), settings, this);
    connect(m_run, &IngestRun::happened, this, &LibraryJob::take);
    connect(m_run, &IngestRun::done, this, [this, isAsked](const IngestSummary &summary) {
        if (isAsked || summary != IngestSummary {}) // what only learned has nothing to tell
            emit finished(summary);
    });
    connect(m_run, &IngestRun::failed, this, &LibraryJob::failed);
    connect(m_run, &IngestRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        m_progress = {};
        m_changing.stop();
        emit changed();
        emit progressed();
        start();
        if (!m_run && std::exchange(m_resumeAfterwards, false))
            resume();
    });
    emit progressed();
}

void LibraryJob::stop()
{
    m_waiting.clear();
    m_scans.clear();
    m_resumeAfterwards = false;
    if (m_run)
        m_run->stop();
}

void LibraryJob::setPaused(bool paused)
{
    if (!m_run)
        return;
    if (paused)
        m_run->pause();
    else
        m_run->resume();
    m_progress.isPaused = paused;
    emit progressed();
}

void LibraryJob::recognise(const std::vector<DocumentId> &documents)
{
    m_scans.insert(m_scans.end(), documents.begin(), documents.end());
    if (!m_run)
        start();
}

void LibraryJob::take(const IngestEvent &event)
{
    if (const auto *started = std::get_if<DocumentStarted>(&event)) {
        m_progress.name = QFileInfo(started->path).fileName();
        m_progress.page = m_progress.pages = 0;
        m_progress.isRecognising = false;
        changeSoon();
    } else if (const auto *read = std::get_if<PageRead>(&event)) {
        m_progress.page = read->page;
        m_progress.pages = read->pages;
        emit pageRead(read->id, read->page, read->pages);
    } else if (const auto *recognised = std::get_if<PageRecognised>(&event)) {
        m_progress.page = recognised->page;
        m_progress.pages = recognised->pages;
        m_progress.isRecognising = true;
    } else if (std::holds_alternative<DocumentDone>(event)) {
        changeSoon();
    } else if (const auto *whole = std::get_if<IngestProgress>(&event)) {
        m_progress.done = whole->done;
        m_progress.total = whole->total;
        m_progress.msLeft = whole->msLeft;
    } else {
        m_progress.isLearning = true;
    }
    emit progressed();
}

void LibraryJob::changeSoon()
{
    if (!m_changing.isActive())
        m_changing.start();
}

} // namespace adduce
