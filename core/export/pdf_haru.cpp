#include "core/export/pdf_haru.h"

#include "core/base/device.h"
#include "core/export/font_check.h"
#include "core/export/font_file.h"
#include "core/export/pdf_characters.h"

#include <QFile>
#include <hpdf_doc.h>
#include <hpdf_namedict.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Called by libharu from C: it only keeps the first code.
void keepFirst(HPDF_STATUS code, HPDF_STATUS, void *first)
{
    auto &kept = *static_cast<HPDF_STATUS *>(first);
    kept = kept == 0 ? code : kept;
}

} // namespace

PdfCanvas::Haru::Haru(const QString &title, const QString &text)
{
    for (const QChar c : text + u" ?\u2026"_s + QChar(QChar::ReplacementCharacter))
        m_characters.setBit(c.unicode());
    addFace(
        PdfFont::Regular, { u"NotoSans-Regular.ttf"_s, u"DejaVuSans.ttf"_s, u"LiberationSans-Regular.ttf"_s, u"FreeSans.ttf"_s });
    addFace(
        PdfFont::Bold, { u"NotoSans-Bold.ttf"_s, u"DejaVuSans-Bold.ttf"_s, u"LiberationSans-Bold.ttf"_s, u"FreeSansBold.ttf"_s });
    addFace(PdfFont::Mono, { u"DejaVuSansMono.ttf"_s, u"NotoSansMono-Regular.ttf"_s, u"LiberationMono-Regular.ttf"_s });
    for (const PdfFont font : { PdfFont::Regular, PdfFont::Bold, PdfFont::Mono })
        for (const char *name : { "DejaVuSans.ttf", "NotoSansMath-Regular.ttf", "NotoSansSymbols-Regular.ttf",
                 "NotoSansSymbols2-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf",
                 "NotoSansDevanagari-Regular.ttf", "NotoSansBengali-Regular.ttf", "NotoSansTamil-Regular.ttf",
                 "NotoSansTelugu-Regular.ttf", "NotoSansKannada-Regular.ttf", "NotoSansMalayalam-Regular.ttf",
                 "NotoSansGujarati-Regular.ttf", "NotoSansGurmukhi-Regular.ttf", "NotoSansSinhala-Regular.ttf",
                 "NotoSansThai-Regular.ttf", "NotoSansLao-Regular.ttf", "NotoSansKhmer-Regular.ttf",
                 "NotoSansMyanmar-Regular.ttf", "NotoSansEthiopic-Regular.ttf", "DroidSansFallbackFull.ttf" })
            addFace(font, { QString::fromLatin1(name) });
    if (m_faces[0].empty())
        throw Error(ErrorKind::Internal, u"PDF"_s, u"no TrueType font; install fonts-dejavu-core"_s);
    doc = HPDF_New(keepFirst, &status);
    HPDF_UseUTFEncodings(doc);
    HPDF_SetCurrentEncoder(doc, "UTF-8");
    HPDF_SetCompressionMode(doc, HPDF_COMP_ALL);
    HPDF_SetInfoAttr(doc, HPDF_INFO_TITLE, title.left(200).toUtf8().constData());
    HPDF_SetInfoAttr(doc, HPDF_INFO_CREATOR, "Adduce " ADDUCE_VERSION);
}

void PdfCanvas::Haru::addFace(PdfFont font, const QStringList &names)
{
    const QString path = findFontFile(names);
    auto &faces = m_faces[static_cast<std::size_t>(font)];
    const auto same = [&path](const Face &face) { return face.path == path; };
    if (!path.isEmpty())
        m_fontFiles[static_cast<std::size_t>(font)] << path;
    if (path.isEmpty() || std::any_of(faces.begin(), faces.end(), same))
        return;
    const QByteArray bytes = readFont(path);
    if (!isSoundFont(bytes))
        return;
    if (const QBitArray covers = coveredCharacters(bytes) & m_characters; covers.count(true) > 0)
        faces.push_back({ path, covers, nullptr });
}

void PdfCanvas::Haru::load(Face &face)
{
    for (auto &faces : m_faces) // a file may serve both weights, and libharu takes it once
        for (const Face &other : faces)
            if (other.path == face.path && other.font)
                face.font = other.font;
    if (face.font)
        return;
    const QByteArray whole = readFont(face.path);
    const PartedFont parted = withParts(isSoundFont(whole) ? whole : QByteArray(), m_characters); // it may be another file by now
    auto &file = m_files.emplace_back(std::make_unique<QTemporaryFile>());
    const bool written = file->open() && file->write(parted.bytes) == parted.bytes.size() && file->flush();
    const char *name =
        written ? HPDF_LoadTTFontFromFile(doc, QFile::encodeName(file->fileName()).constData(), HPDF_TRUE) : nullptr;
    face.font = name ? HPDF_GetFont(doc, name, "UTF-8") : nullptr;
    if (!face.font) { // one that forbids embedding: the next one serves
        face.covers.fill(false);
        HPDF_ResetError(doc);
        status = 0;
        return;
    }
    nameCharacters(face.font);
    check();
    face.covers &= coveredCharacters(parted.bytes);
    for (int part = 0; part < parted.parts; ++part) // asked for, it is embedded
        HPDF_Font_GetUnicodeWidth(face.font, HPDF_UNICODE(PartedFont::kFirstPart + part));
}

Face &PdfCanvas::Haru::faceFor(QChar &c, PdfFont font)
{
    auto &faces = m_faces[static_cast<std::size_t>(font)];
    for (const QChar wanted : { c, QChar(QChar::ReplacementCharacter), QChar(u'?') })
        for (Face &face : faces)
            if (face.covers.testBit(wanted.unicode())) {
                if (!face.font)
                    load(face);
                if (face.font && face.covers.testBit(wanted.unicode())) {
                    c = wanted;
                    return face;
                }
            }
    throw Error(ErrorKind::Internal, u"PDF"_s, u"no font can be embedded"_s);
}

double PdfCanvas::Haru::advance(QChar c, PdfFont font)
{
    auto &known = m_advances[static_cast<std::size_t>(font)];
    if (const auto it = known.constFind(c.unicode()); it != known.constEnd())
        return *it;
    QChar drawn = c;
    const Face &face = faceFor(drawn, font);
    const double advance = HPDF_Font_GetUnicodeWidth(face.font, drawn.unicode()) / 1000.0;
    check();
    known.insert(c.unicode(), advance);
    return advance;
}

void PdfCanvas::Haru::attach(const QString &name, const QByteArray &bytes)
{
    auto &file = m_files.emplace_back(std::make_unique<QTemporaryFile>());
    if (!file->open() || file->write(bytes) != bytes.size() || !file->flush())
        throw writeError(*file);
    // What HPDF_AttachFile() does, but for the name: that would be the path of the temporary file.
    HPDF_NameDict names = HPDF_Catalog_GetNames(doc->catalog);
    if (!names) {
        names = HPDF_NameDict_New(doc->mmgr, doc->xref);
        HPDF_Catalog_SetNames(doc->catalog, names);
        HPDF_NameDict_SetNameTree(names, HPDF_NAME_EMBEDDED_FILES, HPDF_NameTree_New(doc->mmgr, doc->xref));
    }
    check();
    HPDF_EmbeddedFile embedded = HPDF_EmbeddedFile_New(doc->mmgr, doc->xref, QFile::encodeName(file->fileName()).constData());
    check();
    const QByteArray shown = name.toUtf8();
    HPDF_Dict_Add(embedded, "F", HPDF_String_New(doc->mmgr, shown.constData(), nullptr));
    HPDF_NameTree_Add(HPDF_NameDict_GetNameTree(names, HPDF_NAME_EMBEDDED_FILES),
        HPDF_String_New(doc->mmgr, shown.constData(), nullptr), embedded);
    check();
}

Shaper &PdfCanvas::Haru::shaper(PdfFont font)
{
    const auto at = static_cast<std::size_t>(font);
    if (!m_shapers[at])
        m_shapers[at] = std::make_unique<Shaper>(m_fontFiles[at]);
    return *m_shapers[at];
}

} // namespace adduce
