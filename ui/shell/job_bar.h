#pragma once
#include "ui/common/widgets.h"
#include "ui/library/library_job.h"

class QProgressBar;
class QStatusBar;

namespace adduce {

/// The foot of the window: the job in hand in words, how far it is, Pause and Stop; and how much of the library is searchable.
class JobBar : public QObject
{
    Q_OBJECT

public:
    JobBar(QStatusBar *bar, LibraryJob &job, QObject *parent = nullptr);

    void setSearchable(int ready, int all);
    void setEvaluating(int done, int total); ///< 0 of 0 when it is over
    void say(const QString &message); ///< until the next job begins

signals:
    void evaluationStopped();

private:
    void showJob();

    LibraryJob &m_job;
    ElidedLabel *m_words;
    QProgressBar *m_progress;
    QToolButton *m_pause;
    QToolButton *m_stop;
    PlainLabel *m_searchable;
    QString m_message;
    int m_evaluated = 0;
    int m_toEvaluate = 0;
};

} // namespace adduce
