#include "core/readers/blocks/jats_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/jats_front.h"
#include "core/readers/blocks/jats_xml.h"

#include <algorithm>
#include <array>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What a footnote behind the text is about, by the type that it is tagged with.
QString headingOf(const QString &type)
{
    static constexpr std::array kTypes { std::pair(u"con", u"Author contributions"),
        std::pair(u"conflict", u"Competing interests"), std::pair(u"COI-statement", u"Competing interests"),
        std::pair(u"coi-statement", u"Competing interests"), std::pair(u"financial-disclosure", u"Funding"),
        std::pair(u"supported-by", u"Funding"), std::pair(u"deceased", u"Author information"),
        std::pair(u"ethics", u"Ethics statement") };
    for (const auto &[known, heading] : kTypes)
        if (type == QStringView(known))
            return QString::fromUtf16(heading);
    return {};
}

/// Behind what may precede the first element of an XML text.
QStringView fromFirstElement(QStringView head)
{
    for (;;) {
        head = head.trimmed();
        const QStringView end = head.startsWith(u"<?") ? QStringView(u"?>")
            : head.startsWith(u"<!--")                 ? QStringView(u"-->")
            : head.startsWith(u"<!DOCTYPE")            ? QStringView(u">")
                                                       : QStringView();
        const qsizetype at = end.isEmpty() ? -1 : head.indexOf(end);
        if (at < 0)
            return head;
        head = head.sliced(at + end.size());
    }
}

class JatsReader
{
public:
    explicit JatsReader(const QString &text)
        : m_xml(text)
    {
    }

    BlockText read()
    {
        while (m_xml.next())
            if (m_xml.isStart() && m_xml.is(u"article")) {
                article();
                return std::move(m_out);
            }
        throw Error(ErrorKind::Empty);
    }

private:
    void article()
    {
        forChildren(m_xml, [this](const QString &name) {
            if (name == u"front"_s || name == u"front-stub"_s)
                readJatsFront(m_xml, m_out);
            else if (name == u"body"_s || name == u"back"_s || name == u"floats-group"_s)
                blocks(1);
            else
                m_xml.skip(); // answers of reviewers, translations
        });
    }

    void blocks(int level)
    {
        forChildren(m_xml, [this, level](const QString &name) { block(name, level); });
    }

    void block(const QString &name, int level)
    {
        if (name == u"p"_s)
            paragraph(BlockKind::Paragraph, level);
        else if (name == u"title"_s)
            addTo(m_out, BlockKind::Heading, textIn(m_xml), std::max(1, level - 1));
        else if (name == u"sec"_s || name == u"app"_s || name == u"notes"_s || name == u"glossary"_s)
            blocks(level + 1);
        else if (name == u"ack"_s)
            withHeading(u"Acknowledgements"_s, level);
        else if (name == u"ref-list"_s)
            references(level);
        else if (name == u"fn-group"_s || name == u"app-group"_s || name == u"disp-quote"_s || name == u"boxed-text"_s
            || name == u"statement"_s || name == u"fig-group"_s || name == u"table-wrap-group"_s || name == u"sec-group"_s)
            blocks(level);
        else if (name == u"list"_s || name == u"def-list"_s)
            list();
        else if (name == u"fig"_s || name == u"supplementary-material"_s)
            figure();
        else if (name == u"table-wrap"_s)
            table();
        else if (name == u"fn"_s)
            footnote(level);
        else if (name == u"preformat"_s || name == u"code"_s)
            addTo(m_out, BlockKind::Code, textIn(m_xml));
        else
            m_xml.skip();
    }

    void paragraph(BlockKind kind, int level)
    {
        addTo(m_out, kind, textIn(m_xml, [&](const QString &name, const QString &before) {
            addTo(m_out, kind, before);
            block(name, level);
        }));
    }

    /// Of what has a title of its own only where the publisher printed another.
    void withHeading(const QString &usual, int level)
    {
        bool isFirst = true;
        forChildren(m_xml, [&](const QString &name) {
            if (isFirst)
                addTo(m_out, BlockKind::Heading, name == u"title"_s ? textIn(m_xml) : usual, level);
            if (!isFirst || name != u"title"_s)
                block(name, level + 1);
            isFirst = false;
        });
    }

    void references(int level)
    {
        addTo(m_out, BlockKind::Heading, u"References"_s, level);
        forChildren(m_xml, [&](const QString &name) {
            if (name != u"ref"_s) {
                m_xml.skip();
                return;
            }
            QString label;
            forChildren(m_xml, [&](const QString &part) {
                if (part == u"label"_s) {
                    label = textIn(m_xml);
                    return;
                }
                if (part != u"mixed-citation"_s && part != u"element-citation"_s && part != u"citation"_s
                    && part != u"nlm-citation"_s) {
                    m_xml.skip();
                    return;
                }
                const QString said = partedTextIn(m_xml);
                if (!said.isEmpty())
                    addTo(m_out, BlockKind::Paragraph, label.isEmpty() ? said : label + u' ' + said);
            });
        });
    }

    void list()
    {
        forChildren(m_xml, [this](const QString &name) {
            if (name != u"list-item"_s && name != u"def-item"_s) {
                m_xml.skip();
                return;
            }
            addTo(m_out, BlockKind::ListItem, textIn(m_xml, [this](const QString &inner, const QString &before) {
                addTo(m_out, BlockKind::ListItem, before);
                if (inner == u"p"_s)
                    paragraph(BlockKind::ListItem, 1);
                else
                    block(inner, 1);
            }));
        });
    }

    /// "Figure 1. What it shows", as captions are printed.
    QString captionOf(const QString &label, const QString &words)
    {
        const bool hasMark = label.isEmpty() || label.endsWith(u'.') || label.endsWith(u':');
        return hasMark ? label + u' ' + words : label + u". "_s + words;
    }

    void figure()
    {
        QString label;
        forChildren(m_xml, [&](const QString &name) {
            if (name == u"label"_s)
                label = textIn(m_xml);
            else if (name == u"caption"_s)
                addTo(m_out, BlockKind::Caption, captionOf(label, textIn(m_xml)));
            else
                m_xml.skip();
        });
    }

    void table()
    {
        QString label;
        bool startsTable = true;
        forChildren(m_xml, [&](const QString &name) {
            if (name == u"label"_s)
                label = textIn(m_xml);
            else if (name == u"caption"_s)
                addTo(m_out, BlockKind::Caption, captionOf(label, textIn(m_xml)));
            else if (name == u"table"_s || name == u"alternatives"_s)
                rows(startsTable);
            else if (name == u"table-wrap-foot"_s)
                addTo(m_out, BlockKind::Footnote, textIn(m_xml));
            else
                m_xml.skip();
        });
    }

    void rows(bool &startsTable)
    {
        forChildren(m_xml, [&](const QString &name) {
            if (name == u"table"_s || name == u"thead"_s || name == u"tbody"_s || name == u"tfoot"_s) {
                rows(startsTable);
            } else if (name == u"tr"_s) {
                QStringList cells;
                forChildren(m_xml, [&](const QString &) { cells << textIn(m_xml); });
                if (m_out.blocks.size() >= kMostJatsBlocks)
                    throw Error(ErrorKind::TooLarge, {}, u"more than %1 rows"_s.arg(kMostJatsBlocks));
                addRow(m_out.blocks, cells, startsTable);
                startsTable = false;
            } else {
                m_xml.skip();
            }
        });
    }

    void footnote(int level)
    {
        const QString heading = headingOf(m_xml.attribute(u"fn-type"));
        if (!heading.isEmpty())
            addTo(m_out, BlockKind::Heading, heading, level);
        forChildren(m_xml, [&](const QString &name) {
            if (name == u"p"_s)
                paragraph(heading.isEmpty() ? BlockKind::Footnote : BlockKind::Paragraph, level);
            else
                m_xml.skip();
        });
    }

    XmlReader m_xml;
    BlockText m_out;
};

} // namespace

bool looksLikeJats(QStringView head)
{
    const QStringView element = fromFirstElement(head);
    if (element.startsWith(u"<pmc-articleset"))
        return true;
    constexpr QStringView kArticle = u"<article";
    if (!element.startsWith(kArticle) || element.size() == kArticle.size()
        || (!element[kArticle.size()].isSpace() && element[kArticle.size()] != u'>'))
        return false;
    // HTML has an element of that name.
    const QStringView tag = element.first(std::max<qsizetype>(0, element.indexOf(u'>')));
    return tag.contains(u"article-type") || tag.contains(u"dtd-version") || head.contains(u"JATS") || head.contains(u"//NLM//")
        || element.contains(u"<front>") || element.contains(u"<article-meta");
}

BlockText jatsBlocks(const QString &text)
{
    return JatsReader(text).read();
}

} // namespace adduce
