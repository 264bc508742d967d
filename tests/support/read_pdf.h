#pragma once
#include "core/readers/read_document.h"
#include "tests/support/trick_pdf.h"
#include <QTemporaryFile>
#include <fcntl.h>
#include <unistd.h>

namespace adduce::test {

/// A PDF as the readers have it; an empty document where no file can be made for it.
inline Document readPdf(const QByteArray &pdf)
{
    QTemporaryFile file;
    if (!file.open())
        return {};
    file.write(pdf);
    file.flush();
    const int descriptor = ::dup(file.handle());
    return readWhole(openDocument(descriptor), {}, {});
}

/// All that is told of it: its pages, then its sentences.
inline QString wordsOf(const Document &document)
{
    QString text;
    for (const Page &page : document.pages)
        text += page.text;
    for (const Sentence &sentence : document.sentences)
        text += sentence.text;
    return text.simplified();
}

/// A picture of a page: grey bars like lines of print on white, drawn over most of the page.
inline void drawScan(HPDF_Doc pdf, HPDF_Page page, bool withInk)
{
    constexpr int kWidth = 306;
    constexpr int kHeight = 396;
    QByteArray pixels(kWidth * kHeight, '\xff');
    for (int y = 0; withInk && y < kHeight; ++y)
        for (int x = 40; y % 12 < 5 && x < kWidth - 40; ++x)
            pixels[y * kWidth + x] = x % 3 ? '\x20' : '\xff';
    HPDF_Image image = HPDF_LoadRawImageFromMem(
        pdf, reinterpret_cast<const HPDF_BYTE *>(pixels.constData()), kWidth, kHeight, HPDF_CS_DEVICE_GRAY, 8);
    HPDF_Page_DrawImage(page, image, 0, 0, 612, 660);
}

} // namespace adduce::test
