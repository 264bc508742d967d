#include "core/base/expressions.h"
#include "core/base/heap.h"
#include "core/readers/pdf/selectable_lines.h"
#include "core/readers/read_document.h"
#include "core/text/word_list.h"
#include "core/worker/deep_stack.h"
#include "core/worker/sandbox.h"
#include "core/worker/worker_process.h"
#include "core/worker/worker_stream.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <malloc.h>
#include <new>
#include <optional>

using namespace adduce;
using namespace Qt::StringLiterals;
using protocol::FrameType;

namespace {

/// Read once, by the process that every worker is a copy of.
const WordList &dictionary()
{
    static const WordList words = WordList::installed();
    return words;
}

/// What there is for one document.
struct Means
{
    qint64 memoryBytes = 0;
    int seconds = 0;
};

using Clock = std::chrono::steady_clock;

/// Whether another page may be read, once a file is open: what is made of all pages then takes time and memory as well, for plain text about
/// half as much time as they did. `asked`: when the document was asked for. A slow disk takes of the time of pages, but never all of it.
std::function<bool()> roomFor(const Means &means, Clock::time_point asked)
{
    constexpr double kTime = 0.5; // shares of what is left, for pages
    constexpr double kMemory = 0.5;
    const auto opened = Clock::now();
    const auto left = std::chrono::seconds(means.seconds) - (opened - asked);
    const auto until = opened + std::chrono::duration_cast<Clock::duration>(left * kTime);
    const auto most = static_cast<std::size_t>(static_cast<double>(means.memoryBytes) * kMemory);
    return [until, most] {
        const auto used = ::mallinfo2();
        return Clock::now() < until && used.uordblks + used.hblkhd < most;
    };
}

void answer(const protocol::Frame &request, std::optional<OpenDocument> &document, const QString &password, const Means &means)
{
    const bool draws = request.type == FrameType::Draw || request.type == FrameType::Letters || request.type == FrameType::Links;
    const auto drawn = draws ? protocol::decodeDraw(request.payload) : protocol::DrawMessage {};
    const bool isNamed = request.type == FrameType::Attachment || request.type == FrameType::Annotate;
    const ReadOptions options = draws ? ReadOptions { drawn.encoding, {} }
        : isNamed                     ? ReadOptions {}
                                      : protocol::decodeRead(request.payload);
    const auto asked = Clock::now(); // opening a file of many pages takes its time, too
    if (!document) // a worker has one document, and whoever asks it reads it in one encoding
        document.emplace(openDocument(kDocumentDescriptor, options, password));
    switch (request.type) {
    case FrameType::Read: {
        Document whole = readWhole(
            *document, options,
            [](int index, int total, Page page) {
                protocol::keepWithinLimits(page);
                queueAnswer(FrameType::Page, protocol::pagePayload({ index, total, std::move(page) }));
            },
            roomFor(means, asked), &dictionary());
        protocol::keepWithinLimits(whole);
        const std::span sentences(whole.sentences);
        for (std::size_t i = 0; i < sentences.size(); i += protocol::kSentencesAFrame)
            sendAnswer(FrameType::Sentences,
                protocol::sentencesPayload(sentences.subspan(i, std::min(protocol::kSentencesAFrame, sentences.size() - i))));
        sendAnswer(FrameType::Document, protocol::documentPayload(whole));
        break;
    }
    case FrameType::Draw:
        sendAnswer(FrameType::Image, protocol::imagePayload(document->file.draw(drawn.page, drawn.scale)));
        break;
    case FrameType::Letters:
        sendAnswer(FrameType::Lettered, protocol::letteredPayload(selectableLines(document->file.layout(drawn.page))));
        break;
    case FrameType::Links:
        sendAnswer(FrameType::Linked, protocol::linksPayload(document->file.links(drawn.page)));
        break;
    case FrameType::Count:
        sendAnswer(FrameType::Counted, protocol::countPayload(document->file.pageCount()));
        break;
    case FrameType::Outline: {
        std::vector<OutlineItem> outline = document->file.outline();
        protocol::keepWithinLimits(outline);
        sendAnswer(FrameType::Outlined, protocol::outlinePayload(outline));
        break;
    }
    case FrameType::Attachment:
        sendAnswer(FrameType::Attached, document->file.attachment(protocol::decodeName(request.payload)));
        break;
    case FrameType::Annotations:
        sendAnswer(FrameType::Annotated, protocol::annotationsPayload(document->file.annotations()));
        break;
    case FrameType::Annotate: {
        protocol::Budget budget;
        document->file.annotate(
            protocol::decodeAnnotations(request.payload, document->file.pageCount(), budget), [](const QByteArray &written) {
                for (qsizetype at = 0; at < written.size(); at += protocol::kLargestPiece)
                    sendAnswer(FrameType::Piece, written.mid(at, protocol::kLargestPiece));
            });
        sendAnswer(FrameType::Piece, {});
        break;
    }
    default:
        throw Error(ErrorKind::Internal);
    }
}

/// Reads one document for the program at the other end of its pipes.
int serve(qint64 memoryBytes, int cpuSeconds)
{
    exitWhenNestedTooDeep(kTooDeepExit);
    if (!enterSandbox({ memoryBytes, cpuSeconds }))
        return EXIT_FAILURE;
    std::optional<OpenDocument> document;
    QString password;
    try {
        while (const auto request = nextRequest()) {
            try {
                if (request->type == FrameType::Unlock)
                    password = protocol::decodePassword(request->payload);
                else
                    answer(*request, document, password, { memoryBytes, cpuSeconds });
            } catch (const Error &error) {
                sendAnswer(FrameType::Failure, protocol::failurePayload(error));
            }
        }
    } catch (const std::bad_alloc &) {
        return kOutOfMemoryExit;
    }
    std::_Exit(EXIT_SUCCESS); // what the document holds goes with the process
}

/// Reads a text of our own, so that what every document needs is there once for all of them: regular expressions
/// compiled, tables of Unicode in memory, and libthai with its dictionary, which Qt loads at the first Thai text and
/// no worker could open any more.
void warmUp()
{
    (void)dictionary();
    const QString html =
        u"<h1>1. Introduction</h1><p>Naps help (Smith et al., 2001); see Fig. 1. They are short, e.g. 30 min.[1] "
        "\u0e01\u0e32. \u0e01\u0e32.</p><p>Table 1. Word pairs recalled</p><h1>2 Methods</h1><p>Forty people "
        "slept, https://doi.org/10.1000/nap.</p><h1>References</h1><p>1. Smith J. Naps. Sleep 2001.</p>"_s;
    try {
        (void)readWhole({ MupdfDocument::openHtml(html.toUtf8()), DocumentFormat::Html, {}, false, {} }, {}, {});
    } catch (const Error &) { // then every document pays for itself
    }
}

} // namespace

int main()
{
    interpretExpressions();
    reuseFreedMemory(1);
    warmUp();
    return hostWorkers(serve);
}
