#include "ui/shell/library_care.h"

#include "core/base/run.h"
#include "core/library/damage.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>
#include <QMainWindow>
#include <QToolBar>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds kSoon { 60 };

bool isRunning(const std::future<void> &task)
{
    return task.valid() && task.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

} // namespace

LibraryCare::LibraryCare(const Services &services, QMainWindow &window)
    : QObject(&window)
    , m_services(services)
    , m_window(window)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LibraryCare::look);
    m_soon.start(kSoon);
    connect(&services.libraryThread, &LibraryThread::idle, this, &LibraryCare::showState); // which may have met damage
    QMetaObject::invokeMethod(this, &LibraryCare::showState, Qt::QueuedConnection); // once the window has its tabs
}

LibraryCare::~LibraryCare()
{
    m_stop.request_stop();
    if (m_look.valid())
        m_look.wait();
}

void LibraryCare::look()
{
    if (m_services.library.readOnly() != ReadOnly::No || isRunning(m_look))
        return;
    const auto work = [library = m_services.library, stop = m_stop.get_token()](auto) {
        if (!isCheckDue(library.path()))
            return;
        const auto found = findDamage(library.path(), Look::Whole, stop);
        if (found && found->isEmpty())
            keepCheck(library.path(), {});
        else if (found)
            library.setDamaged(*found);
    };
    m_look = startTask(this, work, [this] {
        showState();
        emit looked();
    });
}

void LibraryCare::showState()
{
    const ReadOnly why = m_services.library.readOnly();
    m_window.setWindowTitle(why == ReadOnly::No ? u"Adduce"_s : tr("%1 (read-only)").arg(u"Adduce"_s));
    if (why != ReadOnly::Damaged || m_bar)
        return;
    m_bar = new QToolBar(tr("The library is damaged"));
    m_bar->setObjectName(u"damage"_s);
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->toggleViewAction()->setVisible(false);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(space(3), space(1), space(3), space(1));
    layout->setSpacing(space(2));
    auto *words = new PlainLabel(tr("The library is damaged. It was opened for reading only: nothing is written into it."));
    words->setWordWrap(true);
    layout->addWidget(new IconLabel(u"dialog-warning"_s, Tone::Attention));
    layout->addWidget(words, 1);
    m_bar->addWidget(row);
    m_window.addToolBarBreak();
    m_window.addToolBar(m_bar);
}

} // namespace adduce
