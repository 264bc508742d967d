#include "core/laboratory/reading_parts.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/worker/protocol.h"

#include <QtEndian>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;
using protocol::FrameType;

namespace {

constexpr int kFast = 1; // of zlib: half the size at a fifth of the time of its best
constexpr quint32 kLargestUnpacked = 128U << 20;
constexpr qsizetype kSizeBytes = 4; // before what qCompress() makes: how much it unpacks to, big endian

[[noreturn]] void refusePart(const QString &why)
{
    throw Error(ErrorKind::BadReply, u"PostgreSQL"_s, why);
}

ReadingPart made(int part, int first, int last, const QByteArray &frames)
{
    ReadingPart made { part, first, last, qCompress(frames, kFast) };
    if (made.payload.size() > kLargestPart)
        throw Error(ErrorKind::TooLarge, u"a reading"_s, u"part %1 has %2 bytes"_s.arg(part).arg(made.payload.size()));
    return made;
}

int pageOf(const Sentence &sentence)
{
    return sentence.parts.empty() ? 0 : sentence.parts.front().page;
}

/// What the parts hold, as far as it is decoded.
struct Decoded
{
    std::vector<Page> pages;
    std::vector<QByteArray> sentences; ///< payloads, which are decoded once all pages are there
    protocol::Budget budget;
};

QByteArray unpacked(const ReadingPart &part)
{
    if (part.payload.size() <= kSizeBytes || part.payload.size() > kLargestPart
        || qFromBigEndian<quint32>(part.payload.constData()) > kLargestUnpacked)
        refusePart(u"part %1 has no size that can be"_s.arg(part.part));
    QByteArray frames = qUncompress(part.payload);
    if (frames.isEmpty())
        refusePart(u"part %1 cannot be unpacked"_s.arg(part.part));
    return frames;
}

void takePages(const ReadingPart &part, Decoded &decoded)
{
    QByteArray frames = unpacked(part);
    while (auto frame = protocol::takeFrame(frames)) {
        if (frame->type == FrameType::Page) {
            protocol::PageMessage message = protocol::decodePage(frame->payload, decoded.budget);
            if (message.index != static_cast<int>(decoded.pages.size()) || message.index > part.lastPage)
                refusePart(u"page %1 stands in part %2"_s.arg(message.index).arg(part.part));
            decoded.pages.push_back(std::move(message.page));
        } else if (frame->type == FrameType::Sentences) {
            decoded.sentences.push_back(std::move(frame->payload));
        } else {
            refusePart(u"part %1 holds what is no part of a run of pages"_s.arg(part.part));
        }
    }
    if (!frames.isEmpty() || static_cast<int>(decoded.pages.size()) != part.lastPage + 1)
        refusePart(u"part %1 is not complete"_s.arg(part.part));
}

Document decode(const std::vector<ReadingPart> &parts)
{
    Decoded decoded;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const ReadingPart &part = parts[i];
        if (part.part != static_cast<int>(i) || part.firstPage != static_cast<int>(decoded.pages.size())
            || part.lastPage < part.firstPage || part.lastPage >= protocol::kMostPages)
            refusePart(u"part %1 is not the one that follows"_s.arg(part.part));
        takePages(part, decoded);
    }
    std::vector<Sentence> sentences;
    for (const QByteArray &payload : decoded.sentences)
        protocol::decodeSentences(payload, decoded.pages, sentences, decoded.budget);
    QByteArray frames = unpacked(parts.front());
    const auto frame = protocol::takeFrame(frames);
    if (!frame || frame->type != FrameType::Document || !frames.isEmpty())
        refusePart(u"the frame is none"_s);
    return protocol::decodeDocument(frame->payload, std::move(decoded.pages), std::move(sentences), decoded.budget);
}

} // namespace

QByteArray hashOf(const ReadingPart &part)
{
    Sha256 hash;
    hash.add(part.payload);
    return hash.takeHex();
}

std::vector<ReadingPart> partsOf(const Document &document)
{
    std::vector<ReadingPart> parts { made(
        0, -1, -1, protocol::encode(FrameType::Document, protocol::documentPayload(document))) };
    const int pages = static_cast<int>(document.pages.size());
    auto next = document.sentences.begin();
    for (int first = 0; first < pages; first += kPagesAPart) {
        const int last = std::min(first + kPagesAPart, pages) - 1;
        QByteArray frames;
        for (int page = first; page <= last; ++page)
            frames += protocol::encode(
                FrameType::Page, protocol::pagePayload({ page, pages, document.pages[static_cast<std::size_t>(page)] }));
        // In their order, so that they are numbered alike: a sentence of an earlier page behind one of a later stays behind it.
        const auto end = last + 1 == pages
            ? document.sentences.end()
            : std::find_if(next, document.sentences.end(), [last](const Sentence &s) { return pageOf(s) > last; });
        while (next != end) {
            const auto count = std::min(static_cast<std::ptrdiff_t>(protocol::kSentencesAFrame), end - next);
            frames +=
                protocol::encode(FrameType::Sentences, protocol::sentencesPayload({ &*next, static_cast<std::size_t>(count) }));
            next += count;
        }
        parts.push_back(made(static_cast<int>(parts.size()), first, last, frames));
    }
    return parts;
}

Document documentOf(const std::vector<ReadingPart> &parts)
{
    if (parts.size() < 2)
        refusePart(u"a reading has two parts at least"_s);
    try {
        return decode(parts);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Crashed) // as who speaks the worker's protocol says it of a worker
            refusePart(u"a part says what no reader says"_s);
        throw;
    }
}

} // namespace adduce
