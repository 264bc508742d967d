#include "core/readers/blocks/html_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/css_visibility.h"

#include <QHash>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSet>
#include <algorithm>
#include <array>
#include <cctype>
#include <gumbo.h>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestHtml = 2000; // elements in elements
constexpr int kMostOpen = 10'000; // elements that are never closed

bool isOneOf(GumboTag tag, std::initializer_list<GumboTag> tags)
{
    return std::ranges::find(tags, tag) != tags.end();
}

bool isNoText(GumboTag tag)
{
    return isOneOf(tag,
        { GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_NOSCRIPT, GUMBO_TAG_TEMPLATE, GUMBO_TAG_NAV, GUMBO_TAG_IFRAME,
            GUMBO_TAG_OBJECT, GUMBO_TAG_SELECT, GUMBO_TAG_TEXTAREA, GUMBO_TAG_BUTTON, GUMBO_TAG_SVG, GUMBO_TAG_AUDIO,
            GUMBO_TAG_VIDEO, GUMBO_TAG_HEAD });
}

/// Elements that stand in a line of text; all others end the paragraph before them and after them.
bool isInline(GumboTag tag)
{
    return isOneOf(tag,
        { GUMBO_TAG_A, GUMBO_TAG_ABBR, GUMBO_TAG_B, GUMBO_TAG_BDI, GUMBO_TAG_BDO, GUMBO_TAG_BIG, GUMBO_TAG_CITE, GUMBO_TAG_CODE,
            GUMBO_TAG_DATA, GUMBO_TAG_DEL, GUMBO_TAG_DFN, GUMBO_TAG_EM, GUMBO_TAG_FONT, GUMBO_TAG_I, GUMBO_TAG_IMG, GUMBO_TAG_INS,
            GUMBO_TAG_KBD, GUMBO_TAG_LABEL, GUMBO_TAG_MARK, GUMBO_TAG_MATH, GUMBO_TAG_MI, GUMBO_TAG_MO, GUMBO_TAG_MN, GUMBO_TAG_Q,
            GUMBO_TAG_S, GUMBO_TAG_SAMP, GUMBO_TAG_SMALL, GUMBO_TAG_SPAN, GUMBO_TAG_STRONG, GUMBO_TAG_SUB, GUMBO_TAG_SUP,
            GUMBO_TAG_TIME, GUMBO_TAG_TT, GUMBO_TAG_U, GUMBO_TAG_VAR, GUMBO_TAG_WBR, GUMBO_TAG_UNKNOWN });
}

QString attribute(const GumboElement &element, const char *name)
{
    const GumboAttribute *found = gumbo_get_attribute(&element.attributes, name);
    return found ? QString::fromUtf8(found->value) : QString();
}

QString textOf(const GumboElement &element)
{
    QString text;
    for (unsigned i = 0; i < element.children.length; ++i)
        if (const auto *child = static_cast<const GumboNode *>(element.children.data[i]); child->type == GUMBO_NODE_TEXT)
            text += QString::fromUtf8(child->v.text.text);
    return text;
}

/// What an element looks like by the style sheets and by itself.
CssLook lookOf(const GumboElement &element, const CssSheet &sheet)
{
    const QString tag = QString::fromLatin1(gumbo_normalized_tagname(element.tag));
    static const QRegularExpression space(u"\\s+"_s);
    CssLook look = sheet.lookOf(tag, attribute(element, "class").split(space, Qt::SkipEmptyParts), attribute(element, "id"));
    look.take(adduce::lookOf(attribute(element, "style")));
    if (const QString colour = attribute(element, "bgcolor"); !colour.isEmpty())
        look.take(adduce::lookOf(u"background:"_s + colour));
    if (const QString colour = attribute(element, "color"); !colour.isEmpty() && element.tag == GUMBO_TAG_FONT)
        look.take(adduce::lookOf(u"color:"_s + colour));
    if (gumbo_get_attribute(&element.attributes, "hidden"))
        look.isHidden = true;
    return look;
}

/// How often an element is opened that is not yet closed, told without a tree: parsing one takes the square of its depth.
bool isTooDeep(const QByteArray &html)
{
    int depth = 0;
    for (qsizetype i = html.indexOf('<'); i >= 0 && i + 1 < html.size(); i = html.indexOf('<', i + 1)) {
        static const QSet<QByteArray> closedBySelf { "br", "hr", "img", "input", "meta", "link", "p", "li", "td", "tr", "th",
            "dt", "dd", "col", "wbr", "source", "area", "base", "embed", "param", "track" };
        const bool closes = html[i + 1] == '/';
        qsizetype end = i + 1 + (closes ? 1 : 0);
        while (end < html.size() && end - i < 20 && std::isalnum(static_cast<unsigned char>(html[end])))
            ++end;
        const QByteArray name = html.mid(i + 1 + (closes ? 1 : 0), end - i - 1 - (closes ? 1 : 0)).toLower();
        if (!closes && (name == "script" || name == "style")) { // signs of another language
            i = std::max(i, html.indexOf("</" + name, i));
            continue;
        }
        if (name.isEmpty() || closedBySelf.contains(name))
            continue;
        depth = std::max(0, depth + (closes ? -1 : 1));
        if (depth > kMostOpen)
            return true;
    }
    return false;
}

class Walker
{
public:
    Walker(const CssSheet &sheet, BlockText &out)
        : m_sheet(sheet)
        , m_out(out)
    {
    }

    /// The body: its colours hold for all that say nothing else.
    void start(const GumboElement &body)
    {
        const CssLook look = lookOf(body, m_sheet);
        if (!look.colour.isEmpty())
            m_colour = look.colour;
        if (!look.background.isEmpty())
            m_background = look.background;
    }

    void walk(const GumboNode &node, int depth)
    {
        if (depth > kDeepestHtml)
            throw Error(ErrorKind::TooLarge, {}, u"HTML nested more than %1 deep"_s.arg(kDeepestHtml));
        if (m_out.blocks.size() > kMostBlocks)
            throw Error(ErrorKind::TooLarge, {}, u"more than %1 paragraphs"_s.arg(kMostBlocks));
        switch (node.type) {
        case GUMBO_NODE_TEXT:
        case GUMBO_NODE_WHITESPACE:
        case GUMBO_NODE_CDATA:
            (m_hiding ? m_hidden : m_text) += QString::fromUtf8(node.v.text.text);
            return;
        case GUMBO_NODE_ELEMENT:
            return element(node.v.element, depth);
        default:
            return;
        }
    }

    void finish()
    {
        flush();
        if (!m_hidden.trimmed().isEmpty())
            m_out.hidden << m_hidden.simplified();
    }

private:
    void children(const GumboElement &element, int depth)
    {
        for (unsigned i = 0; i < element.children.length; ++i)
            walk(*static_cast<const GumboNode *>(element.children.data[i]), depth + 1);
    }

    void element(const GumboElement &e, int depth)
    {
        if (isNoText(e.tag))
            return;
        const CssLook look = lookOf(e, m_sheet);
        const QScopedValueRollback colour(m_colour, look.colour.isEmpty() ? m_colour : look.colour);
        const QScopedValueRollback background(m_background, look.background.isEmpty() ? m_background : look.background);
        const bool unseen = look.isHidden.value_or(false) || m_colour == m_background || m_colour == u"transparent";
        const QScopedValueRollback hiding(m_hiding, m_hiding || unseen);
        if (e.tag == GUMBO_TAG_BR)
            m_text += u' ';
        if (m_hiding) {
            m_hidden += u' '; // words of two elements are two
            return children(e, depth);
        }
        if (isInline(e.tag) || e.tag == GUMBO_TAG_BR)
            return children(e, depth);
        if (m_inCell) { // a cell is one text, whatever stands in it
            m_text += u' ';
            children(e, depth);
            m_text += u' ';
            return;
        }
        flush();
        if (e.tag == GUMBO_TAG_TABLE) {
            m_firstRow = true;
            m_reachesDown.clear();
        }
        if (e.tag == GUMBO_TAG_TR)
            return row(e, depth);
        const BlockKind outer = m_kind;
        const int outerLevel = m_level;
        setKind(e);
        children(e, depth);
        flush();
        m_kind = outer;
        m_level = outerLevel;
    }

    void setKind(const GumboElement &e)
    {
        constexpr std::array headings { GUMBO_TAG_H1, GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6 };
        if (const auto at = std::ranges::find(headings, e.tag); at != headings.end()) {
            m_kind = BlockKind::Heading;
            m_level = 1 + static_cast<int>(at - headings.begin());
        } else if (e.tag == GUMBO_TAG_LI || e.tag == GUMBO_TAG_DD || e.tag == GUMBO_TAG_DT) {
            m_kind = BlockKind::ListItem;
        } else if (e.tag == GUMBO_TAG_CAPTION || e.tag == GUMBO_TAG_FIGCAPTION) {
            m_kind = BlockKind::Caption;
        } else if (e.tag == GUMBO_TAG_PRE) {
            m_kind = BlockKind::Code;
        }
    }

    void row(const GumboElement &e, int depth)
    {
        QStringList cells;
        for (unsigned i = 0; i < e.children.length; ++i) {
            m_inCell = true;
            walk(*static_cast<const GumboNode *>(e.children.data[i]), depth + 1);
            m_inCell = false;
            const auto *child = static_cast<const GumboNode *>(e.children.data[i]);
            if (child->type == GUMBO_NODE_ELEMENT)
                addCell(child->v.element, cells);
            m_text.clear();
        }
        fillBelow(cells);
        addRow(m_out.blocks, cells, m_firstRow);
        m_firstRow = false;
    }

    /// A cell stands in as many columns as it spans, its text in the first; where one from above reaches down, there is none.
    void addCell(const GumboElement &cell, QStringList &cells)
    {
        fillBelow(cells);
        const int columns = qBound(1, attribute(cell, "colspan").toInt(), kWidestSpan);
        const int rows = qBound(1, attribute(cell, "rowspan").toInt(), kWidestSpan);
        for (int i = 0; i < columns; ++i) {
            if (rows > 1)
                m_reachesDown[static_cast<int>(cells.size())] = rows - 1;
            cells << (i == 0 ? m_text : QString());
        }
    }

    void fillBelow(QStringList &cells)
    {
        for (auto below = m_reachesDown.find(static_cast<int>(cells.size())); below != m_reachesDown.end();
            below = m_reachesDown.find(static_cast<int>(cells.size()))) {
            if (--*below <= 0)
                m_reachesDown.erase(below);
            cells << QString();
        }
    }

    void flush()
    {
        addBlock(m_out.blocks, m_kind, m_text, m_level);
        m_text.clear();
    }

    static constexpr int kWidestSpan = 40;

    const CssSheet &m_sheet;
    BlockText &m_out;
    QString m_text;
    QString m_colour = u"#000000"_s;
    QString m_background = u"#ffffff"_s; ///< of what lies around
    QHash<int, int> m_reachesDown; ///< column -> rows below that a cell still covers
    QString m_hidden;
    BlockKind m_kind = BlockKind::Paragraph;
    int m_level = 1;
    bool m_inCell = false;
    bool m_firstRow = true;
    bool m_hiding = false;
};

const GumboElement *childOf(const GumboNode *node, GumboTag tag)
{
    if (!node || node->type != GUMBO_NODE_ELEMENT)
        return nullptr;
    const GumboVector &children = node->v.element.children;
    for (unsigned i = 0; i < children.length; ++i) {
        const auto *child = static_cast<const GumboNode *>(children.data[i]);
        if (child->type == GUMBO_NODE_ELEMENT && child->v.element.tag == tag)
            return &child->v.element;
    }
    return nullptr;
}

/// The style elements of the head, and of the body where some stand.
void addSheets(const GumboNode &node, CssSheet &sheet, int depth)
{
    if (node.type != GUMBO_NODE_ELEMENT || depth > kDeepestHtml)
        return;
    const GumboElement &e = node.v.element;
    if (e.tag == GUMBO_TAG_STYLE)
        return sheet.add(textOf(e));
    for (unsigned i = 0; i < e.children.length; ++i)
        addSheets(*static_cast<const GumboNode *>(e.children.data[i]), sheet, depth + 1);
}

/// The title element and the authors that scholarly pages name.
void readHead(const GumboElement &head, BlockText &out)
{
    for (unsigned i = 0; i < head.children.length; ++i) {
        const auto *child = static_cast<const GumboNode *>(head.children.data[i]);
        if (child->type != GUMBO_NODE_ELEMENT)
            continue;
        const GumboElement &e = child->v.element;
        if (e.tag == GUMBO_TAG_TITLE && e.children.length > 0)
            out.title = QString::fromUtf8(static_cast<const GumboNode *>(e.children.data[0])->v.text.text).simplified();
        const QString name = attribute(e, "name").toLower();
        if (e.tag == GUMBO_TAG_META && (name == u"author"_s || name == u"citation_author"_s || name == u"dc.creator"_s))
            out.authors << attribute(e, "content").simplified();
    }
}

} // namespace

BlockText htmlBlocks(const QByteArray &html)
{
    BlockText out;
    if (isTooDeep(html))
        throw Error(ErrorKind::TooLarge, {}, u"HTML with more than %1 elements in one another"_s.arg(kMostOpen));
    const auto destroy = [](GumboOutput *output) { gumbo_destroy_output(&kGumboDefaultOptions, output); };
    const std::unique_ptr<GumboOutput, decltype(destroy)> parsed(
        gumbo_parse_with_options(&kGumboDefaultOptions, html.constData(), static_cast<std::size_t>(html.size())), destroy);
    if (!parsed)
        throw Error(ErrorKind::OutOfMemory);
    if (const GumboElement *head = childOf(parsed->root, GUMBO_TAG_HEAD))
        readHead(*head, out);
    CssSheet sheet;
    addSheets(*parsed->root, sheet, 0);
    Walker walker(sheet, out);
    if (const GumboElement *body = childOf(parsed->root, GUMBO_TAG_BODY)) {
        walker.start(*body);
        for (unsigned i = 0; i < body->children.length; ++i)
            walker.walk(*static_cast<const GumboNode *>(body->children.data[i]), 0);
    }
    walker.finish();
    return out;
}

bool looksLikeHtml(const QByteArray &head)
{
    static const QRegularExpression markup(
        u"^\\s*(?:<\\?xml[^>]*>\\s*)?(?:<!--.*?-->\\s*)*<(?:!doctype\\s+html|html|head|body|title|meta|link|style|article|section|main|div|p|h[1-6]|table|ul|ol)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return markup.match(QString::fromLatin1(head)).hasMatch();
}

} // namespace adduce
