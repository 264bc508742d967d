#pragma once
#include "ui/common/widgets.h"
#include "ui/jobs/library_job.h"
#include "ui/shell/notifications.h"
#include <QTimer>
#include <map>

class QProgressBar;
class QStatusBar;

namespace adduce {

class LiveRegion;
class WrittenFiles;

/// A long job that is no reading of papers.
enum class SideJob
{
    Matrix,
    Evaluation,
    Space,
    Export,
    References,
    Highlights,
};

/// The foot of the window: the job in hand in words, how far it is, Pause and Stop; and how much of the library is searchable.
class JobBar : public QObject
{
    Q_OBJECT

public:
    JobBar(QStatusBar *bar, LibraryJob &job, QObject *parent = nullptr);

    void setSearchable(int ready, int all);
    /// What else runs: its words and how far it is; without words it is over. Shown while no paper is read; meanwhile it is
    /// counted, and the menu of the count stops it.
    void setSideJob(SideJob job, const QString &words, int done, int total);
    [[nodiscard]] bool hasSideJob() const { return !m_sides.empty(); }
    /// At the foot until the next job begins, in the list of messages, and to a screen reader. Trouble stays beside a job, too:
    /// until the list is opened, or for some time.
    void say(const QString &message, Notifications::Kind kind = Notifications::Kind::News);
    void sayError(const Error &error); ///< is trouble
    void sayWritten(const QStringList &paths); ///< with the way to the files, as long as it is read
    [[nodiscard]] Notifications &notifications() { return *m_notifications; }

signals:
    void sideJobStopped(adduce::SideJob job);

private:
    static QString passedOverWords(const IngestSummary &summary);
    void forgetMessage();
    void showJob();
    void showWords(const QString &job); ///< of the job, but for trouble that is still to be read
    [[nodiscard]] QString readingWords() const;
    void showWaiting();
    void fillWaiting();

    LibraryJob &m_job;
    ElidedLabel *m_words;
    QProgressBar *m_progress;
    QToolButton *m_pause;
    QToolButton *m_stop;
    WrittenFiles *m_written; ///< of the message
    QToolButton *m_waiting; ///< how many more there are, and the menu of all
    PlainLabel *m_searchable;
    Notifications *m_notifications;
    LiveRegion *m_live;
    IconLabel *m_errorIcon;
    QString m_message;
    QString m_error; ///< the last
    QTimer m_errorTimer; ///< runs while it is to be read
    struct Side
    {
        QString words;
        int done = 0;
        int total = 0; ///< 0 while unknown
    };
    std::map<SideJob, Side> m_sides; ///< those that run
};

} // namespace adduce
