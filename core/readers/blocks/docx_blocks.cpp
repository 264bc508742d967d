#include "core/readers/blocks/docx_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/docx_styles.h"
#include "core/readers/blocks/open_tables.h"
#include "core/readers/blocks/xml_reader.h"
#include "core/readers/blocks/zip_archive.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {


struct Paragraph
{
    QString text;
    QString style;
    int outline = -1; ///< 0-based level, set on the paragraph itself
    bool isListed = false;
    bool isHidden = false; ///< by its style
    bool isShaded = false; ///< its ground is not white
};

/// How the run in hand is formatted, as far as that can hide it.
struct RunLook
{
    bool isVanished = false;
    bool isWhite = false;
    bool isTiny = false;
    bool isShaded = false;
};

bool isWhiteFill(const QString &colour)
{
    return colour.compare(u"ffffff"_s, Qt::CaseInsensitive) == 0 || colour.compare(u"white"_s, Qt::CaseInsensitive) == 0;
}

bool isTinyRun(const QString &halfPoints)
{
    constexpr int kSmallest = 4; // half points
    bool number = false;
    const int size = halfPoints.toInt(&number);
    return number && size <= kSmallest;
}

/// Walks through one part of the document. Paragraphs and tables can stand in one another (text boxes, nested tables).
class PartReader
{
public:
    PartReader(const QHash<QString, DocxStyle> &styles, BlockText &out)
        : m_styles(styles)
        , m_out(out)
    {
    }

    /// `note`: every paragraph is one of a footnote.
    void read(const QByteArray &bytes, bool note)
    {
        m_note = note;
        XmlReader xml(bytes);
        while (xml.next()) {
            if (xml.isStart())
                start(xml);
            else if (xml.isEnd())
                end(xml);
            else if (m_inText)
                append(xml.text());
            if (m_out.blocks.size() > kMostBlocks)
                throw Error(ErrorKind::TooLarge, {}, u"more than %1 paragraphs"_s.arg(kMostBlocks));
        }
    }

private:
    void start(XmlReader &xml)
    {
        static const QStringList skipped { u"Fallback"_s, u"del"_s, u"moveFrom"_s, u"instrText"_s, u"delText"_s, u"pPrChange"_s,
            u"rPrChange"_s }; // the last two: how it was formatted once
        if (xml.is(u"p"))
            m_paragraphs.push_back({});
        else if (xml.is(u"tbl"))
            m_tables.begin();
        else if (xml.is(u"tc"))
            m_tables.beginCell();
        else if (xml.is(u"r")) {
            m_run = {};
            m_inRun = true;
        } else if (xml.is(u"gridSpan"))
            m_tables.widen(xml.attribute(u"val").toInt());
        else if (xml.is(u"pict") && m_alternatives > 0)
            xml.skip(); // the same text box once more, for older programs
        else if (xml.is(u"AlternateContent"))
            ++m_alternatives;
        else if (xml.is(u"color"))
            m_run.isWhite = isWhiteFill(xml.attribute(u"val"));
        else if (xml.is(u"sz"))
            m_run.isTiny = isTinyRun(xml.attribute(u"val"));
        else if (xml.is(u"background"))
            m_background = !isWhiteFill(xml.attribute(u"color"));
        else if (xml.is(u"shd") || xml.is(u"highlight"))
            shade(xml);
        else if (xml.is(u"vanish"))
            m_run.isVanished = xml.attribute(u"val") != u"0"_s && xml.attribute(u"val") != u"false"_s;
        else if (xml.is(u"t"))
            m_inText = true;
        else if (xml.is(u"tab") || xml.is(u"br") || xml.is(u"cr"))
            append(u" ");
        else if (xml.is(u"noBreakHyphen"))
            append(u"-");
        else if (!m_paragraphs.empty() && xml.is(u"pStyle"))
            setStyle(xml.attribute(u"val"));
        else if (xml.is(u"rStyle"))
            m_run.isVanished = m_styles.value(xml.attribute(u"val")).isHidden;
        else if (!m_paragraphs.empty() && xml.is(u"outlineLvl"))
            m_paragraphs.back().outline = xml.attribute(u"val").toInt();
        else if (!m_paragraphs.empty() && xml.is(u"numPr"))
            m_paragraphs.back().isListed = true;
        else if (std::ranges::any_of(skipped, [&](const QString &name) { return xml.is(name); }))
            xml.skip();
        else if ((xml.is(u"footnote") || xml.is(u"endnote")) && xml.attribute(u"type").startsWith(u"continuation"))
            xml.skip();
        else if ((xml.is(u"footnote") || xml.is(u"endnote")) && xml.attribute(u"type") == u"separator"_s)
            xml.skip(); // the rule above the notes, not a note
    }

    void end(const XmlReader &xml)
    {
        if (xml.is(u"t"))
            m_inText = false;
        else if (xml.is(u"AlternateContent"))
            m_alternatives = std::max(0, m_alternatives - 1);
        else if (xml.is(u"r"))
            m_inRun = false;
        else if (xml.is(u"pPr"))
            m_run = {}; // that was the look of the paragraph's mark
        else if (xml.is(u"p") && !m_paragraphs.empty())
            endParagraph();
        else if (xml.is(u"tc"))
            m_tables.endCell();
        else if (xml.is(u"tr"))
            m_tables.endRow();
        else if (xml.is(u"tbl"))
            m_tables.end();
    }

    /// Of the run, or of its paragraph. Colours of cells, of tables' styles and of shapes are not known: there, white is seen.
    void shade(const XmlReader &xml)
    {
        const QString fill = xml.attribute(xml.is(u"highlight") ? u"val" : u"fill");
        if (fill.isEmpty() || fill == u"auto" || isWhiteFill(fill))
            return;
        m_run.isShaded = true;
        if (!m_paragraphs.empty() && !m_inRun)
            m_paragraphs.back().isShaded = true;
    }

    [[nodiscard]] bool isWhiteOnWhite() const
    {
        return m_run.isWhite && !m_run.isShaded && !m_paragraphs.back().isShaded && !m_background && m_tables.isEmpty()
            && m_paragraphs.size() == 1;
    }

    void setStyle(const QString &id)
    {
        m_paragraphs.back().style = id;
        m_paragraphs.back().isHidden = m_styles.value(id).isHidden;
    }

    void append(QStringView text)
    {
        if (m_paragraphs.empty())
            return;
        if (m_run.isVanished || m_run.isTiny || m_paragraphs.back().isHidden || isWhiteOnWhite())
            m_hidden += text;
        else
            m_paragraphs.back().text += text;
    }

    void endParagraph()
    {
        const Paragraph paragraph = m_paragraphs.back();
        m_paragraphs.pop_back();
        if (!m_hidden.trimmed().isEmpty())
            m_out.hidden << m_hidden.simplified();
        m_hidden.clear();
        if (!m_tables.isEmpty()) {
            m_tables.add(paragraph.text);
            return;
        }
        const DocxStyle style = m_styles.value(paragraph.style);
        const int level = style.heading > 0                   ? style.heading
            : paragraph.outline >= 0 && paragraph.outline < 9 ? paragraph.outline + 1
                                                              : 0;
        const BlockKind kind = m_note ? BlockKind::Footnote
            : style.isTitle           ? BlockKind::Title
            : level > 0               ? BlockKind::Heading
            : style.isCaption         ? BlockKind::Caption
            : style.isCode            ? BlockKind::Code
            : paragraph.isListed      ? BlockKind::ListItem
                                      : BlockKind::Paragraph;
        addBlock(m_out.blocks, kind, paragraph.text, std::max(level, 1));
    }

    const QHash<QString, DocxStyle> &m_styles;
    BlockText &m_out;
    std::vector<Paragraph> m_paragraphs; ///< open ones, the innermost last
    OpenTables m_tables { m_out.blocks };
    QString m_hidden;
    bool m_inText = false;
    bool m_inRun = false;
    bool m_background = false; ///< the page has a colour
    bool m_note = false;
    int m_alternatives = 0; ///< how deep in elements that say one thing in two ways
    RunLook m_run;
};

/// Title and author of docProps/core.xml.
void readProperties(const QByteArray &bytes, BlockText &out)
{
    if (bytes.isEmpty())
        return;
    XmlReader xml(bytes);
    QString element;
    while (xml.next()) {
        if (xml.isStart())
            element = xml.is(u"title") ? u"title"_s : xml.is(u"creator") ? u"creator"_s : QString();
        else if (xml.isEnd())
            element.clear();
        else if (element == u"title"_s)
            out.title += xml.text();
        else if (element == u"creator"_s)
            out.authors << xml.text().toString().split(u';', Qt::SkipEmptyParts);
    }
    for (QString &author : out.authors)
        author = author.simplified();
    out.title = out.title.simplified();
}

} // namespace

/// As the relationships of the package name it (ECMA-376 part 2, 9.3); nearly always word/document.xml.
QString docxMainPart(const ZipArchive &archive)
{
    if (archive.has(u"word/document.xml"_s) || !archive.has(u"_rels/.rels"_s))
        return u"word/document.xml"_s;
    XmlReader xml(archive.read(u"_rels/.rels"_s));
    while (xml.next())
        if (xml.isStart() && xml.is(u"Relationship") && xml.attribute(u"Type").endsWith(u"/officeDocument"_s)) {
            const QString target = xml.attribute(u"Target");
            return target.startsWith(u'/') ? target.mid(1) : target;
        }
    return {};
}

BlockText docxBlocks(const ZipArchive &archive)
{
    BlockText out;
    const QByteArray body = archive.read(docxMainPart(archive));
    if (body.isEmpty())
        throw Error(ErrorKind::Damaged, {}, u"its main part is empty or missing"_s);
    const QByteArray styleSheet = archive.read(u"word/styles.xml"_s);
    const QHash<QString, DocxStyle> styles = styleSheet.isEmpty() ? QHash<QString, DocxStyle> {} : docxStyles(styleSheet);
    PartReader(styles, out).read(body, false);
    for (const QString &notes : { u"word/footnotes.xml"_s, u"word/endnotes.xml"_s })
        if (const QByteArray bytes = archive.read(notes); !bytes.isEmpty())
            PartReader(styles, out).read(bytes, true);
    readProperties(archive.read(u"docProps/core.xml"_s), out);
    return out;
}

} // namespace adduce
