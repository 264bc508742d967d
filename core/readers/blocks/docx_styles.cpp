#include "core/readers/blocks/docx_styles.h"

#include "core/readers/blocks/xml_reader.h"

#include <QRegularExpression>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Of a switch: set unless it says otherwise.
bool isOn(const QString &value)
{
    return value != u"0"_s && value != u"false"_s && value != u"off"_s;
}

struct RawStyle
{
    QString name;
    QString basedOn;
    std::optional<int> outline; ///< 0-based level
    std::optional<bool> isVanished;
};

/// By the name that every language of Word keeps in the file.
DocxStyle byName(const QString &name)
{
    static const QRegularExpression heading(u"^heading ([1-9])$"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression code(
        u"^(html )?(code|preformatted|source code|macro text)"_s, QRegularExpression::CaseInsensitiveOption);
    DocxStyle style;
    if (const auto match = heading.match(name); match.hasMatch())
        style.heading = match.captured(1).toInt();
    style.isTitle = name.compare(u"title"_s, Qt::CaseInsensitive) == 0;
    style.isCaption = name.compare(u"caption"_s, Qt::CaseInsensitive) == 0;
    style.isCode = code.match(name).hasMatch();
    return style;
}

DocxStyle resolve(const QHash<QString, RawStyle> &raw, QString id)
{
    constexpr int kDeepest = 16; // a ring of styles ends here
    DocxStyle resolved;
    std::optional<bool> hidden; // by the nearest style that says so
    bool named = false;
    for (int depth = 0; depth < kDeepest && raw.contains(id); ++depth) {
        const RawStyle &style = raw[id];
        DocxStyle own = byName(style.name);
        if (own.heading == 0 && style.outline && *style.outline < 9)
            own.heading = *style.outline + 1;
        if (!named && (own.heading > 0 || own.isTitle || own.isCaption || own.isCode)) {
            resolved = own;
            named = true;
        }
        if (!hidden)
            hidden = style.isVanished;
        id = style.basedOn;
    }
    resolved.isHidden = hidden.value_or(false);
    return resolved;
}

} // namespace

QHash<QString, DocxStyle> docxStyles(const QByteArray &bytes)
{
    QHash<QString, RawStyle> raw;
    XmlReader xml(bytes);
    QString id;
    while (xml.next()) {
        if (!xml.isStart())
            continue;
        if (xml.is(u"style")) {
            id = xml.attribute(u"styleId");
            raw.insert(id, {});
        } else if (id.isEmpty()) {
            continue;
        } else if (xml.is(u"name")) {
            raw[id].name = xml.attribute(u"val");
        } else if (xml.is(u"basedOn")) {
            raw[id].basedOn = xml.attribute(u"val");
        } else if (xml.is(u"outlineLvl")) {
            raw[id].outline = xml.attribute(u"val").toInt();
        } else if (xml.is(u"vanish")) {
            raw[id].isVanished = isOn(xml.attribute(u"val"));
        }
    }
    QHash<QString, DocxStyle> styles;
    for (auto it = raw.cbegin(); it != raw.cend(); ++it)
        styles.insert(it.key(), resolve(raw, it.key()));
    return styles;
}

} // namespace adduce
