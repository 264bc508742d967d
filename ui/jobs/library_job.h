#pragma once
#include "core/ingest/ingest_run.h"
#include "ui/common/services.h"
#include <QHash>
#include <QObject>
#include <QTimer>
#include <optional>

namespace adduce {

/// How far the reading is, in the words of the job bar.
struct LibraryProgress
{
    bool isRunning = false;
    bool isLearning = false;
    int done = 0;
    int total = 0;
    QString name; ///< the document in hand
    int page = 0;
    int pages = 0;
    bool isRecognising = false; ///< its pages are read by OCR
    bool isPaused = false; ///< what is in hand is read to its end
    std::optional<qint64> msLeft; ///< none while unknown
};

/// Adds documents: what is asked for while a run is under way goes to its front. Tells when rows have changed.
class LibraryJob : public QObject
{
    Q_OBJECT

public:
    explicit LibraryJob(const Services &services, QObject *parent = nullptr);

    void add(const QStringList &paths, CollectionId collection = {}); ///< into this collection, if any
    void rescan(); ///< looks in the watched folders, in a thread of its own, and reads what changed
    /// Goes on with what is left to read or to learn: by a run that was killed or stopped, or found in a folder. A run under way
    /// may be past it, so it is looked for once more when that ends.
    void resume();
    void stop(); ///< what was read stays, the rest stays queued
    void setPaused(bool paused); ///< no effect without a run
    void readAgain(const std::vector<DocumentId> &documents); ///< ready or failed; what is ready stays so meanwhile
    /// Reads these again, pages without text by OCR, once the present run is over.
    void recognise(const std::vector<DocumentId> &documents);
    void retryFailed(); ///< all that failed
    [[nodiscard]] const LibraryProgress &progress() const { return m_progress; }
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

signals:
    void changed(); ///< rows were added, removed or have another state
    void pageRead(adduce::DocumentId document, int page, int pages);
    void progressed();
    void finished(const adduce::IngestSummary &summary);
    void failed(const adduce::Error &error);

private:
    void ask(IngestRequest request); ///< to the run under way, or to one that starts
    void start(); ///< with what waits, if anything does
    void run();
    void take(const IngestEvent &event);
    void changeSoon(); ///< many rows may change at once: the lists follow a few times a second

    const Services &m_services;
    std::vector<IngestRequest> m_waiting;
    std::vector<DocumentId> m_scans; ///< to recognise in a run of their own
    IngestRun *m_run = nullptr;
    std::future<void> m_rescan; ///< waited for as it goes
    bool m_isRescanning = false; ///< until what it found has been told
    bool m_rescanAgain = false;
    bool m_resumeAfterwards = false; ///< when the run under way has ended
    LibraryProgress m_progress;
    QTimer m_changing;
};

} // namespace adduce
