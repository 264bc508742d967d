#include "ui/history/thread_import.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"
#include <QFileDialog>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

ThreadImport::ThreadImport(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

ThreadImport::~ThreadImport()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void ThreadImport::choose(QWidget *window)
{
    auto *dialog = new QFileDialog(window, tr("Import thread"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("Exported threads (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        for (const QString &path : paths)
            add(path);
    });
    dialog->open();
}

void ThreadImport::add(const QString &path)
{
    m_waiting << path;
    if (!m_running)
        next();
}

static QString outcomeWords(std::size_t threads, const std::vector<QuoteCheck> &checks)
{
    const auto count = [&](QuoteOutcome outcome) {
        return static_cast<int>(std::ranges::count(checks, outcome, &QuoteCheck::outcome));
    };
    QStringList parts { ThreadImport::tr("%Ln thread(s) imported", nullptr, static_cast<int>(threads)) };
    if (checks.empty())
        parts << ThreadImport::tr("without quotes");
    else if (const int found = count(QuoteOutcome::Found); found == static_cast<int>(checks.size()))
        parts << ThreadImport::tr("every quote found word for word");
    else
        parts << ThreadImport::tr("%1 of %Ln quote(s) found word for word", nullptr, static_cast<int>(checks.size())).arg(found);
    if (const int failed = count(QuoteOutcome::NotOnPage))
        parts << ThreadImport::tr("%Ln not on the page", nullptr, failed);
    if (const int missing = count(QuoteOutcome::NoDocument))
        parts << ThreadImport::tr("%Ln of papers that are not in the library: add them and check again", nullptr, missing);
    return parts.join(u" · "_s);
}

void ThreadImport::next()
{
    m_running = !m_waiting.isEmpty();
    if (!m_running)
        return;
    const auto work = [this, path = m_waiting.takeFirst(), stop = m_stop.get_token()](const auto &post) {
        Database database = m_library.open();
        const std::vector<ThreadId> ids = importThreads(database, path);
        std::vector<QuoteCheck> checks;
        for (const ThreadId id : ids)
            if (const auto thread = ThreadStore(database).find(id)) {
                const std::vector<QuoteCheck> more = checkQuotes(database, everyCitationOf(*thread), [](int) { }, stop);
                checks.insert(checks.end(), more.begin(), more.end());
            }
        post([this, ids, text = outcomeWords(ids.size(), checks)] {
            emit imported(ids);
            emit said(text);
        });
    };
    m_worker = startTask(this, work, [this] { next(); });
}

} // namespace adduce
