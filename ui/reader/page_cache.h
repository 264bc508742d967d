#pragma once
#include "core/base/error.h"
#include "core/worker/worker.h"
#include "ui/reader/page_images.h"
#include "ui/reader/page_queue.h"
#include "ui/reader/selectable_text.h"
#include <QObject>
#include <span>
#include <thread>

namespace adduce {

/// Pages of one document at a time, drawn and read on a thread of its own by the document worker: their images up to a bound,
/// their text, and where words stand on them. The thread of the window never waits for it.
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
    [[nodiscard]] QImage find(const PageRequest &request) { return m_images.find(request); }
    /// Any image of the page, to show scaled meanwhile.
    [[nodiscard]] QImage findAny(int page) const { return m_images.findAny(page); }
    [[nodiscard]] qint64 bytes() const { return m_images.bytes(); }

    /// The text of a page, or null: then it is read with the links of the page, and textRead() tells of it.
    [[nodiscard]] const SelectableText *text(int page);
    /// Of a page whose text was read; of any other, none.
    [[nodiscard]] std::span<const PageLink> links(int page) const;
    void readOutline() { m_queue.readOutline(); } ///< the file's own; outlineRead() tells of it
    /// Looks for the words on every page from this one on, and round. Empty ends the search.
    void find(const QString &words, int from) { m_queue.find(words, from); }

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
    using Arrival = std::function<void()>; ///< on the window's thread, unless another document is wanted by then
    void work(const std::stop_token &stop);
    [[nodiscard]] Arrival perform(std::optional<PageRenderer> &renderer, const PageJob &job);
    [[nodiscard]] Arrival failure(const PageJob &job, const Error &error);
    void finish(const PageJob &job, Arrival arrival);

    WorkerProgram m_worker;
    PageImages m_images;
    QHash<int, SelectableText> m_texts; ///< by page
    QHash<int, std::vector<PageLink>> m_links; ///< by page, of those that have any
    PageQueue m_queue; ///< all else is of the window's thread
    std::jthread m_thread;
};

} // namespace adduce
