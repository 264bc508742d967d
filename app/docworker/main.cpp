#include "core/documents/protocol.h"
#include "core/documents/readers/read_document.h"
#include "core/documents/readers/sandbox.h"
#include "core/documents/worker_process.h"
#include "core/text/sentences.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#include <unistd.h>

using namespace adduce;
using protocol::FrameType;

namespace {

void writeAll(const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (written <= 0)
            std::_Exit(0); // nobody listens any more
        at += written;
    }
}

/// The next request; none when the program that asks has gone.
std::optional<protocol::Frame> nextRequest()
{
    static QByteArray buffer;
    for (;;) {
        if (auto frame = protocol::takeFrame(buffer))
            return frame;
        char block[4096];
        const ssize_t got = ::read(STDIN_FILENO, block, sizeof block);
        if (got <= 0)
            return std::nullopt;
        buffer.append(block, got);
    }
}

void answer(const protocol::Frame &request, std::optional<MupdfDocument> &document)
{
    const ReadOptions options = request.type == FrameType::Read ? protocol::decodeRead(request.payload) : ReadOptions {};
    if (!document || !options.encoding.isEmpty())
        document.emplace(openDocument(kDocumentDescriptor, options));
    switch (request.type) {
    case FrameType::Read: {
        const Document whole = readWhole(*document, options, [](int index, int total, const Page &page) {
            writeAll(protocol::encode(FrameType::Page, protocol::pagePayload({ index, total, page })));
        });
        writeAll(protocol::encode(FrameType::Document, protocol::documentPayload(whole)));
        break;
    }
    case FrameType::Draw: {
        const auto [page, scale] = protocol::decodeDraw(request.payload);
        writeAll(protocol::encode(FrameType::Image, protocol::imagePayload(document->draw(page, scale))));
        break;
    }
    case FrameType::Count:
        writeAll(protocol::encode(FrameType::Counted, protocol::countPayload(document->pageCount())));
        break;
    default:
        throw Error(ErrorKind::Internal);
    }
}

qint64 numberAfter(const char *name, int argc, char **argv, qint64 otherwise)
{
    for (int i = 1; i + 1 < argc; ++i)
        if (std::strcmp(argv[i], name) == 0)
            return std::atoll(argv[i + 1]);
    return otherwise;
}

} // namespace

/// Reads one document, given as an open descriptor, for the program at the other end of its pipes.
int main(int argc, char **argv)
{
    const SandboxLimits limits { numberAfter("--memory", argc, argv, qint64(1) << 30),
        static_cast<int>(numberAfter("--cpu", argc, argv, 60)) };
    // Qt loads libthai at the first Thai text; in the sandbox no library can be opened any more.
    splitSentences(u"\u0e01\u0e32. \u0e01\u0e32.");
    // Whatever else the program that asks had open is none of ours.
    ::close_range(STDERR_FILENO + 1, kDocumentDescriptor - 1, 0);
    ::close_range(kDocumentDescriptor + 1, ~0U, 0);
    if (!enterSandbox(limits))
        return 1;
    std::optional<MupdfDocument> document;
    try {
        while (const auto request = nextRequest()) {
            try {
                answer(*request, document);
            } catch (const Error &error) {
                writeAll(protocol::encode(FrameType::Failure, protocol::failurePayload(error)));
            }
        }
    } catch (const std::bad_alloc &) {
        std::_Exit(kOutOfMemoryExit);
    }
    return 0;
}
