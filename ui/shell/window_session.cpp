#include "ui/shell/window_session.h"

#include "core/library/document_store.h"
#include "core/threads/thread_list.h"
#include "ui/ask/ask_page.h"
#include "ui/common/library_key.h"
#include "ui/reader/reader_panel.h"
#include "ui/shell/reader_dock.h"
#include <QFileInfo>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

/// Beside the settings; each library has its own.
static QString pathFor(const Services &services)
{
    return QFileInfo(services.settings.fileName()).absolutePath() + u"/session-%1.json"_s.arg(libraryKey(services.library));
}

/// What there is still of what was open.
struct WindowSession::Left
{
    ThreadId thread;
    std::vector<std::pair<DocumentRow, OpenPaper>> papers;
    int current = 0; ///< of these
};

WindowSession::WindowSession(const Services &services, AskPage &ask, ReaderDock &reader)
    : m_services(services)
    , m_ask(ask)
    , m_reader(reader)
    , m_path(pathFor(services))
    , m_keeper(m_path, [this](const Error &error) {
        const auto warn = [this, error] {
            emit warned(tr("After a crash the words in the question box would be lost: they cannot be written down. %1")
                    .arg(sentence(error)));
        };
        QMetaObject::invokeMethod(this, warn, Qt::QueuedConnection);
    })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(200);
    connect(&m_soon, &QTimer::timeout, this, &WindowSession::keep);
}

WindowSession::~WindowSession()
{
    keep();
}

void WindowSession::restore()
{
    const Session session = loadSession(m_path);
    m_ask.box().text().setPlainText(session.draft);
    m_ask.box().text().moveCursor(QTextCursor::End);
    const auto read = [session](Database &database) {
        Left left;
        if (const auto row = session.thread ? findThreadRow(database, session.thread) : std::nullopt;
            row && !row->marks.isDeleted)
            left.thread = session.thread;
        for (int i = 0; const OpenPaper &paper : session.papers) {
            const auto row = DocumentStore(database).findByHash(paper.sha256);
            if (i++ == session.current)
                left.current = static_cast<int>(left.papers.size());
            if (row)
                left.papers.emplace_back(*row, paper);
        }
        return left;
    };
    m_services.libraryThread.read(
        this, read, [this](const Left &left) { open(left); },
        [this](const Error &error) {
            emit failed(error);
            follow();
        });
}

void WindowSession::open(const Left &left)
{
    if (left.thread && m_ask.threadView().turns().empty()) // nothing was asked meanwhile
        m_ask.openThread(left.thread);
    std::vector<ReaderTabs::Waiting> tabs;
    for (const auto &[row, paper] : left.papers)
        tabs.push_back({ paper.isRight ? ReaderTabs::Right : ReaderTabs::Left, shortName(row), displayTitle(row), paper.sha256,
            paper.page, [row = row, page = paper.page](ReaderPanel &panel) { panel.openDocument(row, page); } });
    if (!tabs.empty() && m_reader.panel().file().title().isEmpty()) { // nothing was opened meanwhile
        m_reader.bringUp();
        m_reader.tabs().restore(tabs, left.current);
    }
    follow();
}

void WindowSession::follow()
{
    m_isRestored = true;
    const auto soon = qOverload<>(&QTimer::start);
    connect(&m_ask.box().text(), &QPlainTextEdit::textChanged, &m_soon, soon);
    connect(&m_ask.asker(), &Asker::runningChanged, &m_soon, soon);
    connect(&m_ask, &AskPage::threadChanged, &m_soon, soon);
    connect(&m_reader, &ReaderDock::moved, &m_soon, soon);
    connect(&m_reader, &QDockWidget::visibilityChanged, &m_soon, soon);
    m_soon.start(); // what was typed meanwhile
}

static void keepPapers(Session &session, const ReaderTabs &tabs)
{
    for (ReaderPanel *panel : tabs.panels()) {
        const ReaderTabs::Waiting *waiting = tabs.waiting(*panel);
        const OpenPaper paper { tabs.paperIn(*panel), waiting ? waiting->page : panel->view().currentPage(),
            tabs.sideOf(*panel) == ReaderTabs::Right };
        if (panel == &tabs.current())
            session.current = static_cast<int>(session.papers.size());
        if (!paper.sha256.isEmpty())
            session.papers.push_back(paper);
    }
}

void WindowSession::keep()
{
    if (!m_isRestored)
        return;
    Session session { m_ask.opened().id(), m_ask.box().draft() };
    if (!m_reader.isHidden())
        keepPapers(session, m_reader.tabs());
    m_keeper.keep(session);
}

} // namespace adduce
