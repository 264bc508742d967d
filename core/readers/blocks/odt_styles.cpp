#include "core/readers/blocks/odt_styles.h"

#include "core/readers/blocks/xml_reader.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLongestChain = 16; // a ring of styles ends here

bool isWhite(const QString &colour)
{
    return colour.compare(u"#ffffff"_s, Qt::CaseInsensitive) == 0;
}

bool isTinyLetter(const QString &size)
{
    constexpr double kSmallest = 2; // points
    bool isNumber = false;
    const double points = size.endsWith(u"pt"_s) ? QStringView(size).chopped(2).toDouble(&isNumber) : 0;
    return isNumber && points <= kSmallest;
}

/// Takes what the nearest style says, where none nearer has.
void inherit(QString &value, const QString &from)
{
    if (value.isEmpty())
        value = from;
}

} // namespace

void OdtStyles::add(const QByteArray &bytes)
{
    XmlReader xml(bytes);
    QString name;
    while (xml.next()) {
        if (xml.isStart() && xml.is(u"body"))
            xml.skip();
        else if (xml.isStart() && xml.is(u"style")) {
            name = xml.attribute(u"name");
            m_raw[name] = { xml.attribute(u"parent-style-name"), {}, {}, {}, {} };
        } else if (xml.isEnd() && xml.is(u"style")) {
            name.clear();
        } else if (xml.isStart() && !name.isEmpty()) {
            Raw &raw = m_raw[name];
            if (xml.is(u"text-properties")) {
                raw.display = xml.attribute(u"display");
                raw.colour = xml.attribute(u"color");
                raw.size = xml.attribute(u"font-size");
            }
            if (xml.is(u"text-properties") || xml.is(u"paragraph-properties"))
                inherit(raw.ground, xml.attribute(u"background-color"));
        }
    }
}

/// The names are those that every language of LibreOffice writes, "_20_" for a space.
OdtStyle OdtStyles::find(const QString &name) const
{
    OdtStyle style;
    Raw all;
    QString id = name;
    for (int depth = 0; depth < kLongestChain && !id.isEmpty(); ++depth) {
        const bool isNamed = style.isTitle || style.isCaption || style.isCode;
        style.isTitle = style.isTitle || (!isNamed && id == u"Title"_s);
        style.isCaption = style.isCaption || (!isNamed && id == u"Caption"_s);
        style.isCode = style.isCode || (!isNamed && (id == u"Preformatted_20_Text"_s || id == u"Source_20_Text"_s));
        const Raw raw = m_raw.value(id);
        inherit(all.display, raw.display);
        inherit(all.colour, raw.colour);
        inherit(all.size, raw.size);
        inherit(all.ground, raw.ground);
        id = raw.parent;
    }
    style.isHidden = all.display == u"none"_s;
    style.isWhite = isWhite(all.colour);
    style.isTiny = isTinyLetter(all.size);
    style.isShaded = !all.ground.isEmpty() && all.ground != u"transparent"_s && !isWhite(all.ground);
    return style;
}

} // namespace adduce
