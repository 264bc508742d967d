#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>

namespace adduce::test {

/// One line of Latin-1 text on a made page.
struct PlacedText
{
    double x = 72; ///< points
    double y = 72; ///< points of the baseline below the top of the page
    double size = 10;
    bool isBold = false;
    QString text;
};

struct MadePage
{
    QList<PlacedText> lines;
    int rotate = 0; ///< degrees
    QByteArray crop {}; ///< "x0 y0 x1 y1" or empty
    QByteArray annotations {}; ///< dictionaries, one after another
    QByteArray drawing {}; ///< operators, painted before the lines; the origin is the lower left
};

/// The object that makePdf() makes for a page, 0-based: what a link names.
QByteArray pageObject(qsizetype page);

/// A sound PDF with pages of 612 x 792 points in Helvetica. `info` goes into the info dictionary as it stands.
QByteArray makePdf(const QList<MadePage> &pages, const QByteArray &info = {});

/// A PDF of these objects, numbered from 1; the first is the catalog. `trailer` goes into the trailer as it stands.
QByteArray makePdfOf(const QByteArrayList &objects, const QByteArray &trailer = {});
/// A stream with further entries in its dictionary.
QByteArray streamObject(const QByteArray &entries, const QByteArray &content);

/// Body lines one below the other from `y` on, 12 points apart.
QList<PlacedText> textColumn(const QStringList &lines, double x = 72, double y = 100);

/// Writes the bytes to a new file in `folder` and tells its path.
QString writeFile(const QString &folder, const QString &name, const QByteArray &bytes);

} // namespace adduce::test
