#include "ui/history/thread_search_box.h"

#include "ui/common/library_thread.h"
#include "ui/common/widgets.h"
#include "ui/history/thread_delegate.h"
#include "ui/history/thread_list_model.h"

namespace adduce {

ThreadSearchBox::ThreadSearchBox(
    const Library &library, LibraryThread &thread, ThreadListModel &model, ThreadDelegate &delegate, QWidget *parent)
    : QLineEdit(parent)
    , m_library(thread)
    , m_model(model)
    , m_delegate(delegate)
    , m_finder(new ThreadFinder(library, this))
{
    setPlaceholderText(tr("Find in questions, answers and quotes"));
    setAccessibleName(tr("Find a thread"));
    makeFindBox(*this);
    connect(m_finder, &ThreadFinder::found, this, &ThreadSearchBox::showFound);
    connect(m_finder, &ThreadFinder::foundLike, this, [this](const QString &, const auto &questions) { showLike(questions); });
    connect(m_finder, &ThreadFinder::failed, this, &ThreadSearchBox::failed);
    connect(this, &QLineEdit::textChanged, this, &ThreadSearchBox::search);
}

void ThreadSearchBox::start()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void ThreadSearchBox::findLike(const QString &question)
{
    setText(ThreadFinder::kLike + u' ' + question.simplified());
    setCursorPosition(0);
}

void ThreadSearchBox::showAll()
{
    clear();
    search();
}

void ThreadSearchBox::search()
{
    if (!searchedWords(text()).isEmpty())
        return m_finder->find(text());
    m_finder->find({}); // what is still looked for is of no interest
    showFound({}, {});
}

void ThreadSearchBox::showFound(const QString &query, const std::vector<ThreadId> &threads)
{
    const QStringList words = searchedWords(query);
    m_delegate.setMarkedWords(words);
    emit aboutToShow();
    if (words.isEmpty())
        m_model.clearFound();
    else
        m_model.setFound(threads, words, [this, query, words](ThreadId id) {
            m_library.read(
                this, [id, query](Database &database) { return snippetOf(database, id, query); },
                [this, id, words](const ThreadSnippet &snippet) {
                    if (m_model.soughtWords() == words)
                        m_model.setSnippet(id, snippet);
                },
                [](const Error &) {}); // the list stays of use without it
        });
    emit shown();
}

void ThreadSearchBox::showLike(const std::vector<LikeQuestion> &questions)
{
    m_delegate.setMarkedWords({});
    emit aboutToShow();
    m_model.setLike(questions);
    emit shown();
}

} // namespace adduce
