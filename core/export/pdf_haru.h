#pragma once
#include "core/base/error.h"
#include "core/export/pdf_canvas.h"
#include "core/export/shaped_text.h"
#include <QBitArray>
#include <QHash>
#include <QTemporaryFile>
#include <array>
#include <hpdf.h>

// For pdf_canvas.cpp: what it draws with.

namespace adduce {

/// A font file, loaded into the document once something is set in it.
struct Face
{
    QString path;
    QBitArray covers; ///< of the characters that will be set
    HPDF_Font font = nullptr;
};

/// The document of libharu and its fonts.
class PdfCanvas::Haru
{
public:
    Haru(const QString &title, const QString &text);
    ~Haru() { HPDF_Free(doc); }
    Haru(const Haru &) = delete;
    Haru &operator=(const Haru &) = delete;

    void check() const
    {
        if (status != 0)
            throw Error(
                ErrorKind::Internal, QStringLiteral("PDF"), QStringLiteral("libharu 0x%1").arg(QString::number(status, 16)));
    }
    Face &faceFor(QChar &c, PdfFont font); ///< makes `c` U+FFFD when no face has it
    double advance(QChar c, PdfFont font); ///< at size 1
    Shaper &shaper(PdfFont font);
    void attach(const QString &name, const QByteArray &bytes);

    HPDF_STATUS status = 0;
    HPDF_Doc doc = nullptr;
    HPDF_Page page = nullptr;
    std::vector<HPDF_Page> pages;
    std::vector<HPDF_Outline> outlines; ///< the last entry of each level

private:
    void addFace(PdfFont font, const QStringList &names);
    void load(Face &face);

    static constexpr std::size_t kFonts = 3; ///< PdfFont
    QBitArray m_characters { 0x10000 };
    std::vector<std::unique_ptr<QTemporaryFile>> m_files; ///< read by libharu until the end
    std::array<std::vector<Face>, kFonts> m_faces;
    std::array<QHash<char16_t, double>, kFonts> m_advances;
    std::array<QStringList, kFonts> m_fontFiles;
    std::array<std::unique_ptr<Shaper>, kFonts> m_shapers; ///< made once something needs them
};

} // namespace adduce
