#include "core/worker/protocol.h"

#include "core/worker/ocr_page_stream.h"
#include "core/worker/protocol_stream.h"

#include <QtEndian>
#include <algorithm>
#include <array>
#include <utility>

namespace adduce::protocol {

using namespace Qt::StringLiterals;

QByteArray encode(FrameType type, const QByteArray &payload)
{
    QByteArray frame(kHeaderBytes, Qt::Uninitialized);
    qToLittleEndian(static_cast<quint32>(type), frame.data());
    qToLittleEndian(static_cast<quint32>(payload.size()), frame.data() + sizeof(quint32));
    return frame + payload;
}

/// The longest payload that a sound worker makes of a type.
static qint64 longestOf(FrameType type)
{
    constexpr qint64 kShort = 64 << 10;
    constexpr qint64 kPageful = 16 << 20; // links, words that were recognised
    switch (type) {
    case FrameType::Failure:
    case FrameType::Counted:
        return kShort;
    case FrameType::Recognised:
    case FrameType::Linked:
        return kPageful;
    case FrameType::Attached:
        return kLargestAttachment;
    case FrameType::Piece:
        return kLargestPiece;
    default:
        return kLargestPayload;
    }
}

std::optional<Frame> takeFrame(QByteArray &buffer, qint64 most)
{
    if (buffer.size() < kHeaderBytes)
        return std::nullopt;
    const auto type = qFromLittleEndian<quint32>(buffer.constData());
    const auto length = qFromLittleEndian<quint32>(buffer.constData() + sizeof(quint32));
    if (type < static_cast<quint32>(FrameType::Read) || type > static_cast<quint32>(FrameType::Piece)
        || length > longestOf(static_cast<FrameType>(type)))
        refuse();
    if (length > most)
        throw Error(ErrorKind::TooLarge, {}, u"more than %1 MB of text and places at once"_s.arg(most >> 20));
    const qsizetype whole = kHeaderBytes + static_cast<qsizetype>(length);
    if (buffer.size() < whole)
        return std::nullopt;
    Frame frame { static_cast<FrameType>(type), {} };
    if (const qsizetype behind = buffer.size() - whole; behind < whole) { // of the two, the shorter is copied
        QByteArray rest = buffer.last(behind);
        buffer.truncate(whole);
        buffer.remove(0, kHeaderBytes);
        frame.payload = std::exchange(buffer, std::move(rest));
    } else {
        frame.payload = buffer.mid(kHeaderBytes, static_cast<qsizetype>(length));
        buffer.remove(0, whole);
    }
    return frame;
}

void Budget::take(qint64 bytes)
{
    if (bytes > m_left)
        throw Error(ErrorKind::TooLarge, {}, u"more than %1 MB of text and places"_s.arg(kBytes >> 20));
    m_left -= bytes;
}

static double pageSide(Reader &in)
{
    const double side = in.finite();
    if (side < kSmallestPage || side > kLargestPage)
        refuse();
    return side;
}

QByteArray pagePayload(const PageMessage &m)
{
    Writer out;
    out << qint32(m.index) << qint32(m.total) << m.page.label << m.page.size.width() << m.page.size.height() << m.page.text
        << qint32(m.page.quality);
    return out.bytes();
}

PageMessage decodePage(const QByteArray &payload, Budget &budget)
{
    budget.take(2 * sizeof(Page)); // the list of pages grows by halves
    Reader in(payload, &budget);
    PageMessage m;
    m.index = in.integer(0, kMostPages - 1);
    m.total = in.integer(m.index + 1, kMostPages);
    m.page.label = in.text(kLongestTitle);
    const double width = pageSide(in);
    m.page.size = QSizeF(width, pageSide(in));
    m.page.text = in.text();
    m.page.quality = in.value(PageQuality::Recognised);
    in.end();
    return m;
}

QByteArray readPayload(const ReadOptions &options)
{
    Writer out;
    out << options.encoding << quint32(options.recognised.size());
    for (const OcrPage &page : options.recognised)
        writeOcrPage(out, page);
    return out.bytes();
}

ReadOptions decodeRead(const QByteArray &payload)
{
    Reader in(payload);
    ReadOptions options;
    options.encoding = in.text();
    const std::size_t pages = in.count(8);
    for (std::size_t i = 0; i < pages; ++i)
        options.recognised.push_back(readOcrPage(in));
    in.end();
    return options;
}

QByteArray drawPayload(const DrawMessage &m)
{
    Writer out;
    out << qint32(m.page) << m.scale << m.encoding;
    return out.bytes();
}

DrawMessage decodeDraw(const QByteArray &payload)
{
    Reader in(payload);
    DrawMessage m;
    m.page = in.integer(0, kMostPages - 1);
    m.scale = in.finite();
    m.encoding = in.text();
    in.end();
    return m;
}

QByteArray imagePayload(const PageImage &image)
{
    Writer out;
    out << qint32(image.width) << qint32(image.height) << image.rgb;
    return out.bytes();
}

PageImage decodeImage(const QByteArray &payload)
{
    constexpr int kLongestSide = 1 << 16;
    Reader in(payload);
    PageImage image;
    image.width = in.integer(1, kLongestSide);
    image.height = in.integer(1, kLongestSide);
    image.rgb = in.bytes();
    in.end();
    if (image.rgb.size() != qsizetype(3) * image.width * image.height)
        refuse();
    return image;
}

QByteArray letteredPayload(const std::vector<TextLine> &lines)
{
    Writer out;
    out << quint32(lines.size());
    for (const TextLine &line : lines) {
        out << line.text;
        for (const QRectF &box : line.boxes)
            out << box;
    }
    return out.bytes();
}

std::vector<TextLine> decodeLettered(const QByteArray &payload)
{
    Budget budget;
    budget.take(payload.size());
    Reader in(payload, &budget);
    std::vector<TextLine> lines(in.count(sizeof(quint32), sizeof(TextLine)));
    for (TextLine &line : lines) {
        line.text = in.text();
        budget.take(line.text.size() * qsizetype(sizeof(QRectF)));
        line.boxes.reserve(static_cast<std::size_t>(line.text.size()));
        for (qsizetype i = 0; i < line.text.size(); ++i)
            line.boxes.push_back(in.rect());
    }
    in.end();
    return lines;
}

QByteArray linksPayload(const std::vector<PageLink> &links)
{
    Writer out;
    out << quint32(links.size());
    for (const PageLink &link : links)
        out << link.rect << qint32(link.page) << link.point.x() << link.point.y() << link.address;
    return out.bytes();
}

std::vector<PageLink> decodeLinks(const QByteArray &payload, int pages)
{
    constexpr qsizetype kLeast = 8 * sizeof(float);
    Reader in(payload);
    std::vector<PageLink> links(in.count(kLeast));
    if (links.size() > kMostLinks)
        refuse();
    for (PageLink &link : links) {
        link.rect = in.rect();
        link.page = in.integer(-1, pages - 1);
        link.point.setX(in.finite());
        link.point.setY(in.finite());
        link.address = in.text(kLongestAddress);
        const bool leadsOut = link.page < 0;
        if (link.rect.isEmpty() || leadsOut == link.address.isEmpty())
            refuse();
    }
    in.end();
    return links;
}

static QByteArray textPayload(const QString &text)
{
    Writer out;
    out << text;
    return out.bytes();
}

static QString decodeText(const QByteArray &payload, qsizetype longest)
{
    Reader in(payload);
    QString text = in.text(longest);
    in.end();
    return text;
}

QByteArray namePayload(const QString &name)
{
    return textPayload(name);
}

QString decodeName(const QByteArray &payload)
{
    constexpr qsizetype kLongestName = 255;
    return decodeText(payload, kLongestName);
}

QByteArray passwordPayload(const QString &password)
{
    return textPayload(password);
}

QString decodePassword(const QByteArray &payload)
{
    return decodeText(payload, kLongestPassword);
}

QByteArray countPayload(int pages)
{
    Writer out;
    out << qint32(pages);
    return out.bytes();
}

int decodeCount(const QByteArray &payload)
{
    Reader in(payload);
    return in.integer(0, kMostPages);
}

QByteArray failurePayload(const Error &error)
{
    Writer out;
    out << nameOf(error.kind()) << error.technical().left(1000);
    return out.bytes();
}

Error decodeFailure(const QByteArray &payload)
{
    Reader in(payload);
    const QString name = in.text(kLongestTitle);
    const ErrorKind kind = errorKindFromString(name);
    // Only what can be wrong with a document: a worker that was taken over must not end the whole job.
    constexpr std::array sound { ErrorKind::Encrypted, ErrorKind::Damaged, ErrorKind::Empty, ErrorKind::NoText,
        ErrorKind::Unsupported, ErrorKind::TooLarge, ErrorKind::OutOfMemory, ErrorKind::Unreadable, ErrorKind::Internal };
    if (name != nameOf(kind) || std::ranges::find(sound, kind) == sound.end())
        refuse();
    return Error(kind, {}, in.text(kLongestTitle));
}

} // namespace adduce::protocol
