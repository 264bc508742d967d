#include "core/export/font_file.h"

#include "core/export/font_bytes.h"
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestFont = qint64(64) << 20;

QHash<QString, QString> installedFonts()
{
    QHash<QString, QString> paths;
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::FontsLocation);
    folders << u"/usr/share/fonts"_s << u"/usr/local/share/fonts"_s;
    folders << u"/run/host/user-fonts"_s << u"/run/host/fonts"_s; // of the system, seen from a Flatpak
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

QByteArray readFont(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(kLargestFont) : QByteArray();
}

QBitArray coveredCharacters(const QByteArray &bytes)
{
    const FontBytes font(bytes);
    if (font.at32(0) != kTrueType)
        return {};
    QBitArray covered(0x10000);
    forEachGlyph(font, [&covered](char16_t c, quint16) { covered.setBit(c, QChar(c).category() != QChar::Other_PrivateUse); });
    return covered.count(true) > 0 ? covered : QBitArray();
}

} // namespace adduce
