#pragma once
#include "core/base/error.h"
#include "core/documents/worker.h"
#include "ui/reader/selectable_text.h"
#include <QHash>
#include <QImage>
#include <QObject>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <thread>

namespace adduce {

/// How one page is to be drawn.
struct PageRequest
{
    int page = 0; ///< 0-based
    double scale = 1; ///< pixels a point
    bool recoloured = false; ///< light text on a dark page
    friend bool operator==(const PageRequest &, const PageRequest &) = default;
};
inline std::size_t qHash(const PageRequest &request, std::size_t seed = 0)
{
    return qHashMulti(seed, request.page, request.scale, request.recoloured);
}

/// Page images of one document at a time, drawn on a thread of its own by the document worker and kept up to a bound: what is
/// shown always, however large, then what is next, then what was used last. The thread of the window never waits for it.
class PageCache : public QObject
{
    Q_OBJECT

public:
    explicit PageCache(WorkerProgram worker, qint64 bytes = 48 << 20, QObject *parent = nullptr);
    ~PageCache() override;

    /// Another document: what was kept and asked for is dropped. Empty closes.
    void setDocument(const QString &path, const QString &encoding = {});
    /// What is shown and what probably is next, most wanted first; replaces what was asked for before and not yet drawn. What
    /// is next is drawn while the bound leaves room for it.
    void want(const QList<PageRequest> &shown, const QList<PageRequest> &next = {});
    /// The image, or null while it is not drawn.
    [[nodiscard]] QImage find(const PageRequest &request);
    /// Any image of the page, to show scaled meanwhile.
    [[nodiscard]] QImage findAny(int page) const;
    [[nodiscard]] qint64 bytes() const { return m_used; }

    /// The text of a page, or null: then it is read with the links of the page, and textRead() tells of it.
    [[nodiscard]] const SelectableText *text(int page);
    /// Of a page whose text was read; of any other, none.
    [[nodiscard]] std::span<const PageLink> links(int page) const;
    void readOutline(); ///< the file's own; outlineRead() tells of it
    /// Looks for the words on every page from this one on, and round. Empty ends the search.
    void find(const QString &words, int from);

signals:
    void opened(const QString &path, const QString &sha256, int pages);
    void drawn(const adduce::PageRequest &request);
    void failed(const QString &path, const adduce::Error &error); ///< the document cannot be opened
    void textRead(int page);
    void outlineRead(const std::vector<adduce::OutlineItem> &outline);
    void matchesFound(int page, const std::vector<adduce::LetterRange> &matches); ///< pages without one are not told
    void findFinished();
    void pageFailed(int page, const adduce::Error &error); ///< this page alone cannot be drawn

private:
    struct Kept
    {
        QImage image;
        quint64 used = 0;
    };
    void work(const std::stop_token &stop);
    struct Search
    {
        QString words;
        int from = 0;
        int done = 0; ///< pages
        int number = 0; ///< tells what was found from what an earlier search found
    };
    void readText(PageRenderer &renderer, int generation, int page, const std::stop_token &stop);
    void readOutline(PageRenderer &renderer, int generation, const std::stop_token &stop);
    void searchPage(PageRenderer &renderer, int generation, int pages, const std::stop_token &stop);
    void keep(int generation, const PageRequest &request, const QImage &image);
    void trim();
    [[nodiscard]] qint64 bytesShown() const;

    WorkerProgram m_worker;
    qint64 m_limit;
    // Of the window's thread.
    QHash<PageRequest, Kept> m_kept;
    QList<PageRequest> m_shown;
    QList<PageRequest> m_next;
    QHash<int, SelectableText> m_texts; ///< by page
    QHash<int, std::vector<PageLink>> m_links; ///< by page, of those that have any
    qint64 m_used = 0;
    quint64 m_clock = 0;
    // Shared, under the mutex.
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<PageRequest> m_wanted;
    QList<PageRequest> m_underway; ///< being drawn, or drawn and on their way to the window's thread
    std::deque<int> m_textsWanted;
    bool m_outlineWanted = false;
    Search m_search;
    QString m_path;
    QString m_encoding; ///< that a text was read in
    int m_generation = 0;
    std::stop_source m_drawing;
    std::jthread m_thread;
};

} // namespace adduce
