#include "ui/shell/side_jobs.h"

#include "core/base/tr.h"
#include "ui/common/file_writing.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/history/history_page.h"
#include "ui/jobs/evidence_watch.h"
#include "ui/settings/search_settings_page.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/library_care.h"
#include "ui/shell/tabs.h"

namespace adduce {

/// Whatever of it is under way.
template <class Work> static void stopFrom(JobBar &bar, SideJob job, Work &work)
{
    QObject::connect(&bar, &JobBar::sideJobStopped, &work, [&work, job](SideJob stopped) {
        if (stopped == job)
            work.stop();
    });
}

void showAtFoot(JobBar &bar, FileWriting &writing, SideJob job)
{
    QObject::connect(&writing, &FileWriting::progressed, &bar, [&bar, job](const QString &name, int done, int total) {
        bar.setSideJob(job, name.isEmpty() ? QString() : adduce::tr("Writing %1").arg(name), done, total);
    });
    QObject::connect(&writing, &FileWriting::written, &bar, &JobBar::sayWritten);
    QObject::connect(&writing, &FileWriting::stopped, &bar,
        [&bar](const QString &path) { bar.say(adduce::tr("Stopped; nothing was written: %1").arg(path)); });
    QObject::connect(&writing, &FileWriting::failed, &bar, &JobBar::sayError);
    stopFrom(bar, job, writing);
}

void showAtFoot(JobBar &bar, EvaluationPage &page)
{
    QObject::connect(&page, &EvaluationPage::progressed, &bar, [&bar](int done, int total) {
        bar.setSideJob(
            SideJob::Evaluation, total > 0 ? adduce::tr("Evaluating %L1 of %L2").arg(done).arg(total) : QString(), done, total);
    });
    stopFrom(bar, SideJob::Evaluation, page);
}

void showAtFoot(JobBar &bar, MatrixFiller &matrix)
{
    QObject::connect(&matrix, &MatrixFiller::progressed, &bar, [&bar](int done, int total) {
        bar.setSideJob(SideJob::Matrix,
            total > 0 ? adduce::tr("Filling the matrix: %L1 of %Ln cell(s)", nullptr, total).arg(done) : QString(), done, total);
    });
    stopFrom(bar, SideJob::Matrix, matrix);
}

void showAtFoot(JobBar &bar, SpaceJob &spaces)
{
    QObject::connect(&spaces, &SpaceJob::progressed, &bar, [&bar, &spaces] {
        constexpr int kThousand = 1000;
        const SpaceProgress &p = spaces.progress();
        bar.setSideJob(SideJob::Space, stageText(p), p.all > 0 ? static_cast<int>(p.done * kThousand / p.all) : 0,
            p.all > 0 ? kThousand : 0);
    });
    QObject::connect(&spaces, &SpaceJob::failed, &bar, &JobBar::sayError);
    stopFrom(bar, SideJob::Space, spaces);
}

void showAtFoot(JobBar &bar, LibraryCare &care, LibraryJob &job, Tabs &tabs)
{
    QObject::connect(&care, &LibraryCare::said, &bar, [&bar](const QString &text) { bar.say(text); });
    QObject::connect(&care, &LibraryCare::failed, &bar, &JobBar::sayError);
    QObject::connect(&care, &LibraryCare::changed, &job, &LibraryJob::changed);
    QObject::connect(&care, &LibraryCare::changed, &job, &LibraryJob::resume); // papers that came back are read
    QObject::connect(&care, &LibraryCare::changed, &tabs.history(), &HistoryPage::reload);
    QObject::connect(&care, &LibraryCare::changed, &tabs.evidence(), &EvidencePage::reload);
}

void showAtFoot(JobBar &bar, EvidenceWatch &watch)
{
    QObject::connect(&watch, &EvidenceWatch::found, &bar, [&bar](int threads) {
        if (threads > 0)
            bar.say(adduce::tr("%Ln saved thread(s) would rest on other papers by now.", nullptr, threads));
    });
    QObject::connect(&watch, &EvidenceWatch::failed, &bar, &JobBar::sayError);
}

} // namespace adduce
