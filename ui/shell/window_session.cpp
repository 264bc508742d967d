#include "ui/shell/window_session.h"

#include "core/library/document_store.h"
#include "core/threads/thread_list.h"
#include "ui/ask/ask_page.h"
#include "ui/reader/reader_panel.h"
#include "ui/shell/reader_dock.h"
#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

/// Beside the settings; each library has its own.
static QString pathFor(const Services &services)
{
    const QByteArray name = QFileInfo(services.library.path()).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(12);
    return QFileInfo(services.settings.fileName()).absolutePath() + u"/session-%1.json"_s.arg(QString::fromLatin1(hash));
}

/// What there is still of what was open.
struct WindowSession::Left
{
    ThreadId thread;
    std::optional<DocumentRow> document;
    int page = 0;
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
        Left left { {}, std::nullopt, session.page };
        if (const auto row = session.thread ? findThreadRow(database, session.thread) : std::nullopt;
            row && !row->marks.isDeleted)
            left.thread = session.thread;
        if (!session.sha256.isEmpty())
            left.document = DocumentStore(database).findByHash(session.sha256);
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
    if (left.document)
        m_reader.openDocument(*left.document, left.page);
    follow();
}

void WindowSession::follow()
{
    m_isRestored = true;
    const auto soon = qOverload<>(&QTimer::start);
    connect(&m_ask.box().text(), &QPlainTextEdit::textChanged, &m_soon, soon);
    connect(&m_ask.asker(), &Asker::runningChanged, &m_soon, soon);
    connect(&m_ask, &AskPage::threadChanged, &m_soon, soon);
    connect(&m_reader.panel(), &ReaderPanel::titleChanged, &m_soon, soon);
    connect(&m_reader.panel().view(), &PageView::currentPageChanged, &m_soon, soon);
    connect(&m_reader, &QDockWidget::visibilityChanged, &m_soon, soon);
    m_soon.start(); // what was typed meanwhile
}

void WindowSession::keep()
{
    if (!m_isRestored)
        return;
    Session session { m_ask.thread(), m_ask.box().draft(), {}, 0 };
    if (!m_reader.isHidden()) {
        session.sha256 = m_reader.panel().file().sha256();
        session.page = m_reader.panel().view().currentPage();
    }
    m_keeper.keep(session);
}

} // namespace adduce
