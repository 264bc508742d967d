#include "tests/support/trick_pdf.h"

namespace adduce::test {

namespace {

/// The bytes of a document, which is freed.
QByteArray finish(HPDF_Doc pdf)
{
    HPDF_SaveToStream(pdf);
    QByteArray bytes(static_cast<qsizetype>(HPDF_GetStreamSize(pdf)), '\0');
    auto size = static_cast<HPDF_UINT32>(bytes.size());
    HPDF_ReadFromStream(pdf, reinterpret_cast<HPDF_BYTE *>(bytes.data()), &size);
    bytes.truncate(static_cast<qsizetype>(size));
    HPDF_Free(pdf);
    return bytes;
}

} // namespace

QByteArray makeTrickPdf(const std::function<void(HPDF_Doc, HPDF_Page, HPDF_Font)> &draw, bool plainLines)
{
    HPDF_Doc pdf = HPDF_New(nullptr, nullptr);
    HPDF_Page page = HPDF_AddPage(pdf);
    HPDF_Page_SetWidth(page, 612);
    HPDF_Page_SetHeight(page, 792);
    HPDF_Font font = HPDF_GetFont(pdf, "Helvetica", nullptr);
    if (plainLines) {
        showText(page, font, 10, 72, 700, "Sleep was measured in every group before the training began.");
        showText(page, font, 10, 72, 688, "It did not differ between the two groups at that time.");
        showText(page, font, 10, 72, 676, "After the training it was longer in the second group.");
    }
    draw(pdf, page, font);
    return finish(pdf);
}

QByteArray makeLockedPdf(const char *password, const char *ownersPassword)
{
    return makeTrickPdf([=](HPDF_Doc pdf, HPDF_Page page, HPDF_Font) {
        HPDF_Outline_SetDestination(HPDF_CreateOutline(pdf, nullptr, "Sleep", nullptr), HPDF_Page_CreateDestination(page));
        HPDF_SetPassword(pdf, ownersPassword, password);
        HPDF_SetEncryptionMode(pdf, HPDF_ENCRYPT_R3, 16);
    });
}

QByteArray makeScannedPdf(const QList<PageImage> &pages)
{
    HPDF_Doc pdf = HPDF_New(nullptr, nullptr);
    for (const PageImage &picture : pages) {
        HPDF_Page page = HPDF_AddPage(pdf);
        HPDF_Page_SetWidth(page, 612);
        HPDF_Page_SetHeight(page, 792);
        HPDF_Image image = HPDF_LoadRawImageFromMem(pdf, reinterpret_cast<const HPDF_BYTE *>(picture.rgb.constData()),
            static_cast<HPDF_UINT>(picture.width), static_cast<HPDF_UINT>(picture.height), HPDF_CS_DEVICE_RGB, 8);
        HPDF_Page_DrawImage(page, image, 0, 0, 612, 792);
    }
    return finish(pdf);
}

void showText(HPDF_Page page, HPDF_Font font, float size, float x, float y, const char *text)
{
    HPDF_Page_BeginText(page);
    HPDF_Page_SetFontAndSize(page, font, size);
    HPDF_Page_TextOut(page, x, y, text);
    HPDF_Page_EndText(page);
}

} // namespace adduce::test
