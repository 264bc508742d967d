#include "core/readers/blocks/markdown_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/front_matter.h"
#include "core/readers/blocks/html_blocks.h"

#include <QRegularExpression>
#include <algorithm>
#include <exception>
#include <gumbo.h>
#include <md4c.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {


/// A tag of HTML, and not something between angle brackets.
bool isTag(const QString &text)
{
    static const QRegularExpression name(u"^</?([A-Za-z][A-Za-z0-9-]*)"_s);
    const QByteArray found = name.match(text).captured(1).toLatin1();
    return text.startsWith(u"<!") || text.startsWith(u"<?")
        || (!found.isEmpty() && gumbo_tagn_enum(found.constData(), static_cast<unsigned>(found.size())) != GUMBO_TAG_UNKNOWN);
}

/// Takes blocks and texts as the parser meets them. What stands in one paragraph is gathered as HTML, for HTML may be
/// part of it.
class MarkdownReader
{
public:
    explicit MarkdownReader(BlockText &out)
        : m_out(out)
    {
    }

    void enter(MD_BLOCKTYPE type, const void *detail)
    {
        if (m_out.blocks.size() > kMostBlocks)
            throw Error(ErrorKind::TooLarge, {}, u"more than %1 paragraphs"_s.arg(kMostBlocks));
        switch (type) {
        case MD_BLOCK_H:
            m_level = static_cast<int>(static_cast<const MD_BLOCK_H_DETAIL *>(detail)->level);
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            flush(BlockKind::ListItem); // of the item that the list stands in
            ++m_lists;
            break;
        case MD_BLOCK_TABLE:
            m_startsTable = true;
            break;
        case MD_BLOCK_TR:
            m_cells.clear();
            break;
        default:
            break;
        }
    }

    void leave(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_H:
            return flush(BlockKind::Heading);
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            --m_lists;
            return;
        case MD_BLOCK_LI:
            return flush(BlockKind::ListItem);
        case MD_BLOCK_P:
            return flush(kindOfParagraph());
        case MD_BLOCK_CODE:
            return flush(BlockKind::Code);
        case MD_BLOCK_HTML:
            return takePage();
        case MD_BLOCK_TD:
        case MD_BLOCK_TH:
            m_cells << takeText();
            return;
        case MD_BLOCK_TR:
            addRow(m_out.blocks, m_cells, m_startsTable);
            m_startsTable = false;
            return;
        default:
            return;
        }
    }

    void span(MD_SPANTYPE type, bool begins)
    {
        if (type == MD_SPAN_IMG)
            m_inImage = begins;
    }

    void text(MD_TEXTTYPE type, const QString &text)
    {
        QString &into = m_inImage ? m_imageHtml : m_html;
        switch (type) {
        case MD_TEXT_NULLCHAR:
            return;
        case MD_TEXT_BR:
        case MD_TEXT_SOFTBR:
            into += u' ';
            return;
        case MD_TEXT_ENTITY:
            m_isMarkup = true;
            into += text;
            return;
        case MD_TEXT_HTML:
            m_isMarkup = m_isMarkup || isTag(text);
            into += isTag(text) ? text : text.toHtmlEscaped();
            return;
        default:
            into += text.toHtmlEscaped();
        }
    }

private:
    [[nodiscard]] BlockKind kindOfParagraph() const
    {
        static const QRegularExpression note(u"^\\[\\^[^\\]\\s]+\\]:"_s);
        if (note.match(m_html).hasMatch())
            return BlockKind::Footnote;
        if (isImageAlone()) // its words stand under it
            return BlockKind::Caption;
        return m_lists > 0 ? BlockKind::ListItem : BlockKind::Paragraph;
    }

    [[nodiscard]] bool isImageAlone() const { return m_html.trimmed().isEmpty() && !m_imageHtml.trimmed().isEmpty(); }

    /// The text that was gathered, and nothing after that. Words in place of an image are seen where it stands alone: as its caption.
    QString takeText()
    {
        if (isImageAlone())
            m_html = m_imageHtml;
        QStringList texts;
        if (!m_isMarkup) { // by far the most
            texts << m_html.replace(u"&lt;"_s, u"<"_s)
                         .replace(u"&gt;"_s, u">"_s)
                         .replace(u"&quot;"_s, u"\""_s)
                         .replace(u"&amp;"_s, u"&"_s);
        } else {
            const BlockText read = htmlBlocks("<div>" + m_html.toUtf8() + "</div>");
            for (const TextBlock &block : read.blocks)
                texts << block.text;
            m_out.hidden << read.hidden;
        }
        m_html.clear();
        m_isMarkup = false;
        m_imageHtml.clear();
        return texts.join(u' ');
    }

    void flush(BlockKind kind) { addBlock(m_out.blocks, kind, takeText(), kind == BlockKind::Heading ? m_level : 1); }

    /// A stretch of HTML between the paragraphs.
    void takePage()
    {
        BlockText read = htmlBlocks(m_html.toUtf8());
        std::ranges::move(read.blocks, std::back_inserter(m_out.blocks));
        m_out.hidden << read.hidden;
        m_html.clear();
        m_isMarkup = false;
    }

    BlockText &m_out;
    QString m_html;
    bool m_isMarkup = false; ///< there is more in it than escaped text
    bool m_inImage = false;
    QString m_imageHtml; ///< words in place of images of the paragraph
    bool m_startsTable = false;
    int m_level = 1;
    int m_lists = 0; ///< that are open
    QStringList m_cells;
};

/// What the parser calls: C, through which nothing may be thrown.
struct Parsing
{
    MarkdownReader reader;
    std::exception_ptr thrown {};

    template <class Call> static int call(void *self, Call taking)
    {
        auto &parsing = *static_cast<Parsing *>(self);
        try {
            taking(parsing.reader);
            return 0;
        } catch (...) {
            parsing.thrown = std::current_exception();
            return 1;
        }
    }
};

MD_PARSER parserCalls()
{
    MD_PARSER parser {};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_LATEXMATHSPANS | MD_FLAG_PERMISSIVEAUTOLINKS;
    parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *self) {
        return Parsing::call(self, [&](MarkdownReader &reader) { reader.enter(type, detail); });
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void *, void *self) {
        return Parsing::call(self, [&](MarkdownReader &reader) { reader.leave(type); });
    };
    parser.enter_span = [](MD_SPANTYPE type, void *, void *self) {
        return Parsing::call(self, [&](MarkdownReader &reader) { reader.span(type, true); });
    };
    parser.leave_span = [](MD_SPANTYPE type, void *, void *self) {
        return Parsing::call(self, [&](MarkdownReader &reader) { reader.span(type, false); });
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *self) {
        return Parsing::call(
            self, [&](MarkdownReader &reader) { reader.text(type, QString::fromUtf8(text, static_cast<qsizetype>(size))); });
    };
    return parser;
}

/// The line under a table's header: GitHub takes one dash a column, the parser wants three.
QString withWideRules(const QString &text)
{
    static const QRegularExpression rule(
        u"(?<=\\n)[ \\t]*+\\|?+[ \\t]*+:?+-++:?+[ \\t]*+(?:\\|[ \\t]*+:?+-++:?+[ \\t]*+)++\\|?+[ \\t]*+(?=\\r?(?:\\n|\\z))"_s);
    static const QRegularExpression dashes(u"-+"_s);
    QString wide;
    qsizetype taken = 0;
    for (auto rules = rule.globalMatch(text); rules.hasNext();) {
        const auto found = rules.next();
        wide += QStringView(text).sliced(taken, found.capturedStart() - taken);
        wide += found.captured().replace(dashes, u"---"_s);
        taken = found.capturedEnd();
    }
    wide += QStringView(text).sliced(taken);
    return wide;
}

} // namespace

BlockText markdownBlocks(const QString &text)
{
    BlockText out;
    const QByteArray utf8 = withWideRules(takeFrontMatter(text, out)).toUtf8();
    Parsing parsing { MarkdownReader(out) };
    const MD_PARSER parser = parserCalls();
    const int failed = ::md_parse(utf8.constData(), static_cast<MD_SIZE>(utf8.size()), &parser, &parsing);
    if (parsing.thrown)
        std::rethrow_exception(parsing.thrown);
    if (failed != 0)
        throw Error(ErrorKind::OutOfMemory);
    return out;
}

bool looksLikeMarkdown(const QString &text)
{
    static const QRegularExpression signs(
        u"(?:\\A|\\n[ \\t]*+\\r?+\\n) {0,3}#{1,6}[ \\t]++\\S" // a heading
        "|(?:\\A|\\n[ \\t]*+\\r?+\\n)[ \\t]*+\\S[^\\n]*+\\n(?:={3,}|-{3,})[ \\t]*\\r?(?:\\n|\\z)" // an underlined one
        "|(?:\\A|\\n)(?:```|~~~)" // code
        "|\\n[ \\t]*+\\|?+[ \\t]*+:?+-++:?+[ \\t]*+(?:\\|[ \\t]*+:?+-++:?+[ \\t]*+)++\\|?+[ \\t]*+\\r?(?:\\n|\\z)"_s); // a table
    return hasFrontMatter(text) || signs.match(text).hasMatch();
}

} // namespace adduce
