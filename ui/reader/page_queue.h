#pragma once
#include "ui/reader/page_request.h"
#include <QList>
#include <QString>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <variant>

namespace adduce {

struct OpenDocument
{
    QString path; ///< empty closes
    QString encoding; ///< that a text was read in
};
struct ReadText
{
    int page = 0; ///< 0-based
};
struct ReadOutline
{
};
struct FindOnPage
{
    QString words;
    int page = 0; ///< 0-based
    bool isLast = false; ///< every page was looked at then
    int search = 0; ///< tells what was found from what an earlier search found
};

/// Something to be done with the document, of which PageRequest is to draw a page.
struct PageJob
{
    std::variant<OpenDocument, PageRequest, ReadText, ReadOutline, FindOnPage> task;
    int document = 0; ///< the first one is 1
    std::stop_token stop; ///< once there is another document
};

/// What is to be done with one document at a time, and in which order: what is shown comes first, then what is selected, then the
/// outline and what is looked for. Asked by one thread, worked off by another.
class PageQueue
{
public:
    /// Another document: what was asked for is dropped, and the job at hand told to stop. Empty closes.
    void open(const QString &path, const QString &encoding);
    /// Pages, most wanted first; replaces what was asked for before and not yet begun. What is being drawn is not drawn twice.
    void draw(const QList<PageRequest> &wanted);
    void readText(int page);
    void readOutline();
    /// Looks for the words on every page from this one on, and round. Empty ends the search.
    void find(const QString &words, int from);
    void stop(); ///< the job at hand

    /// Waits for a job; none once it is stopped. But for the opening of a document there is none until opened().
    [[nodiscard]] std::optional<PageJob> take(const std::stop_token &stop);
    void opened(const PageJob &job, int pages); ///< the document of the job
    /// To be called with each job that was done; false when another document is wanted by then, or another search.
    [[nodiscard]] bool finish(const PageJob &job);

private:
    [[nodiscard]] bool isAnyWanted() const;
    [[nodiscard]] FindOnPage nextOfSearch();

    struct Search
    {
        QString words;
        int from = 0;
        int done = 0; ///< pages
        int number = 0;
    };

    std::mutex m_mutex; ///< of all that follows
    std::condition_variable_any m_wake;
    OpenDocument m_path;
    bool m_isNew = false; ///< the document is still to be opened
    bool m_isOpen = false;
    int m_pages = 0;
    int m_document = 0;
    std::deque<PageRequest> m_drawings;
    QList<PageRequest> m_underway; ///< being drawn, or drawn and not yet finished
    std::deque<int> m_texts;
    bool m_outline = false;
    Search m_search;
    std::stop_source m_stop;
};

} // namespace adduce
