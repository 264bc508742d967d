#include "core/documents/protocol.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <cmath>

namespace adduce::protocol {

using namespace Qt::StringLiterals;

namespace {

/// Writes values one after another.
class Writer
{
public:
    Writer()
        : m_stream(&m_bytes, QIODevice::WriteOnly)
    {
        m_stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    }

    template <class Value> Writer &operator<<(const Value &value)
    {
        m_stream << value;
        return *this;
    }

    Writer &operator<<(const QStringList &strings)
    {
        m_stream << static_cast<quint32>(strings.size());
        for (const QString &string : strings)
            m_stream << string;
        return *this;
    }

    [[nodiscard]] QByteArray bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QDataStream m_stream;
};

[[noreturn]] void refuse()
{
    throw Error(ErrorKind::Crashed, {}, u"the reader said something that cannot be"_s);
}

/// Reads them back, refusing what is not there, not in range or not counted by the bytes that follow.
class Reader
{
public:
    explicit Reader(const QByteArray &bytes)
        : m_bytes(bytes)
        , m_stream(bytes)
    {
        m_stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    }

    template <class Value> Value get()
    {
        Value value {};
        m_stream >> value;
        if (m_stream.status() != QDataStream::Ok)
            refuse();
        return value;
    }

    int integer(int low, int high)
    {
        const auto value = get<qint32>();
        if (value < low || value > high)
            refuse();
        return value;
    }

    /// Not Qt's own: that would reserve whatever number of strings it is told.
    QStringList strings()
    {
        QStringList list;
        const std::size_t size = count(sizeof(quint32));
        for (std::size_t i = 0; i < size; ++i)
            list << get<QString>();
        return list;
    }

    double finite()
    {
        const auto value = get<double>();
        if (!std::isfinite(value))
            refuse();
        return value;
    }

    /// A count of things that take at least `bytesEach`.
    std::size_t count(qsizetype bytesEach)
    {
        const auto value = get<quint32>();
        if (static_cast<qint64>(value) * bytesEach > m_bytes.size() - m_stream.device()->pos())
            refuse();
        return value;
    }

    void end()
    {
        if (!m_stream.atEnd())
            refuse();
    }

private:
    const QByteArray &m_bytes;
    QDataStream m_stream;
};

void write(Writer &out, const Sentence &s)
{
    out << s.text << qint32(s.kind) << qint32(s.section) << s.startsParagraph << s.doubtful << quint32(s.parts.size());
    for (const SentencePart &part : s.parts) {
        out << qint32(part.page) << qint32(part.start) << qint32(part.length) << quint32(part.rects.size());
        for (const QRectF &r : part.rects)
            out << r.x() << r.y() << r.width() << r.height();
    }
}

SentencePart readPart(Reader &in, const std::vector<Page> &pages)
{
    SentencePart part;
    part.page = in.integer(0, static_cast<int>(pages.size()) - 1);
    const auto length = static_cast<int>(pages[static_cast<std::size_t>(part.page)].text.size());
    part.start = in.integer(0, length);
    part.length = in.integer(1, length - part.start);
    const std::size_t rects = in.count(4 * qsizetype(sizeof(float)));
    for (std::size_t i = 0; i < rects; ++i) {
        const double x = in.finite();
        const double y = in.finite();
        const double width = in.finite();
        part.rects.emplace_back(x, y, width, in.finite());
    }
    return part;
}

Sentence readSentence(Reader &in, const Document &document)
{
    Sentence s;
    s.text = in.get<QString>();
    s.kind = static_cast<SentenceKind>(in.integer(0, static_cast<int>(SentenceKind::Code)));
    s.section = in.integer(-1, static_cast<int>(document.sections.size()) - 1);
    s.startsParagraph = in.get<bool>();
    s.doubtful = in.get<bool>();
    const std::size_t parts = in.count(16);
    if (parts == 0)
        refuse();
    for (std::size_t i = 0; i < parts; ++i)
        s.parts.push_back(readPart(in, document.pages));
    return s;
}

} // namespace

QByteArray encode(FrameType type, const QByteArray &payload)
{
    QByteArray frame(kHeaderBytes, Qt::Uninitialized);
    qToLittleEndian(static_cast<quint32>(type), frame.data());
    qToLittleEndian(static_cast<quint32>(payload.size()), frame.data() + sizeof(quint32));
    return frame + payload;
}

std::optional<Frame> takeFrame(QByteArray &buffer)
{
    if (buffer.size() < kHeaderBytes)
        return std::nullopt;
    const auto type = qFromLittleEndian<quint32>(buffer.constData());
    const auto length = qFromLittleEndian<quint32>(buffer.constData() + sizeof(quint32));
    if (type < static_cast<quint32>(FrameType::Read) || type > static_cast<quint32>(FrameType::Failure)
        || length > kLargestPayload)
        refuse();
    if (buffer.size() - kHeaderBytes < static_cast<qsizetype>(length))
        return std::nullopt;
    Frame frame { static_cast<FrameType>(type), buffer.mid(kHeaderBytes, static_cast<qsizetype>(length)) };
    buffer.remove(0, kHeaderBytes + static_cast<qsizetype>(length));
    return frame;
}

QByteArray pagePayload(const PageMessage &m)
{
    Writer out;
    out << qint32(m.index) << qint32(m.total) << m.page.label << m.page.size.width() << m.page.size.height() << m.page.text;
    return out.bytes();
}

PageMessage decodePage(const QByteArray &payload)
{
    Reader in(payload);
    PageMessage m;
    m.index = in.integer(0, kMostPages - 1);
    m.total = in.integer(m.index + 1, kMostPages);
    m.page.label = in.get<QString>();
    const double width = in.finite();
    m.page.size = QSizeF(width, in.finite());
    m.page.text = in.get<QString>();
    in.end();
    return m;
}

QByteArray documentPayload(const Document &d)
{
    Writer out;
    out << d.metadata.title << d.metadata.authors << qint32(d.metadata.year) << d.warnings << quint32(d.sections.size());
    for (const Section &s : d.sections)
        out << s.number << s.title << qint32(s.type) << qint32(s.level) << qint32(s.page);
    out << quint32(d.sentences.size());
    for (const Sentence &s : d.sentences)
        write(out, s);
    return out.bytes();
}

Document decodeDocument(const QByteArray &payload, std::vector<Page> pages)
{
    Reader in(payload);
    Document d;
    d.pages = std::move(pages);
    d.metadata.title = in.get<QString>();
    d.metadata.authors = in.strings();
    d.metadata.year = in.integer(0, 9999);
    d.warnings = in.strings();
    const std::size_t sections = in.count(20);
    for (std::size_t i = 0; i < sections; ++i) {
        Section s { in.get<QString>(), in.get<QString>(), SectionType::Other, 1, 0 };
        s.type = static_cast<SectionType>(in.integer(0, static_cast<int>(SectionType::Supplement)));
        s.level = in.integer(1, 99);
        s.page = in.integer(0, static_cast<int>(d.pages.size()) - 1);
        d.sections.push_back(std::move(s));
    }
    const std::size_t sentences = in.count(18);
    for (std::size_t i = 0; i < sentences; ++i)
        d.sentences.push_back(readSentence(in, d));
    in.end();
    return d;
}

QByteArray drawPayload(const DrawMessage &m)
{
    Writer out;
    out << qint32(m.page) << m.scale;
    return out.bytes();
}

DrawMessage decodeDraw(const QByteArray &payload)
{
    Reader in(payload);
    const int page = in.integer(0, kMostPages - 1);
    return { page, in.finite() };
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
    image.rgb = in.get<QByteArray>();
    in.end();
    if (image.rgb.size() != qsizetype(3) * image.width * image.height)
        refuse();
    return image;
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
    const ErrorKind kind = errorKindFromString(in.get<QString>());
    // Only what can be wrong with a document: a worker that was taken over must not end the whole job.
    constexpr std::array sound { ErrorKind::Encrypted, ErrorKind::Damaged, ErrorKind::Empty, ErrorKind::NoText,
        ErrorKind::Unsupported, ErrorKind::TooLarge, ErrorKind::OutOfMemory, ErrorKind::Unreadable, ErrorKind::Internal };
    if (std::ranges::find(sound, kind) == sound.end())
        refuse();
    return Error(kind, {}, in.get<QString>().left(1000));
}

} // namespace adduce::protocol
