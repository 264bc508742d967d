#include "core/readers/blocks/odt_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/odt_styles.h"
#include "core/readers/blocks/open_tables.h"
#include "core/readers/blocks/xml_reader.h"
#include "core/readers/blocks/zip_archive.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLowest = 9; // level of a heading

struct Paragraph
{
    QString text;
    OdtStyle style;
    int level = 0; ///< of a heading, 0 for none
    bool isNote = false;
};

/// The characters of a formula (MathML); empty for another kind of object.
QString formulaIn(const QByteArray &bytes)
{
    QString text;
    if (bytes.isEmpty())
        return text;
    XmlReader xml(bytes);
    bool isFormula = false;
    while (xml.next()) {
        if (xml.isStart() && xml.is(u"annotation"))
            xml.skip(); // the same in the words of the program
        else if (xml.isStart() && !isFormula && !xml.is(u"math"))
            return {};
        isFormula = true;
        text += xml.text();
    }
    return text.simplified();
}

/// Walks through content.xml. Paragraphs and tables can stand in one another (notes, text boxes, nested tables).
class ContentReader
{
public:
    ContentReader(const ZipArchive &archive, const OdtStyles &styles, BlockText &out)
        : m_archive(archive)
        , m_styles(styles)
        , m_out(out)
    {
    }

    void read(const QByteArray &bytes)
    {
        XmlReader xml(bytes);
        while (xml.next()) {
            if (xml.isStart())
                start(xml);
            else if (xml.isEnd())
                end(xml);
            else
                append(xml.text());
            if (m_out.blocks.size() + m_notes.size() > kMostBlocks)
                throw Error(ErrorKind::TooLarge, {}, u"more than %1 paragraphs"_s.arg(kMostBlocks));
        }
        std::ranges::move(m_notes, std::back_inserter(m_out.blocks));
    }

private:
    void start(XmlReader &xml)
    {
        static const QStringList skipped { u"automatic-styles"_s, u"tracked-changes"_s, u"annotation"_s, u"note-citation"_s,
            u"forms"_s, u"table-of-content"_s, u"illustration-index"_s, u"table-index"_s, u"object-index"_s, u"user-index"_s,
            u"alphabetical-index"_s, u"ruby-text"_s, u"hidden-text"_s };
        if (std::ranges::any_of(skipped, [&](const QString &name) { return xml.is(name); }))
            xml.skip();
        else if (xml.is(u"p") || xml.is(u"h"))
            m_paragraphs.push_back({ {}, m_styles.find(xml.attribute(u"style-name")),
                xml.is(u"h") ? std::clamp(xml.attribute(u"outline-level").toInt(), 1, kLowest) : 0, m_notesOpen > 0 });
        else if (xml.is(u"span"))
            m_spans.push_back(m_styles.find(xml.attribute(u"style-name")));
        else if (xml.is(u"section"))
            m_hiddenSections.push_back(xml.attribute(u"display") == u"none"_s);
        else if (xml.is(u"note"))
            ++m_notesOpen;
        else if (xml.is(u"list"))
            ++m_lists;
        else if (xml.is(u"s") || xml.is(u"tab") || xml.is(u"line-break"))
            append(u" ");
        else if (xml.is(u"object"))
            append(formulaIn(m_archive.read(partOf(xml.attribute(u"href")))));
        else
            startOfTable(xml);
    }

    void startOfTable(const XmlReader &xml)
    {
        if (xml.is(u"table")) {
            m_tables.begin();
        } else if (isCell(xml)) {
            m_tables.beginCell();
            m_tables.repeat(xml.attribute(u"number-columns-repeated").toInt());
        }
    }

    /// Or one that lies under another, which is wider or higher.
    static bool isCell(const XmlReader &xml) { return xml.is(u"table-cell") || xml.is(u"covered-table-cell"); }

    void end(const XmlReader &xml)
    {
        if ((xml.is(u"p") || xml.is(u"h")) && !m_paragraphs.empty())
            endParagraph();
        else if (xml.is(u"span") && !m_spans.empty())
            m_spans.pop_back();
        else if (xml.is(u"section") && !m_hiddenSections.empty())
            m_hiddenSections.pop_back();
        else if (xml.is(u"note"))
            --m_notesOpen;
        else if (xml.is(u"list"))
            --m_lists;
        else if (isCell(xml))
            m_tables.endCell();
        else if (xml.is(u"table-row"))
            m_tables.endRow();
        else if (xml.is(u"table"))
            m_tables.end();
    }

    /// "./Object 1" is the folder of that object's parts.
    static QString partOf(QString reference)
    {
        if (reference.startsWith(u"./"_s))
            reference.remove(0, 2);
        return reference + u"/content.xml"_s;
    }

    void append(QStringView text)
    {
        if (m_paragraphs.empty())
            return;
        (isHidden() ? m_hidden : m_paragraphs.back().text) += text;
    }

    [[nodiscard]] bool isHidden() const
    {
        if (std::ranges::find(m_hiddenSections, true) != m_hiddenSections.end())
            return true;
        const OdtStyle &paragraph = m_paragraphs.back().style;
        const OdtStyle &look = m_spans.empty() ? paragraph : m_spans.back();
        const bool isOnWhite = m_tables.isEmpty() && m_paragraphs.size() == 1 && !paragraph.isShaded && !look.isShaded;
        return paragraph.isHidden || look.isHidden || look.isTiny || (look.isWhite && isOnWhite);
    }

    void endParagraph()
    {
        const Paragraph paragraph = m_paragraphs.back();
        m_paragraphs.pop_back();
        if (!m_hidden.trimmed().isEmpty())
            m_out.hidden << m_hidden.simplified();
        m_hidden.clear();
        if (paragraph.isNote) {
            addBlock(m_notes, BlockKind::Footnote, paragraph.text);
            return;
        }
        if (!m_tables.isEmpty()) {
            m_tables.add(paragraph.text);
            return;
        }
        const OdtStyle &style = paragraph.style;
        const BlockKind kind = style.isTitle ? BlockKind::Title
            : paragraph.level > 0            ? BlockKind::Heading
            : style.isCaption                ? BlockKind::Caption
            : style.isCode                   ? BlockKind::Code
            : m_lists > 0                    ? BlockKind::ListItem
                                             : BlockKind::Paragraph;
        addBlock(m_out.blocks, kind, paragraph.text, std::max(paragraph.level, 1));
    }

    const ZipArchive &m_archive;
    const OdtStyles &m_styles;
    BlockText &m_out;
    std::vector<Paragraph> m_paragraphs; ///< open ones, the innermost last
    std::vector<OdtStyle> m_spans;
    std::vector<bool> m_hiddenSections; ///< of the open sections, which are
    OpenTables m_tables { m_out.blocks };
    std::vector<TextBlock> m_notes;
    QString m_hidden;
    int m_notesOpen = 0;
    int m_lists = 0; ///< how deep in lists
};

/// Title and author of meta.xml: who began it, not who saved it last.
void readProperties(const QByteArray &bytes, BlockText &out)
{
    if (bytes.isEmpty())
        return;
    QString first;
    QString last;
    QString *target = nullptr;
    XmlReader xml(bytes);
    while (xml.next()) {
        if (xml.isStart())
            target = xml.is(u"title") ? &out.title : xml.is(u"initial-creator") ? &first : xml.is(u"creator") ? &last : nullptr;
        else if (xml.isEnd())
            target = nullptr;
        else if (target)
            *target += xml.text();
    }
    for (const QString &author : (first.isEmpty() ? last : first).split(u';', Qt::SkipEmptyParts))
        out.authors << author.simplified();
    out.title = out.title.simplified();
}

} // namespace

bool isOdt(const ZipArchive &archive)
{
    const QByteArray kind = archive.read(u"mimetype"_s).trimmed();
    return kind == "application/vnd.oasis.opendocument.text" || kind == "application/vnd.oasis.opendocument.text-template";
}

BlockText odtBlocks(const ZipArchive &archive)
{
    if (archive.read(u"META-INF/manifest.xml"_s).contains("encryption-data"))
        throw Error(ErrorKind::Encrypted, {}, u"by an office program"_s);
    const QByteArray content = archive.read(u"content.xml"_s);
    if (content.isEmpty())
        throw Error(ErrorKind::Damaged, {}, u"its main part is empty or missing"_s);
    OdtStyles styles;
    if (const QByteArray named = archive.read(u"styles.xml"_s); !named.isEmpty())
        styles.add(named);
    styles.add(content);
    BlockText out;
    ContentReader(archive, styles, out).read(content);
    readProperties(archive.read(u"meta.xml"_s), out);
    return out;
}

} // namespace adduce
