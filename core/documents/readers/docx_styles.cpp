#include "core/documents/readers/docx_styles.h"

#include "core/documents/readers/xml_reader.h"

#include <QRegularExpression>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct RawStyle
{
    QString name;
    QString basedOn;
    std::optional<int> outline; ///< 0-based level
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
    style.title = name.compare(u"title"_s, Qt::CaseInsensitive) == 0;
    style.caption = name.compare(u"caption"_s, Qt::CaseInsensitive) == 0;
    style.code = code.match(name).hasMatch();
    return style;
}

DocxStyle resolve(const QHash<QString, RawStyle> &raw, QString id)
{
    constexpr int kDeepest = 16; // a ring of styles ends here
    for (int depth = 0; depth < kDeepest && raw.contains(id); ++depth) {
        const RawStyle &style = raw[id];
        DocxStyle named = byName(style.name);
        if (named.heading == 0 && style.outline && *style.outline < 9)
            named.heading = *style.outline + 1;
        if (named.heading > 0 || named.title || named.caption || named.code)
            return named;
        id = style.basedOn;
    }
    return {};
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
        }
    }
    QHash<QString, DocxStyle> styles;
    for (auto it = raw.cbegin(); it != raw.cend(); ++it)
        styles.insert(it.key(), resolve(raw, it.key()));
    return styles;
}

} // namespace adduce
