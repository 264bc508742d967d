#include "core/export/font_file.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QStandardPaths>
#include <QtEndian>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Big-endian numbers of a font; 0 outside of it.
class FontBytes
{
public:
    explicit FontBytes(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] quint16 at16(qsizetype at) const { return read<quint16>(at); }
    [[nodiscard]] quint32 at32(qsizetype at) const { return read<quint32>(at); }

private:
    template <class Number>
    [[nodiscard]] Number read(qsizetype at) const
    {
        if (at < 0 || at + qsizetype(sizeof(Number)) > m_bytes.size())
            return 0;
        return qFromBigEndian<Number>(m_bytes.constData() + at);
    }
    const QByteArray &m_bytes;
};

/// Where the Unicode character map of format 4 starts, or 0.
qsizetype findCharacterMap(const FontBytes &font)
{
    qsizetype cmap = 0;
    for (qsizetype table = 0; table < font.at16(4); ++table)
        if (font.at32(12 + table * 16) == 0x636D6170) // "cmap"
            cmap = font.at32(12 + table * 16 + 8);
    for (qsizetype i = 0; cmap > 0 && i < font.at16(cmap + 2); ++i) {
        const qsizetype record = cmap + 4 + i * 8;
        const qsizetype map = cmap + font.at32(record + 4);
        const bool unicode = font.at16(record) == 0 || (font.at16(record) == 3 && font.at16(record + 2) == 1);
        if (unicode && font.at16(map) == 4)
            return map;
    }
    return 0;
}

void markSegments(const FontBytes &font, qsizetype map, QBitArray &covered)
{
    const qsizetype segments = font.at16(map + 6) / 2;
    for (qsizetype i = 0; i < segments; ++i) {
        const qsizetype endAt = map + 14 + i * 2;
        const qsizetype startAt = endAt + segments * 2 + 2;
        const qsizetype deltaAt = startAt + segments * 2;
        const qsizetype rangeAt = deltaAt + segments * 2;
        const int start = font.at16(startAt);
        const int end = std::min<int>(font.at16(endAt), 0xFFFE);
        const int range = font.at16(rangeAt);
        for (int c = start; c <= end; ++c) {
            const int glyph = range == 0 ? c : font.at16(rangeAt + range + qsizetype(c - start) * 2);
            covered.setBit(c, glyph != 0 && quint16(glyph + font.at16(deltaAt)) != 0);
        }
    }
}

QHash<QString, QString> installedFonts()
{
    QHash<QString, QString> paths;
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::FontsLocation);
    folders << u"/usr/share/fonts"_s << u"/usr/local/share/fonts"_s;
    for (const QString &folder : folders) {
        QDirIterator it(folder, { u"*.ttf"_s }, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (!paths.contains(it.fileName()))
                paths.insert(it.fileName(), path);
        }
    }
    return paths;
}

} // namespace

QString findFontFile(const QStringList &names)
{
    static const QHash<QString, QString> installed = installedFonts();
    for (const QString &name : names)
        if (const QString path = installed.value(name); !path.isEmpty())
            return path;
    return {};
}

QBitArray coveredCharacters(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.read(qint64(64) << 20);
    const FontBytes font(bytes);
    const qsizetype map = findCharacterMap(font);
    if (font.at32(0) != 0x00010000 || map == 0)
        return {};
    QBitArray covered(0x10000);
    markSegments(font, map, covered);
    return covered;
}

} // namespace adduce
