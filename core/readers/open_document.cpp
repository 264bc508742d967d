#include "core/readers/open_document.h"

#include "core/base/error.h"
#include "core/readers/blocks/chunk_blocks.h"
#include "core/readers/blocks/docx_blocks.h"
#include "core/readers/blocks/html_blocks.h"
#include "core/readers/blocks/jats_blocks.h"
#include "core/readers/blocks/markdown_blocks.h"
#include "core/readers/blocks/odt_blocks.h"
#include "core/readers/blocks/text_encoding.h"
#include "core/readers/blocks/text_html.h"
#include "core/readers/blocks/zip_archive.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>
#include <array>
#include <cstdio>
#include <unistd.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestText = 64 << 20; // bytes of a text
constexpr qint64 kLargestArchive = 256 << 20; // bytes of an archive that is read whole: pictures take most of them
constexpr qint64 kLargestBook = 256 << 20; // bytes that an EPUB or XPS may unpack to
constexpr qsizetype kJatsHead = 8192; // characters in which an article begins
constexpr int kSniff = 1024; // bytes that may precede "%PDF-" (ISO 32000-1, annex H 3.4.1)

/// Throws TooLarge for more than `most` bytes.
QByteArray readAll(int descriptor, qint64 most)
{
    QByteArray bytes;
    std::array<char, 1 << 16> block {};
    for (;;) {
        const ssize_t got = ::pread(descriptor, block.data(), block.size(), bytes.size());
        if (got < 0)
            throw Error(ErrorKind::Unreadable);
        if (got == 0)
            return bytes;
        bytes.append(block.data(), got);
        if (bytes.size() > most)
            throw Error(ErrorKind::TooLarge, {}, u"more than %1 MB of this format"_s.arg(most >> 20));
    }
}

QByteArray headOf(int descriptor)
{
    QByteArray head(kSniff, Qt::Uninitialized);
    const ssize_t got = ::pread(descriptor, head.data(), kSniff, 0);
    head.truncate(std::max<ssize_t>(got, 0));
    return head;
}

/// The compound files of older Office programs: Word 97, and anything of Office with a password.
bool isCompoundFile(const QByteArray &head)
{
    return head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
}

/// With a password, the whole document is one stream of this name (MS-OFFCRYPTO 2.3.2); names stand in UTF-16.
[[noreturn]] void refuseCompoundFile(int descriptor)
{
    const QString name = u"EncryptedPackage"_s;
    const QByteArray stream(reinterpret_cast<const char *>(name.utf16()), name.size() * 2);
    if (readAll(descriptor, kLargestArchive).contains(stream))
        throw Error(ErrorKind::Encrypted, {}, u"by Office"_s);
    throw Error(ErrorKind::Unsupported, {}, u"a document of an older Office program: save it as DOCX"_s);
}

bool isText(const QByteArray &head)
{
    if (!wideEncoding(head).isEmpty())
        return true;
    const auto controls = std::ranges::count_if(head, [](char c) {
        const auto u = static_cast<unsigned char>(c);
        return u < 0x20 && u != '\n' && u != '\r' && u != '\t' && u != '\f' && u != 0x1b; // ISO-2022 escapes
    });
    return (controls * 50 <= head.size() && !head.contains('\0'));
}

std::FILE *fileOf(int descriptor)
{
    ::lseek(descriptor, 0, SEEK_SET);
    std::FILE *file = ::fdopen(descriptor, "rb"); // closed with the process
    if (!file)
        throw Error(ErrorKind::OutOfMemory);
    return file;
}

OpenDocument layOut(BlockText text, DocumentFormat format)
{
    if (text.blocks.empty())
        throw Error(ErrorKind::Empty);
    if (const auto title = std::ranges::find(text.blocks, BlockKind::Title, &TextBlock::kind);
        text.title.isEmpty() && title != text.blocks.end())
        text.title = title->text;
    return { MupdfDocument::openHtml(htmlFrom(text.blocks)), format, {}, false, std::move(text) };
}

OpenDocument openArchive(int descriptor)
{
    const QByteArray bytes = readAll(descriptor, kLargestArchive);
    const ZipArchive archive(bytes);
    const bool other = archive.has(docxMainPart(archive)) && archive.read(u"[Content_Types].xml"_s).contains("wordprocessingml");
    if (archive.has(u"word/document.xml"_s) || other)
        return layOut(docxBlocks(archive), DocumentFormat::Docx);
    if (isOdt(archive))
        return layOut(odtBlocks(archive), DocumentFormat::Odt);
    if (archive.unpackedBytes() > kLargestBook)
        throw Error(ErrorKind::TooLarge, {}, u"an archive that unpacks to more than 256 MB"_s);
    if (archive.has(u"META-INF/container.xml"_s))
        return { MupdfDocument::open(fileOf(descriptor), "application/epub+zip"), DocumentFormat::Epub, {}, false, {} };
    if (archive.read(u"[Content_Types].xml"_s).contains("fixeddocumentsequence+xml"))
        return { MupdfDocument::open(fileOf(descriptor), "application/vnd.ms-xpsdocument"), DocumentFormat::Xps, {}, false, {} };
    throw Error(ErrorKind::Unsupported);
}

/// What a web page says that it is written in; empty for one that does not say so, and for UTF-8, which bytes prove.
QString declaredEncoding(const QByteArray &bytes)
{
    static const QRegularExpression declared(u"(?:charset|encoding)\\s*=\\s*[\"']?([A-Za-z0-9._:-]{2,40})"_s);
    QStringDecoder utf8(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QByteArray head = bytes.left(kSniff);
    const QString all = utf8(bytes);
    if (!utf8.hasError() || !looksLikeHtml(head))
        return {};
    const QString name = declared.match(QString::fromLatin1(head)).captured(1);
    return isEncoding(name) ? name : QString();
}

OpenDocument layOutText(const QString &text)
{
    if (looksLikeJson(text))
        if (auto chunks = chunkBlocks(text))
            return layOut(std::move(*chunks), DocumentFormat::Chunks);
    if (looksLikeJats(QStringView(text).first(std::min<qsizetype>(kJatsHead, text.size()))))
        return layOut(jatsBlocks(text), DocumentFormat::Jats);
    if (looksLikeHtml(text.left(kSniff).toUtf8()))
        return layOut(htmlBlocks(text.toUtf8()), DocumentFormat::Html);
    if (text.trimmed().startsWith(u"<?xml"_s)) // settings, data: nothing to be read
        throw Error(ErrorKind::Unsupported, {}, u"XML that is no article"_s);
    if (looksLikeMarkdown(text))
        return layOut(markdownBlocks(text), DocumentFormat::Markdown);
    return { MupdfDocument::openHtml(htmlFromText(text)), DocumentFormat::Text, {}, false, {} };
}

/// A text of megabytes that is the same over and over: what people write packs to a third, a log to a twentieth. Laying out a text takes
/// the longer for each of its pages the more of them there are, and this one has nothing to read.
bool onlyRepeats(const QByteArray &bytes)
{
    constexpr qsizetype kShort = 1 << 20;
    constexpr qsizetype kMost = 50; // times
    constexpr int kFast = 1;
    return bytes.size() > kShort && qCompress(bytes, kFast).size() < bytes.size() / kMost;
}

OpenDocument openText(int descriptor, const ReadOptions &options)
{
    const QByteArray bytes = readAll(descriptor, kLongestText);
    if (onlyRepeats(bytes))
        throw Error(ErrorKind::TooLarge, {}, u"the same over and over"_s);
    const DecodedText decoded = decodeText(bytes, options.encoding.isEmpty() ? declaredEncoding(bytes) : options.encoding);
    if (decoded.text.trimmed().isEmpty())
        throw Error(ErrorKind::Empty);
    OpenDocument document = layOutText(decoded.text);
    document.encoding = decoded.encoding;
    document.isEncodingGuessed = decoded.isGuessed;
    return document;
}

} // namespace

OpenDocument openDocument(int descriptor, const ReadOptions &options, const QString &password)
{
    const QByteArray head = headOf(descriptor);
    if (head.startsWith("%PDF-") || (head.contains("%PDF-") && !isText(head)))
        return { MupdfDocument::open(fileOf(descriptor), "application/pdf", password), DocumentFormat::Pdf, {}, false, {} };
    if (isCompoundFile(head))
        refuseCompoundFile(descriptor);
    if (head.startsWith("PK\x03\x04"))
        return openArchive(descriptor);
    if (!options.encoding.isEmpty() || isText(head))
        return openText(descriptor, options);
    throw Error(ErrorKind::Unsupported);
}

} // namespace adduce
