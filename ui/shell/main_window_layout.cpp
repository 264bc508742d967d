// How the window is laid out, and how it comes back as it was left.
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/threads/thread_list.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/history/history_page.h"
#include "ui/library/document_page.h"
#include "ui/shell/dock_title.h"
#include "ui/shell/handbook.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/main_window.h"
#include "ui/shell/session.h"
#include <QCloseEvent>
#include <QCryptographicHash>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where the window's place is kept for the screens that are there now: at the desk it is another than on the way.
QString placeKey()
{
    QStringList screens;
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QRect at = screen->geometry();
        screens << u"%1 %2 %3 %4 %5"_s.arg(screen->name()).arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
    }
    screens.sort();
    const QByteArray hash = QCryptographicHash::hash(screens.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return u"window/geometry "_s + QString::fromLatin1(hash.first(8).toHex());
}

constexpr auto kLastPlace = "window/geometry"_L1; ///< on whatever screens

} // namespace

void MainWindow::makeDocks()
{
    m_library = new LibraryPanel(*m_job, *m_filing);
    m_libraryDock = new QDockWidget(tr("Library"), this);
    m_libraryDock->setObjectName(u"library"_s);
    auto *libraryTitle = new DockTitle(m_libraryDock);
    auto *add = iconButton(u"list-add"_s, tr("Add papers"));
    auto *addMenu = new QMenu(add);
    addMenu->addAction(icon(u"text-x-generic"_s), tr("Add files..."), m_library, &LibraryPanel::addFiles);
    addMenu->addAction(icon(u"folder"_s), tr("Add a folder..."), m_library, &LibraryPanel::addFolder);
    add->setMenu(addMenu);
    add->setPopupMode(QToolButton::InstantPopup);
    libraryTitle->addTool(add);
    m_libraryDock->setTitleBarWidget(libraryTitle);
    m_libraryDock->setWidget(m_library);
    addDockWidget(Qt::LeftDockWidgetArea, m_libraryDock);

    m_reader = new ReaderPanel(m_services);
    m_readerDock = new QDockWidget(tr("Reader"), this);
    m_readerDock->setObjectName(u"reader"_s);
    m_readerTitle = new DockTitle(m_readerDock);
    m_readerDock->setTitleBarWidget(m_readerTitle);
    m_readerDock->setWidget(m_reader);
    addDockWidget(Qt::RightDockWidgetArea, m_readerDock);
    m_readerDock->hide();
    connect(m_reader, &ReaderPanel::titleChanged, m_readerTitle, &DockTitle::setText);
}

void MainWindow::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void MainWindow::rememberDocks()
{
    Docks &docks = m_docks.at(static_cast<std::size_t>(m_tab));
    if (m_library->model().rowCount() > 0) // hidden by an empty library is not hidden by choice
        docks.library = !m_libraryDock->isHidden();
    docks.reader = !m_readerDock->isHidden();
}

void MainWindow::changeTab(int tab)
{
    rememberDocks();
    m_tab = tab;
    m_pages->setCurrentIndex(tab);
    const Docks &docks = m_docks.at(static_cast<std::size_t>(tab));
    m_libraryDock->setVisible(docks.library && m_library->model().rowCount() > 0);
    m_readerDock->setVisible(docks.reader);
    if (!m_tabs->hasFocus()) // who walks the tabs by arrows stays there
        m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, this, &MainWindow::shareWidth);
}

void MainWindow::restore()
{
    QSettings &settings = m_services.settings;
    if (!settings.isWritable())
        m_jobBar->say(tr("The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.")
                          .arg(settings.fileName()),
            Notifications::Kind::Trouble);
    resizeInSight(*this, { space(360), space(225) });
    restoreGeometry(settings.value(placeKey(), settings.value(kLastPlace)).toByteArray());
    resizeDocks({ m_libraryDock }, { space(66) }, Qt::Horizontal);
    restoreState(settings.value(u"window/state"_s).toByteArray());
    m_library->restoreState(settings.value(u"library/parts"_s).toByteArray());
    restoreScope();
    m_readerDock->hide(); // it opens on demand
    for (int tab = 0; tab < TabCount; ++tab)
        m_docks.at(static_cast<std::size_t>(tab)).library =
            settings.value(u"window/library%1"_s.arg(tab), tab == AskTab).toBool();
    m_libraryDock->setVisible(m_docks[AskTab].library);
    showTab(static_cast<Tab>(std::clamp(settings.value(u"window/tab"_s, 0).toInt(), 0, TabCount - 1)));
    m_history->reload();
    m_evidence->reload();
    m_wasEmpty = false;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // What cannot be kept is in sight, with why, and a way to go on without it.
    const auto unkept = [this]() -> std::optional<Tab> {
        if (!m_evidence->finishEditing())
            return EvidenceTab;
        if (!m_ask->keepAnswers())
            return AskTab;
        return m_evaluation->keepRun() ? std::nullopt : std::optional(EvaluationTab);
    }();
    if (unkept) {
        showTab(*unkept);
        return event->ignore();
    }
    for (DocumentPage *page : findChildren<DocumentPage *>())
        if (!page->close()) { // keeps what is being typed
            page->raise();
            return event->ignore();
        }
    if (m_handbook)
        m_handbook->window().close(); // or the program would go on with it alone
    QSettings &settings = m_services.settings;
    settings.setValue(kLastPlace, saveGeometry());
    settings.setValue(placeKey(), saveGeometry());
    settings.setValue(u"window/state"_s, saveState());
    settings.setValue(u"window/tab"_s, m_tabs->currentIndex());
    settings.setValue(u"library/parts"_s, m_library->saveState());
    rememberDocks();
    for (int tab = 0; tab < TabCount; ++tab)
        settings.setValue(u"window/library%1"_s.arg(tab), m_docks.at(static_cast<std::size_t>(tab)).library);
    settings.setValue(u"reader/zoom"_s, m_reader->view().fit() == PageView::Fit::Text ? 0.0 : m_reader->view().zoom());
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (std::abs(event->size().width() - event->oldSize().width()) > space(10) && event->oldSize().isValid())
        QTimer::singleShot(0, this, &MainWindow::shareWidth);
}

void MainWindow::shareWidth()
{
    const auto docked = [](const QDockWidget *dock) { return dock->isVisible() && !dock->isFloating(); };
    if (docked(m_readerDock) && centralWidget()->width() < space(110)) { // a narrow window: the tab keeps half of it
        resizeDocks(
            { m_libraryDock, m_readerDock }, { docked(m_libraryDock) ? width() / 6 : 0, width() * 35 / 100 }, Qt::Horizontal);
        return;
    }
    const int library = docked(m_libraryDock) ? std::max(m_libraryDock->width(), std::min(space(64), width() / 6)) : 0;
    // The reader gets what the column of reading text leaves.
    const int spare = width() - library - readingWidth() - space(18);
    const int reader = docked(m_readerDock) ? std::clamp(spare, width() * 35 / 100, space(200)) : 0;
    if (library > m_libraryDock->width() || reader > m_readerDock->width())
        resizeDocks({ m_libraryDock, m_readerDock }, { library, reader }, Qt::Horizontal);
}

/// Beside the settings; each library has its own.
static QString sessionPath(const Services &services)
{
    const QByteArray name = QFileInfo(services.library.path()).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(12);
    return QFileInfo(services.settings.fileName()).absolutePath() + u"/session-%1.json"_s.arg(QString::fromLatin1(hash));
}

void MainWindow::restoreSession()
{
    const Session session = loadSession(sessionPath(m_services));
    m_session = std::make_unique<SessionKeeper>(sessionPath(m_services), [this](const Error &error) {
        QMetaObject::invokeMethod(
            this,
            [this, error] {
                m_jobBar->say(tr("After a crash the words in the question box would be lost: they cannot be written down. %1")
                                  .arg(sentence(error)),
                    Notifications::Kind::Trouble);
            },
            Qt::QueuedConnection);
    });
    m_ask->box().text().setPlainText(session.draft);
    m_ask->box().text().moveCursor(QTextCursor::End);
    try {
        Database database = m_services.library.open();
        if (const auto row = session.thread ? findThreadRow(database, session.thread) : std::nullopt; row && !row->marks.deleted)
            m_ask->openThread(session.thread);
        if (const auto row = session.sha256.isEmpty() ? std::nullopt : DocumentStore(database).findByHash(session.sha256)) {
            openReader();
            m_reader->openDocument(*row, session.page);
        }
    } catch (const Error &error) {
        say(error);
    }
    m_sessionTimer.setSingleShot(true);
    m_sessionTimer.setInterval(200);
    connect(&m_sessionTimer, &QTimer::timeout, this, &MainWindow::keepSession);
    const auto soon = qOverload<>(&QTimer::start);
    connect(&m_ask->box().text(), &QPlainTextEdit::textChanged, &m_sessionTimer, soon);
    connect(m_ask, &AskPage::runningChanged, &m_sessionTimer, soon);
    connect(m_ask, &AskPage::threadChanged, &m_sessionTimer, soon);
    connect(m_reader, &ReaderPanel::titleChanged, &m_sessionTimer, soon);
    connect(&m_reader->view(), &PageView::currentPageChanged, &m_sessionTimer, soon);
    connect(m_readerDock, &QDockWidget::visibilityChanged, &m_sessionTimer, soon);
}

void MainWindow::keepSession()
{
    Session session { m_ask->thread(), m_ask->box().draft(), {}, 0 };
    if (!m_readerDock->isHidden()) {
        session.sha256 = m_reader->sha256();
        session.page = m_reader->view().currentPage();
    }
    m_session->keep(session);
}

} // namespace adduce
