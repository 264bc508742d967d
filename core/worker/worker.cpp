#include "core/worker/worker.h"

#include "core/base/device.h"
#include "core/worker/worker_process.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;
using protocol::FrameType;

namespace {

/// Bytes of a document that come in one piece: the longest page. Room for a piece and for what is read of it is within the budget.
constexpr qint64 kMostAtOnce = qint64(32) << 20;

[[noreturn]] void refuse(const QString &path)
{
    throw Error(ErrorKind::Crashed, path, u"an answer to another question"_s);
}

} // namespace

QString installedWorker(const QString &programFolder)
{
    const QDir folder(programFolder);
    const QString usual = folder.filePath(u"../libexec/adduce/adduce-docworker"_s); // the server's package has one of its own
    for (const QString &path :
        { folder.filePath(u"adduce-docworker"_s), usual, folder.filePath(u"../libexec/adduce-server/adduce-docworker"_s) })
        if (QFileInfo::exists(path))
            return path;
    return usual;
}

WorkerProgram::WorkerProgram(const QString &path, const WorkerLimits &limits_)
    : host(std::make_shared<WorkerHost>(path))
    , limits(limits_)
    , passwords(std::make_shared<Passwords>())
{
}

WorkerLimits limitsOf(int seconds, int megabytes)
{
    WorkerLimits limits;
    limits.memoryBytes = qint64(megabytes) << 20;
    limits.readMs = seconds * 1000;
    limits.cpuSeconds = seconds; // of work, while the time is of the clock
    limits.silenceMs = std::min(limits.silenceMs, limits.readMs);
    return limits;
}

bool opensWithPassword(const Error &error)
{
    return error.kind() == ErrorKind::Encrypted && error.technical().isEmpty(); // the others say what encrypted them
}

Document readDocument(const WorkerProgram &program, const SourceFile &file, const ReadOptions &options,
    const PageProgress &progress, const std::stop_token &stop)
{
    WorkerProcess worker(program, file);
    worker.send(FrameType::Read, protocol::readPayload(options), stop);
    std::vector<Page> pages;
    std::vector<Sentence> sentences;
    protocol::Budget budget;
    int total = 0;
    try {
        for (;;) {
            const protocol::Frame frame = worker.receive(stop, std::min(budget.left(), kMostAtOnce));
            const qint64 inHand = frame.payload.size();
            budget.take(inHand);
            if (frame.type == FrameType::Document)
                return protocol::decodeDocument(frame.payload, std::move(pages), std::move(sentences), budget);
            if (frame.type == FrameType::Sentences)
                protocol::decodeSentences(frame.payload, pages, sentences, budget);
            else if (frame.type == FrameType::Page) {
                protocol::PageMessage message = protocol::decodePage(frame.payload, budget);
                if (pages.empty())
                    total = message.total;
                if (message.index != static_cast<int>(pages.size()) || message.total != total)
                    refuse(file.path());
                pages.push_back(std::move(message.page));
                if (progress)
                    progress(message.index + 1, message.total);
            } else
                refuse(file.path());
            budget.giveBack(inHand);
        }
    } catch (const Error &error) {
        throw Error(error.kind(), file.path(), error.technical()); // a decoder does not know the file
    }
}

class PageRenderer::Process : public WorkerProcess
{
public:
    using WorkerProcess::WorkerProcess;
};

PageRenderer::PageRenderer(WorkerProgram program, const QString &path, QString encoding)
    : m_program(std::move(program))
    , m_file(path, m_program.limits)
    , m_encoding(std::move(encoding))
{
}

PageRenderer::~PageRenderer() = default;

protocol::Frame PageRenderer::request(protocol::FrameType type, const QByteArray &payload, const std::stop_token &stop)
{
    const bool fresh = !m_process || !m_process->isRunning();
    if (fresh)
        m_process = std::make_unique<Process>(m_program, m_file);
    try {
        m_process->send(type, payload, stop);
        return m_process->receive(stop);
    } catch (const Error &error) {
        // After a failure in words the worker goes on; after anything else its answers can no longer be told apart.
        const bool goesOn = error.kind() == ErrorKind::Damaged || error.kind() == ErrorKind::TooLarge;
        if (!goesOn)
            m_process.reset();
        // A worker that served before may have died since: it goes with the thread that started it, and its time is
        // that of all its pages together.
        if (!fresh && (error.kind() == ErrorKind::Crashed || error.kind() == ErrorKind::TimedOut))
            return request(type, payload, stop);
        throw;
    }
}

PageImage PageRenderer::draw(int page, double scale, const std::stop_token &stop)
{
    const protocol::Frame frame = request(FrameType::Draw, protocol::drawPayload({ page, scale, m_encoding }), stop);
    if (frame.type != FrameType::Image) {
        m_process.reset();
        refuse(m_file.path());
    }
    return protocol::decodeImage(frame.payload);
}

std::vector<TextLine> PageRenderer::lines(int page, const std::stop_token &stop)
{
    const protocol::Frame frame = request(FrameType::Letters, protocol::drawPayload({ page, 1, m_encoding }), stop);
    if (frame.type != FrameType::Lettered) {
        m_process.reset();
        refuse(m_file.path());
    }
    return protocol::decodeLettered(frame.payload);
}

std::vector<PageLink> PageRenderer::links(int page, const std::stop_token &stop)
{
    const int pages = pageCount(stop);
    const protocol::Frame frame = request(FrameType::Links, protocol::drawPayload({ page, 1, m_encoding }), stop);
    if (frame.type != FrameType::Linked) {
        m_process.reset();
        refuse(m_file.path());
    }
    return protocol::decodeLinks(frame.payload, pages);
}

std::vector<OutlineItem> PageRenderer::outline(const std::stop_token &stop)
{
    const int pages = pageCount(stop);
    const protocol::Frame frame = request(FrameType::Outline, protocol::readPayload({ m_encoding, {} }), stop);
    if (frame.type != FrameType::Outlined) {
        m_process.reset();
        refuse(m_file.path());
    }
    return protocol::decodeOutline(frame.payload, pages);
}

QByteArray PageRenderer::attachment(const QString &name, const std::stop_token &stop)
{
    const protocol::Frame frame = request(FrameType::Attachment, protocol::namePayload(name), stop);
    if (frame.type != FrameType::Attached || frame.payload.size() > protocol::kLargestAttachment) {
        m_process.reset();
        refuse(m_file.path());
    }
    return frame.payload;
}

std::vector<PageAnnotation> PageRenderer::annotations(const std::stop_token &stop)
{
    const int pages = pageCount(stop);
    const protocol::Frame frame = request(FrameType::Annotations, protocol::readPayload({ m_encoding, {} }), stop);
    if (frame.type != FrameType::Annotated) {
        m_process.reset();
        refuse(m_file.path());
    }
    protocol::Budget budget;
    return protocol::decodeAnnotations(frame.payload, pages, budget);
}

void PageRenderer::writeAnnotated(const std::vector<PageAnnotation> &highlights, QIODevice &copy, const std::stop_token &stop)
{
    const qint64 most = m_file.size() * 4 + (qint64(256) << 20); // where it has to be written anew, too
    protocol::Frame frame = request(FrameType::Annotate, protocol::annotationsPayload(highlights), stop);
    const auto process = std::move(m_process); // the document in it has changed
    qint64 written = 0;
    for (; frame.type == FrameType::Piece && !frame.payload.isEmpty() && written <= most;
        frame = process->receive(stop, protocol::kLargestPiece)) {
        writeAll(copy, frame.payload);
        written += frame.payload.size();
    }
    if (frame.type != FrameType::Piece || written == 0 || written > most)
        refuse(m_file.path());
}

int PageRenderer::pageCount(const std::stop_token &stop)
{
    const protocol::Frame frame = request(FrameType::Count, protocol::readPayload({ m_encoding, {} }), stop);
    if (frame.type != FrameType::Counted) {
        m_process.reset();
        refuse(m_file.path());
    }
    return protocol::decodeCount(frame.payload);
}

QString PageRenderer::sha256(const std::stop_token &stop) const
{
    return m_file.sha256(stop);
}

} // namespace adduce
