#include "ui/shell/job_bar.h"

#include "core/base/file_name.h"
#include "ui/common/live_region.h"
#include "ui/common/menu_text.h"
#include "ui/shell/written_files.h"
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QStatusBar>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "2 min left"; seconds only when there are few.
QString timeLeft(qint64 ms)
{
    constexpr qint64 kMinute = 60'000;
    if (ms < kMinute)
        return JobBar::tr("%Ln s left", nullptr, static_cast<int>(ms / 1000) + 1);
    return JobBar::tr("%Ln min left", nullptr, static_cast<int>((ms + kMinute / 2) / kMinute));
}

constexpr int kErrorStays = 30'000; // ms beside a job

} // namespace

JobBar::JobBar(QStatusBar *bar, LibraryJob &job, QObject *parent)
    : QObject(parent)
    , m_job(job)
    , m_words(new ElidedLabel(Type::Caption))
    , m_progress(new QProgressBar)
    , m_pause(flatButton(u"media-playback-pause"_s, tr("Pause")))
    , m_stop(flatButton(u"media-playback-stop"_s, tr("Stop")))
    , m_written(new WrittenFiles)
    , m_waiting(flatButton({}, {}))
    , m_searchable(new PlainLabel({}, Type::Caption))
    , m_notifications(new Notifications)
    , m_live(new LiveRegion(bar))
    , m_errorIcon(new IconLabel(u"dialog-warning"_s, Tone::Attention))
{
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(space(2), 0, space(2), 0);
    m_words->setSecondary(true);
    m_searchable->setSecondary(true);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(space(30));
    m_progress->setFixedHeight(space(3));
    m_progress->setAccessibleName(tr("Progress"));
    m_stop->setFont(typeFont(Type::Caption));
    m_errorIcon->hide();
    m_errorTimer.setSingleShot(true);
    m_errorTimer.setInterval(kErrorStays);
    connect(&m_errorTimer, &QTimer::timeout, this, &JobBar::showJob);
    connect(m_notifications, &Notifications::seen, this, [this] {
        m_errorTimer.stop();
        showJob();
    });
    bar->addWidget(m_errorIcon);
    bar->addWidget(m_words);
    bar->addWidget(m_written);
    connect(m_written, &WrittenFiles::gone, this, [this](const QString &path) { sayError(Error(ErrorKind::Missing, path)); });
    bar->addWidget(m_progress);
    m_pause->setFont(typeFont(Type::Caption));
    bar->addWidget(m_pause);
    bar->addWidget(m_stop);
    m_waiting->setFont(typeFont(Type::Caption));
    m_waiting->setMenu(new QMenu(m_waiting));
    m_waiting->setPopupMode(QToolButton::InstantPopup);
    connect(m_waiting->menu(), &QMenu::aboutToShow, this, &JobBar::fillWaiting);
    bar->addWidget(m_waiting);
    bar->addPermanentWidget(m_searchable);
    bar->addPermanentWidget(m_notifications);
    connect(&job, &LibraryJob::progressed, this, &JobBar::showJob);
    connect(&job, &LibraryJob::finished, this, [this](const IngestSummary &summary) {
        QStringList parts;
        if (summary.ready > 0)
            parts << tr("%Ln document(s) read", nullptr, summary.ready);
        if (summary.alreadyThere > 0)
            parts << tr("%Ln already there", nullptr, summary.alreadyThere);
        if (summary.failed > 0)
            parts << tr("%Ln could not be read: see the library", nullptr, summary.failed);
        if (!summary.passedOver.empty())
            parts << tr("%Ln passed over in the folders", "files and folders", static_cast<int>(summary.passedOver.size()));
        if (summary.isStopped)
            parts << tr("stopped; the rest waits");
        if (parts.isEmpty())
            parts << tr(
                "No papers were found there. PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown and text files can be read.");
        if (!summary.passedOver.empty())
            m_notifications->add(passedOverWords(summary), Notifications::Kind::News);
        say(parts.join(u"  ·  "_s));
    });
    connect(m_pause, &QToolButton::clicked, this, [this] { m_job.setPaused(!m_job.progress().isPaused); });
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_job.isRunning())
            m_job.stop();
        else if (!m_sides.empty())
            emit sideJobStopped(m_sides.begin()->first);
    });
    showJob();
}

/// Which they are: the bar itself has room for their number.
QString JobBar::passedOverWords(const IngestSummary &summary)
{
    constexpr std::size_t kMost = 50;
    QStringList lines;
    const auto list = [&](const QString &heading, bool ofFolders) {
        std::size_t listed = 0;
        for (const PassedOver &one : summary.passedOver) {
            if ((one.why == PassedOver::Why::OfFolder) != ofFolders || listed > kMost)
                continue;
            if (listed == 0)
                lines << heading;
            lines << (listed < kMost ? shownPath(one.path) : u"…"_s);
            ++listed;
        }
    };
    list(tr("Links, pipes and folders that may not be looked into were passed over:"), false);
    list(tr("What folders say of themselves was left out. To read one, drop it on the window or choose it by itself:"), true);
    return lines.join(u'\n');
}

void JobBar::say(const QString &message, Notifications::Kind kind)
{
    m_message = message;
    m_written->setFiles({});
    if (kind == Notifications::Kind::Error) {
        m_error = message;
        m_errorTimer.start();
    }
    m_notifications->add(message, kind);
    m_live->say(message);
    showJob();
}

void JobBar::sayError(const Error &error)
{
    say(sentence(error), Notifications::Kind::Error);
}

void JobBar::sayWritten(const QStringList &paths)
{
    say(tr("Written: %1").arg(QLocale().createSeparatedList(paths)));
    m_written->setFiles(paths);
    showJob();
}

void JobBar::forgetMessage()
{
    m_message.clear();
    m_written->setFiles({});
}

void JobBar::setSearchable(int ready, int all)
{
    m_searchable->setText(all == 0 ? QString()
            : ready == all         ? tr("%Ln document(s) searchable", nullptr, all)
                                   : tr("%1 of %Ln document(s) searchable", nullptr, all).arg(QLocale().toString(ready)));
}

void JobBar::setSideJob(SideJob job, const QString &words, int done, int total)
{
    if (words.isEmpty())
        m_sides.erase(job);
    else {
        if (m_sides.empty())
            forgetMessage(); // what was seen before does not come back when it ends
        m_sides[job] = { words, done, total };
    }
    showJob();
}

/// All but the one whose progress is shown; each can be stopped.
void JobBar::showWaiting()
{
    const std::size_t waiting = m_sides.size() - (m_job.progress().isRunning || m_sides.empty() ? 0 : 1);
    m_waiting->setVisible(waiting > 0);
    m_waiting->setText(tr("%Ln more", "jobs", static_cast<int>(waiting)));
    m_waiting->setAccessibleName(m_waiting->text());
}

void JobBar::fillWaiting()
{
    QMenu *menu = m_waiting->menu();
    menu->clear();
    if (m_job.isRunning())
        menu->addAction(tr("Stop: %1").arg(menuText(inShort(readingWords()))), &m_job, &LibraryJob::stop);
    for (const auto &[job, side] : m_sides)
        menu->addAction(
            tr("Stop: %1").arg(menuText(inShort(side.words))), this, [this, stopped = job] { emit sideJobStopped(stopped); });
}

void JobBar::showJob()
{
    showWaiting();
    const LibraryProgress &p = m_job.progress();
    const bool aside = !p.isRunning && !m_sides.empty();
    m_progress->setVisible(p.isRunning || aside);
    m_stop->setVisible(p.isRunning || aside);
    m_pause->setVisible(p.isRunning && !p.isLearning);
    m_pause->setText(p.isPaused ? tr("Go on") : tr("Pause"));
    m_pause->setIcon(icon(p.isPaused ? u"media-playback-start"_s : u"media-playback-pause"_s));
    if (p.isRunning) {
        showWords(readingWords());
        m_progress->setRange(0, p.isLearning ? 0 : std::max(1, p.total));
        m_progress->setValue(p.done);
        if (!p.isLearning)
            forgetMessage();
    } else if (aside) {
        const Side &side = m_sides.begin()->second;
        showWords(side.words);
        m_progress->setRange(0, side.total);
        m_progress->setValue(side.done);
    } else {
        showWords(m_message);
    }
}

void JobBar::showWords(const QString &job)
{
    const bool isError = m_errorTimer.isActive();
    m_errorIcon->setVisible(isError);
    m_words->setText(isError ? m_error : job);
    m_written->setVisible(!isError && job == m_message && !m_written->files().isEmpty());
}

QString JobBar::readingWords() const
{
    const LibraryProgress &p = m_job.progress();
    if (p.isLearning)
        return tr("Learning the library's words");
    QStringList parts { p.isPaused ? tr("Paused at %L1 of %L2").arg(std::min(p.done + 1, p.total)).arg(p.total)
            : p.total > 0          ? tr("Reading %L1 of %L2").arg(std::min(p.done + 1, p.total)).arg(p.total)
                                   : tr("Looking for papers") };
    if (!p.name.isEmpty())
        parts << p.name;
    if (p.pages > 0)
        parts << (p.isRecognising ? tr("recognising p. %1 of %2") : tr("p. %1 of %2")).arg(p.page).arg(p.pages);
    if (p.msLeft && !p.isPaused)
        parts << timeLeft(*p.msLeft);
    return parts.join(u" – "_s);
}

} // namespace adduce
