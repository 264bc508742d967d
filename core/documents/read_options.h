#pragma once
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

/// A word that OCR found in the picture of a page.
struct OcrWord
{
    QString text;
    QRectF box; ///< points, top left origin of the picture as it was read
    double confidence = 0; ///< 0 to 100, as Tesseract gives it

    friend bool operator==(const OcrWord &, const OcrWord &) = default;
};

struct OcrLine
{
    std::vector<OcrWord> words; ///< never empty
    double baseline = 0; ///< points from the top of the picture as it was read
    int block = 0; ///< lines of one block of text have the same number

    friend bool operator==(const OcrLine &, const OcrLine &) = default;
};

/// What OCR read on one page, out of a picture that may have been turned so that its lines run to the right.
struct OcrPage
{
    int page = 0; ///< 0-based
    double turn = 0; ///< by how many degrees the picture was turned clockwise, about its middle; 0 to 360
    QSizeF size { 0, 0 }; ///< points, of the picture as it was read; empty: that of the page
    /// How the page is written where what was read makes little sense, by Tesseract's name ("Arabic"); empty where it makes
    /// sense, for Latin, and where it cannot be told.
    QString script {};
    std::vector<OcrLine> lines; ///< in reading order

    friend bool operator==(const OcrPage &, const OcrPage &) = default;
};

/// How a document is to be read.
struct ReadOptions
{
    QString encoding; ///< of a text, when the user knows better than the detection; empty: detect
    std::vector<OcrPage> recognised; ///< pages to take from here instead of from the file's own text

    friend bool operator==(const ReadOptions &, const ReadOptions &) = default;
};

/// The encodings that a user may choose for a text, the usual ones by their standard names.
QStringList textEncodings();

} // namespace adduce
