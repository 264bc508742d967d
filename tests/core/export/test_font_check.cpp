#include "core/export/font_bytes.h"
#include "core/export/font_check.h"
#include "core/export/font_file.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QTest>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;

/// DejaVu Sans, which an export is set in first.
static QByteArray soundFont()
{
    static const QByteArray font = readFont(findFontFile({ u"DejaVuSans.ttf"_s }));
    return font;
}

/// Its place in the file, 0 without it.
static qsizetype placeOf(const QByteArray &font, const char *table)
{
    const FontBytes bytes(font);
    const qsizetype entry = tableEntry(bytes, table);
    return entry > 0 ? qsizetype(bytes.at32(entry + 8)) : 0;
}

class TestFontCheck : public QObject
{
    Q_OBJECT

private slots:
    void installedFontsAreSound();
    void whatIsNotSoIsFound_data();
    void whatIsNotSoIsFound();
    void changedBytesEndNothing();
};

void TestFontCheck::installedFontsAreSound()
{
    int seen = 0;
    for (const QString &folder : { u"/usr/share/fonts/truetype/dejavu"_s, u"/usr/share/fonts/truetype/noto"_s })
        for (QDirIterator it(folder, { u"*.ttf"_s }, QDir::Files); it.hasNext(); ++seen) {
            const QString path = it.next();
            QVERIFY2(isSoundFont(readFont(path)), qPrintable(path));
        }
    if (seen == 0)
        QSKIP("no fonts are installed where they usually are");
}

void TestFontCheck::whatIsNotSoIsFound_data()
{
    QTest::addColumn<QByteArray>("font");
    const QByteArray sound = soundFont();
    if (sound.isEmpty())
        QSKIP("DejaVu Sans is not installed");
    const auto row = [&](const char *name, const char *table, qsizetype offset, const QByteArray &bytes) {
        QByteArray font = sound;
        font.replace(placeOf(font, table) + offset, bytes.size(), bytes);
        QTest::newRow(name) << font;
    };
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut in half") << sound.left(sound.size() / 2);
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n") + sound.mid(8);
    QByteArray font = sound;
    font.replace(4, 2, "\xff\xff");
    QTest::newRow("65,535 tables") << font;
    font = sound;
    font.replace(12 + 8, 4, "\xff\xff\xff\xf0");
    QTest::newRow("a table at 4 GB") << font;
    row("no units", "head", 18, QByteArray(2, '\0'));
    row("places of a third width", "head", 50, QByteArray("\0\2", 2));
    row("no glyphs", "maxp", 4, QByteArray(2, '\0'));
    row("more glyphs than places", "maxp", 4, "\xff\xff");
    row("no widths", "hhea", 34, QByteArray(2, '\0'));
    row("more widths than glyphs", "hhea", 34, "\xff\xff");
    row("a place behind the outlines", "loca", 400, "\x7f\xff\xff\xff");
    row("no names", "name", 2, QByteArray(2, '\0'));
    row("more names than fit", "name", 2, "\xff\xff");
    row("a name behind the table", "name", 6 + 8, "\xff\xff\xff\xff");
    row("no maps", "cmap", 2, QByteArray(2, '\0'));
    row("a map behind the table", "cmap", 4 + 4, "\x7f\xff\xff\xff");
    // The first outline that is made of others, made of itself.
    const FontBytes bytes(sound);
    const qsizetype places = placeOf(sound, "loca"), outlines = placeOf(sound, "glyf");
    for (int glyph = 0; glyph < bytes.at16(placeOf(sound, "maxp") + 4); ++glyph) {
        const qsizetype at = outlines + bytes.at32(places + 4 * glyph);
        if (bytes.at32(places + 4 * glyph) == bytes.at32(places + 4 * glyph + 4) || bytes.at16(at) < 0x8000)
            continue;
        font = sound;
        font[at + 12] = static_cast<char>(glyph >> 8);
        font[at + 13] = static_cast<char>(glyph & 0xff);
        QTest::newRow("an outline within itself") << font;
        font.replace(at + 12, 2, "\xff\xff");
        QTest::newRow("an outline that is not there") << font;
        break;
    }
}

void TestFontCheck::whatIsNotSoIsFound()
{
    QFETCH(QByteArray, font);
    QVERIFY(!isSoundFont(font));
}

void TestFontCheck::changedBytesEndNothing()
{
    const QByteArray sound = soundFont();
    if (sound.isEmpty())
        QSKIP("DejaVu Sans is not installed");
    std::mt19937 chance(1);
    for (int round = 0; round < 50; ++round) {
        QByteArray font = sound;
        for (int i = 0; i < 8; ++i)
            font[static_cast<qsizetype>(chance() % (round % 2 ? 4096U : static_cast<unsigned>(font.size())))] =
                static_cast<char>(chance());
        (void)isSoundFont(font); // whatever it says, it says it
    }
}

ADDUCE_TEST(TestFontCheck)
#include "test_font_check.moc"
