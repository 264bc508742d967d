#include "tests/support/zip_maker.h"

#include <QDataStream>
#include <QIODevice>

namespace adduce::test {

namespace {

/// CRC-32 of ISO 3309, bit by bit.
quint32 checksum(const QByteArray &bytes)
{
    quint32 crc = ~0U;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xedb88320U & (~(crc & 1) + 1));
    }
    return ~crc;
}

} // namespace

QByteArray makeZip(const QList<std::pair<QByteArray, QByteArray>> &entries)
{
    QByteArray archive;
    QByteArray directory;
    const auto field = [](QByteArray &to, auto... values) {
        QDataStream out(&to, QIODevice::WriteOnly | QIODevice::Append);
        out.setByteOrder(QDataStream::LittleEndian);
        (out << ... << values);
    };
    for (const auto &[name, content] : entries) {
        const auto offset = static_cast<quint32>(archive.size());
        const auto size = static_cast<quint32>(content.size());
        const auto length = static_cast<quint16>(name.size());
        const quint32 crc = checksum(content);
        field(archive, quint32(0x04034b50), quint16(20), quint16(0), quint16(0), quint16(0), quint16(0x21), crc, size, size,
            length, quint16(0));
        archive += name + content;
        field(directory, quint32(0x02014b50), quint16(20), quint16(20), quint16(0), quint16(0), quint16(0), quint16(0x21), crc,
            size, size, length, quint16(0), quint16(0), quint16(0), quint16(0), quint32(0), offset);
        directory += name;
    }
    const auto begin = static_cast<quint32>(archive.size());
    archive += directory;
    const auto count = static_cast<quint16>(entries.size());
    field(archive, quint32(0x06054b50), quint16(0), quint16(0), count, count, static_cast<quint32>(directory.size()), begin,
        quint16(0));
    return archive;
}

QByteArray makeDocx(const QByteArray &body, const QList<std::pair<QByteArray, QByteArray>> &parts)
{
    return makeZip(
        QList<std::pair<QByteArray, QByteArray>> { { "word/document.xml",
            "<?xml version=\"1.0\"?><w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" "
            "xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\"><w:body>"
                + body + "</w:body></w:document>" } }
        + parts);
}

QByteArray makeOdt(const QByteArray &content, const QByteArray &styles, const QList<std::pair<QByteArray, QByteArray>> &parts)
{
    return makeZip(QList<std::pair<QByteArray, QByteArray>> { { "mimetype", "application/vnd.oasis.opendocument.text" },
                       { "content.xml",
                           "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content "
                           "xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" "
                           "xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\" "
                           "xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" "
                           "xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\" "
                           "xmlns:draw=\"urn:oasis:names:tc:opendocument:xmlns:drawing:1.0\" "
                           "xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\" "
                           "xmlns:xlink=\"http://www.w3.org/1999/xlink\"><office:automatic-styles>"
                               + styles + "</office:automatic-styles><office:body><office:text>" + content
                               + "</office:text></office:body></office:document-content>" } }
        + parts);
}

} // namespace adduce::test
