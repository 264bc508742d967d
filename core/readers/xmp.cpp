#include "core/readers/xmp.h"

#include "core/base/error.h"
#include "core/readers/blocks/xml_reader.h"
#include "core/text/doi.h"

#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongest = 2000; // characters of one value
constexpr qsizetype kMostCreators = 500;

/// Takes one value of a property, whether it stood in an element or in an attribute.
void take(Xmp &xmp, const QString &property, const QString &text)
{
    QString value = text.simplified().left(kLongest);
    value.removeIf([](QChar c) { return c.category() == QChar::Other_Format; }); // marks of byte order between names
    if (value.isEmpty())
        return;
    if (property == u"title"_s && xmp.title.isEmpty())
        xmp.title = value;
    else if (property == u"creator"_s && xmp.creators.size() < kMostCreators)
        xmp.creators << value;
    else if ((property == u"doi"_s || property == u"identifier"_s) && xmp.doi.isEmpty())
        xmp.doi = onlyDoi(value);
    else if (property == u"publicationName"_s && xmp.publication.isEmpty())
        xmp.publication = value;
    else if ((property == u"coverDate"_s || property == u"publicationDate"_s || property == u"coverDisplayDate"_s)
        && xmp.year == 0)
        xmp.year = value.left(4).toInt();
    else if (property == u"volume"_s && xmp.volume.isEmpty())
        xmp.volume = value;
    else if (property == u"number"_s && xmp.issue.isEmpty())
        xmp.issue = value;
    else if (property == u"startingPage"_s && xmp.firstPage.isEmpty())
        xmp.firstPage = value;
    else if (property == u"endingPage"_s && xmp.lastPage.isEmpty())
        xmp.lastPage = value;
    else if ((property == u"issn"_s || property == u"eIssn"_s) && xmp.issn.isEmpty())
        xmp.issn = value;
}

/// Without the parts that say nothing of the paper and can be most of a packet: lists of fonts, of earlier versions, and of names that the
/// packet itself declares.
QByteArray withoutLists(QByteArray packet)
{
    for (const QByteArrayView name : { "xmpTPg:Fonts", "xmpMM:History", "pdfaExtension:schemas" }) {
        const QByteArray closing = "</" + name.toByteArray() + '>';
        const qsizetype begin = packet.indexOf('<' + name.toByteArray() + '>');
        const qsizetype end = begin < 0 ? -1 : packet.indexOf(closing, begin);
        if (end >= 0)
            packet.remove(begin, end + closing.size() - begin);
    }
    return packet;
}

} // namespace

Xmp readXmp(const QByteArray &packet)
{
    const std::array<QString, 13> known { u"title"_s, u"creator"_s, u"doi"_s, u"identifier"_s, u"publicationName"_s,
        u"coverDate"_s, u"publicationDate"_s, u"volume"_s, u"number"_s, u"startingPage"_s, u"endingPage"_s, u"issn"_s,
        u"eIssn"_s };
    Xmp xmp;
    QString property;
    QString value;
    try {
        XmlReader xml(withoutLists(packet));
        while (xml.next()) {
            if (xml.isStart()) {
                for (const QString &name : known) {
                    if (xml.is(name))
                        property = name;
                    if (xml.is(u"Description"))
                        take(xmp, name, xml.attribute(name));
                }
                value.clear();
            } else if (xml.isEnd()) {
                take(xmp, property, value);
                value.clear();
                if (xml.is(property))
                    property.clear();
            } else if (!property.isEmpty() && value.size() < kLongest) {
                value += xml.text();
            }
        }
    } catch (const Error &) { // what was read until then is still true
    }
    return xmp;
}

} // namespace adduce
