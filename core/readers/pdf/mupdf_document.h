#pragma once
#include "core/readers/layout/layout.h"
#include "core/worker/worker.h"
#include <QByteArray>
#include <cstdio>
#include <functional>
#include <memory>

namespace adduce {

/// A document opened by MuPDF; the one class that knows its types. For one thread: one context a process.
class MupdfDocument
{
public:
    /// Reads from `file`, which stays the caller's and open: a PDF, EPUB or XPS as `type` (a MIME type) says; what has
    /// no pages of its own is laid out on A4. Throws Encrypted, also for a wrong password, Damaged, Empty.
    static MupdfDocument open(std::FILE *file, const char *type, const QString &password = {});
    /// Lays an HTML text out on pages of A4. `html` is UTF-8.
    static MupdfDocument openHtml(const QByteArray &html);
    ~MupdfDocument();
    MupdfDocument(MupdfDocument &&) noexcept;
    MupdfDocument &operator=(MupdfDocument &&) = delete;

    [[nodiscard]] int pageCount() const; ///< at most protocol::kMostPages
    [[nodiscard]] bool hasMorePages() const; ///< than that
    [[nodiscard]] PageLayout layout(int page) const; ///< 0-based; throws Damaged, OutOfMemory
    [[nodiscard]] std::vector<PageLink> links(int page) const; ///< as layout()
    [[nodiscard]] PageImage draw(int page, double scale) const; ///< throws Damaged, TooLarge, OutOfMemory
    /// "info:Title", "info:Author", "info:CreationDate"; empty when the file has none.
    [[nodiscard]] QString metadata(const char *key) const;
    /// The file that a PDF carries under this name; empty when there is none, or it is over protocol::kLargestAttachment.
    [[nodiscard]] QByteArray attachment(const QString &name) const;
    /// What users marked in a PDF, at most protocol::kMostAnnotations; nothing in other files.
    [[nodiscard]] std::vector<PageAnnotation> annotations() const;
    /// Adds highlights to a PDF, and tells its bytes as writeDocument() does. Throws Unsupported for what is none, and Damaged for a page
    /// that is not there.
    void annotate(const std::vector<PageAnnotation> &highlights, const std::function<void(const QByteArray &piece)> &write);
    [[nodiscard]] QByteArray xmp() const; ///< the packet of a PDF; empty when it has none, or one over 1 MB
    /// The file's own outline, in its order; entries that lead to no page left out. Empty when it has none.
    [[nodiscard]] std::vector<OutlineItem> outline() const;
    [[nodiscard]] bool wasRepaired() const;

private:
    struct State;
    class LoadedPage;
    explicit MupdfDocument(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace adduce
