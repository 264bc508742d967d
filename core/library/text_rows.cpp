#include "core/library/text_rows.h"

#include "core/base/error.h"
#include "core/library/database.h"

#include <QDataStream>
#include <QIODevice>

namespace adduce {

using namespace Qt::StringLiterals;

QByteArray encodeParts(const std::vector<SentencePart> &parts)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    out << static_cast<quint32>(parts.size());
    for (const SentencePart &part : parts) {
        out << static_cast<qint32>(part.page) << static_cast<qint32>(part.start) << static_cast<qint32>(part.length)
            << static_cast<quint32>(part.rects.size());
        for (const QRectF &r : part.rects)
            out << r.x() << r.y() << r.width() << r.height();
    }
    return bytes;
}

std::vector<SentencePart> decodeParts(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setFloatingPointPrecision(QDataStream::SinglePrecision);
    quint32 count = 0;
    in >> count;
    std::vector<SentencePart> parts;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        SentencePart part;
        qint32 page = 0;
        qint32 start = 0;
        qint32 length = 0;
        quint32 rects = 0;
        in >> page >> start >> length >> rects;
        for (quint32 k = 0; k < rects && in.status() == QDataStream::Ok; ++k) {
            double x = 0;
            double y = 0;
            double w = 0;
            double h = 0;
            in >> x >> y >> w >> h;
            part.rects.emplace_back(x, y, w, h);
        }
        part.page = page;
        part.start = start;
        part.length = length;
        parts.push_back(std::move(part));
    }
    if (in.status() != QDataStream::Ok)
        throw Error(ErrorKind::DamagedLibrary, {}, u"the place of a sentence cannot be read"_s);
    return parts;
}

Chunk chunkFrom(const Statement &row)
{
    Chunk c;
    c.id = ChunkId { row.integer(0) };
    c.ordinal = row.number(1);
    c.section = row.number(2);
    c.firstSentence = row.number(3);
    c.lastSentence = row.number(4);
    c.firstPage = row.number(5);
    c.lastPage = row.number(6);
    c.prefix = row.text(7);
    c.text = row.text(8);
    c.kind = valueNamed<ChunkKind>(row.text(9)).value_or(ChunkKind::Text);
    c.stableId = row.text(10);
    return c;
}

} // namespace adduce
