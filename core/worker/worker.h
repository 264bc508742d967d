#pragma once
#include "core/base/error.h"
#include "core/documents/document.h"
#include "core/documents/read_options.h"
#include "core/worker/page_annotation.h"
#include "core/worker/passwords.h"
#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <functional>
#include <memory>
#include <stop_token>

class QIODevice;

namespace adduce {

class WorkerHost;

namespace protocol {
struct Frame;
enum class FrameType : quint32;
} // namespace protocol

/// Limits of the process that opens an untrusted file.
struct WorkerLimits
{
    qint64 memoryBytes = qint64(1) << 30;
    int cpuSeconds = 110;
    int silenceMs = 45'000; ///< without a whole frame from the worker for this long, it is killed
    int readMs = 120'000; ///< for the whole of a document
    qint64 fileBytes = qint64(1) << 30; ///< larger files are refused
};

/// The limits for a document that may take so long and so much memory.
WorkerLimits limitsOf(int seconds, int megabytes);

/// The worker program and how it is held; a value, copied into threads. Its copies share what never is null: the host that
/// forks their processes, which ends with the last of them, and the passwords.
struct WorkerProgram
{
    explicit WorkerProgram(const QString &path, const WorkerLimits &limits = {}); ///< of adduce-docworker

    std::shared_ptr<WorkerHost> host;
    WorkerLimits limits;
    std::shared_ptr<Passwords> passwords;
};

/// Where the document worker stands for a program in `programFolder`: beside it in a build, in ../libexec/adduce where it is
/// installed.
QString installedWorker(const QString &programFolder);

/// The bytes of one file, opened once: what is hashed is what is read, whatever happens to the path meanwhile.
class SourceFile
{
public:
    /// Opens a regular file without following into pipes or devices. Throws Missing, Unreadable, Empty, TooLarge.
    SourceFile(const QString &path, const WorkerLimits &limits);
    ~SourceFile();
    SourceFile(SourceFile &&) noexcept;
    SourceFile &operator=(SourceFile &&) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] qint64 modified() const { return m_modified / 1'000'000; } ///< ms since 1970
    [[nodiscard]] int descriptor() const { return m_descriptor; } ///< owned by this object
    /// SHA-256 of the bytes, lower-case hex. Reads the whole file.
    [[nodiscard]] QString sha256(const std::stop_token &stop = {}) const;
    /// Whether the file was written to since it was opened: what was read then is nothing sure.
    [[nodiscard]] bool hasChanged() const;

private:
    QString m_path;
    qint64 m_size = 0;
    qint64 m_modified = 0; ///< nanoseconds
    int m_descriptor = -1;
};

/// Told after each page: pages read so far and how many there are.
using PageProgress = std::function<void(int read, int total)>;

/// Reads a document in a process of its own. Blocks. Throws Error with the reason in its kind: Encrypted, Damaged,
/// NoText, Unsupported, TimedOut, OutOfMemory, Crashed, Stopped.
Document readDocument(const WorkerProgram &program, const SourceFile &file, const ReadOptions &options = {},
    const PageProgress &progress = {}, const std::stop_token &stop = {});

/// Whether a password opens what could not be opened: a PDF. What Office or an archive encrypted is not read.
[[nodiscard]] bool opensWithPassword(const Error &error);

/// A page drawn: RGB, 8 bits a channel, rows without padding.
struct PageImage
{
    int width = 0; ///< pixels
    int height = 0;
    QByteArray rgb; ///< 3 * width * height bytes

    friend bool operator==(const PageImage &, const PageImage &) = default;
};

/// A line of a page as it is selected: the box of each UTF-16 unit, points, top left origin.
struct TextLine
{
    QString text;
    std::vector<QRectF> boxes;

    friend bool operator==(const TextLine &, const TextLine &) = default;
};

/// A place on a page that leads to another one, or out of the document. As the file says, which need not be true.
struct PageLink
{
    QRectF rect {}; ///< points, top left origin; not empty
    int page = -1; ///< 0-based; -1 when it leads out of the document
    QPointF point {}; ///< points from the corner of that page; may lie beyond it
    QString address {}; ///< out of the document, of any scheme; empty when it leads to a page

    friend bool operator==(const PageLink &, const PageLink &) = default;
};

/// Keeps a worker with one document open and draws its pages. Blocking, for one thread at a time; after a crash
/// the next call starts a new worker.
class PageRenderer
{
public:
    /// `encoding`: the one that a text was read in. Throws as SourceFile.
    PageRenderer(WorkerProgram program, const QString &path, QString encoding = {});
    ~PageRenderer();

    /// `page` is 0-based, `scale` is pixels a point. Throws Error. The size is capped at 64 million pixels.
    PageImage draw(int page, double scale, const std::stop_token &stop = {});
    /// The visible lines of a page in reading order. Throws Error.
    std::vector<TextLine> lines(int page, const std::stop_token &stop = {});
    /// The links of a page; of several over each other the last one is on top. Throws Error.
    std::vector<PageLink> links(int page, const std::stop_token &stop = {});
    /// The file's own outline; empty when it has none. Throws Error.
    std::vector<OutlineItem> outline(const std::stop_token &stop = {});
    /// What a PDF carries under this name; empty when it carries no such file, or one over 64 MB. Throws Error.
    QByteArray attachment(const QString &name, const std::stop_token &stop = {});
    /// What users marked in a PDF, page by page; nothing in other files. Throws Error.
    std::vector<PageAnnotation> annotations(const std::stop_token &stop = {});
    /// Writes the file with these highlights added, as any reader of PDFs shows them, to `copy`; the file itself stays as it is. Throws
    /// Unsupported for what is no PDF, DiskFull when the device takes less, and Error.
    void writeAnnotated(const std::vector<PageAnnotation> &highlights, QIODevice &copy, const std::stop_token &stop = {});
    [[nodiscard]] int pageCount(const std::stop_token &stop = {}); ///< throws Error when the file cannot be opened
    [[nodiscard]] QString sha256(const std::stop_token &stop = {}) const; ///< of the file that is drawn, to tell a changed one

private:
    class Process;
    protocol::Frame request(protocol::FrameType type, const QByteArray &payload, const std::stop_token &stop);

    WorkerProgram m_program;
    SourceFile m_file;
    QString m_encoding;
    std::unique_ptr<Process> m_process;
};

} // namespace adduce
