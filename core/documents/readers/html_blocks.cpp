#include "core/documents/readers/html_blocks.h"

#include "core/base/error.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <gumbo.h>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepest = 2000; // elements in elements
constexpr std::size_t kMostBlocks = 200'000;

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

bool isHidden(const GumboElement &element)
{
    static const QRegularExpression invisible(
        u"display\\s*:\\s*none|visibility\\s*:\\s*hidden|font-size\\s*:\\s*0|opacity\\s*:\\s*0(?![.\\d])"_s,
        QRegularExpression::CaseInsensitiveOption);
    return gumbo_get_attribute(&element.attributes, "hidden") || invisible.match(attribute(element, "style")).hasMatch();
}

class Walker
{
public:
    explicit Walker(BlockText &out)
        : m_out(out)
    {
    }

    void walk(const GumboNode &node, int depth)
    {
        if (depth > kDeepest)
            throw Error(ErrorKind::TooLarge, {}, u"HTML nested more than %1 deep"_s.arg(kDeepest));
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
        if (isHidden(e) && !m_hiding) {
            m_hiding = true;
            children(e, depth);
            m_hiding = false;
            return;
        }
        if (e.tag == GUMBO_TAG_BR)
            m_text += u' ';
        if (isInline(e.tag) || e.tag == GUMBO_TAG_BR)
            return children(e, depth);
        if (m_inCell) { // a cell is one text, whatever stands in it
            m_text += u' ';
            children(e, depth);
            m_text += u' ';
            return;
        }
        flush();
        if (e.tag == GUMBO_TAG_TABLE)
            m_firstRow = true;
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
                cells << m_text;
            m_text.clear();
        }
        addRow(m_out.blocks, cells, m_firstRow);
        m_firstRow = false;
    }

    void flush()
    {
        addBlock(m_out.blocks, m_kind, m_text, m_level);
        m_text.clear();
    }

    BlockText &m_out;
    QString m_text;
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
    const auto destroy = [](GumboOutput *output) { gumbo_destroy_output(&kGumboDefaultOptions, output); };
    const std::unique_ptr<GumboOutput, decltype(destroy)> parsed(
        gumbo_parse_with_options(&kGumboDefaultOptions, html.constData(), static_cast<std::size_t>(html.size())), destroy);
    if (!parsed)
        throw Error(ErrorKind::OutOfMemory);
    if (const GumboElement *head = childOf(parsed->root, GUMBO_TAG_HEAD))
        readHead(*head, out);
    Walker walker(out);
    if (const GumboElement *body = childOf(parsed->root, GUMBO_TAG_BODY))
        for (unsigned i = 0; i < body->children.length; ++i)
            walker.walk(*static_cast<const GumboNode *>(body->children.data[i]), 0);
    walker.finish();
    return out;
}

bool looksLikeHtml(const QByteArray &head)
{
    static const QRegularExpression markup(
        u"^\\s*(?:<\\?xml[^>]*>\\s*)?(?:<!--.*?-->\\s*)*<(?:!doctype\\s+html|html|head|body)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return markup.match(QString::fromLatin1(head)).hasMatch();
}

} // namespace adduce
