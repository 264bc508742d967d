#include "core/readers/blocks/jats_front.h"

#include "core/readers/blocks/jats_xml.h"
#include "core/text/doi.h"
#include "core/text/licence.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

class JatsFront
{
public:
    JatsFront(XmlReader &xml, BlockText &out)
        : m_xml(xml)
        , m_out(out)
    {
    }

    void read()
    {
        forChildren(m_xml, [this](const QString &name) {
            if (name == u"journal-meta"_s || name == u"article-meta"_s || name == u"journal-title-group"_s
                || name == u"title-group"_s || name == u"contrib-group"_s || name == u"permissions"_s || name == u"kwd-group"_s)
                name == u"kwd-group"_s ? keywords() : name == u"contrib-group"_s ? contributors() : read();
            else if (name == u"abstract"_s)
                abstract();
            else
                take(name);
        });
    }

private:
    /// A field of what the article says of itself.
    void take(const QString &name)
    {
        Metadata &m = m_out.published;
        const auto first = [this](QString &field) {
            const QString value = textIn(m_xml);
            field = field.isEmpty() ? value : field;
        };
        if (name == u"journal-title"_s)
            first(m.venue);
        else if (name == u"issn"_s)
            first(m.issn);
        else if (name == u"volume"_s)
            first(m.volume);
        else if (name == u"issue"_s)
            first(m.issue);
        else if (name == u"fpage"_s || name == u"elocation-id"_s)
            first(m.pages);
        else if (name == u"lpage"_s) {
            if (const QString last = textIn(m_xml); !last.isEmpty() && last != m.pages && !m.pages.isEmpty())
                m.pages += u'–' + last;
        } else if (name == u"article-title"_s) {
            first(m_out.title);
            if (m_out.blocks.empty())
                addTo(m_out, BlockKind::Title, m_out.title);
        } else if (name == u"article-id"_s) {
            const bool isDoi = m_xml.attribute(u"pub-id-type") == u"doi"_s;
            const QString value = textIn(m_xml);
            m.doi = isDoi && m.doi.isEmpty() ? onlyDoi(value) : m.doi;
        } else if (name == u"pub-date"_s) {
            forChildren(m_xml, [&](const QString &part) {
                const int year = textIn(m_xml).toInt();
                m.year = part == u"year"_s && m.year == 0 && year > 0 && year < 10'000 ? year : m.year;
            });
        } else if (name == u"license"_s) {
            const QString address = m_xml.attribute(u"href");
            const QString words = textIn(m_xml);
            m.licence = m.licence.isEmpty() ? licenceIn(address + words) : m.licence;
        } else {
            m_xml.skip();
        }
    }

    void contributors()
    {
        forChildren(m_xml, [this](const QString &name) {
            const QString type = m_xml.attribute(u"contrib-type");
            if (name != u"contrib"_s || (!type.isEmpty() && type != u"author"_s)) {
                m_xml.skip();
                return;
            }
            QString author;
            forChildren(m_xml, [&](const QString &part) {
                if (part == u"name"_s) {
                    QString given;
                    QString family;
                    forChildren(m_xml, [&](const QString &of) {
                        const QString value = textIn(m_xml);
                        given = of == u"given-names"_s ? value : given;
                        family = of == u"surname"_s ? value : family;
                    });
                    author = author.isEmpty() ? (given + u' ' + family).simplified() : author;
                } else if (part == u"string-name"_s || part == u"collab"_s) {
                    const QString value = partedTextIn(m_xml);
                    author = author.isEmpty() ? value : author;
                } else {
                    m_xml.skip();
                }
            });
            if (!author.isEmpty())
                m_out.authors << author;
        });
    }

    void keywords()
    {
        QStringList words;
        forChildren(m_xml, [&](const QString &name) {
            if (name == u"kwd"_s)
                words << textIn(m_xml);
            else
                m_xml.skip();
        });
        words.removeAll(QString());
        if (!words.isEmpty())
            addTo(m_out, BlockKind::Paragraph, u"Keywords: "_s + words.join(u"; "_s));
    }

    /// Its parts lead their paragraphs, as they are printed.
    void abstract()
    {
        QString heading = u"Abstract"_s;
        bool isOpen = false;
        QString part;
        const auto paragraph = [&](const QString &said) {
            if (said.isEmpty())
                return;
            if (!isOpen)
                addTo(m_out, BlockKind::Heading, heading);
            isOpen = true;
            addTo(m_out, BlockKind::Paragraph, part.isEmpty() ? said : part + (part.endsWith(u':') ? u" "_s : u": "_s) + said);
            part.clear();
        };
        const std::function<void(const QString &)> content = [&](const QString &name) {
            if (name == u"title"_s) {
                const QString title = textIn(m_xml);
                (isOpen || m_inPart ? part : heading) = title.isEmpty() ? heading : title;
            } else if (name == u"sec"_s) {
                m_inPart = true;
                forChildren(m_xml, content);
                m_inPart = false;
            } else if (name == u"p"_s) {
                paragraph(textIn(m_xml));
            } else if (name == u"list"_s) {
                paragraph(partedTextIn(m_xml));
            } else {
                m_xml.skip();
            }
        };
        forChildren(m_xml, content);
    }

    XmlReader &m_xml;
    BlockText &m_out;
    bool m_inPart = false; ///< of an abstract
};

} // namespace

void readJatsFront(XmlReader &xml, BlockText &out)
{
    JatsFront(xml, out).read();
}

} // namespace adduce
