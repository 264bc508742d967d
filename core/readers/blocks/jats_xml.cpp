#include "core/readers/blocks/jats_xml.h"

#include "core/base/error.h"

#include <QSet>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestBlock = 1'000'000; // characters

/// Elements amid a sentence that are no part of it.
bool isNoText(QStringView name)
{
    static const QSet<QString> names { u"tex-math"_s, u"graphic"_s, u"inline-graphic"_s, u"media"_s, u"object-id"_s,
        u"alt-text"_s, u"long-desc"_s, u"permissions"_s, u"processing-meta"_s, u"custom-meta-group"_s, u"annotation"_s };
    return names.contains(name.toString());
}

/// Elements that end the paragraph that they stand in.
bool isBlock(QStringView name)
{
    static const QSet<QString> names { u"fig"_s, u"fig-group"_s, u"table-wrap"_s, u"table-wrap-group"_s, u"list"_s, u"def-list"_s,
        u"disp-quote"_s, u"boxed-text"_s, u"preformat"_s, u"code"_s, u"disp-formula"_s, u"disp-formula-group"_s, u"fn"_s,
        u"supplementary-material"_s, u"statement"_s, u"p"_s, u"array"_s };
    return names.contains(name.toString());
}

} // namespace

void forChildren(XmlReader &xml, const std::function<void(const QString &name)> &call)
{
    while (xml.next()) {
        if (xml.isEnd())
            return;
        if (xml.isStart())
            call(xml.name().toString());
    }
}

QString textIn(XmlReader &xml, const std::function<void(const QString &name, const QString &before)> &block)
{
    QString all;
    const auto space = [&] {
        if (!all.isEmpty() && !all.back().isSpace())
            all += u' ';
    };
    for (int depth = 1; depth > 0 && xml.next();) {
        if (xml.isEnd()) {
            --depth;
        } else if (!xml.isStart()) {
            if (all.size() < kLongestBlock)
                all += xml.text();
        } else if (isNoText(xml.name())) {
            xml.skip();
        } else if (isBlock(xml.name()) && block) {
            block(xml.name().toString(), all);
            all.clear();
        } else {
            if (isBlock(xml.name()) || xml.is(u"break"))
                space();
            ++depth;
        }
    }
    return all.simplified();
}

QString partedTextIn(XmlReader &xml)
{
    QString all;
    for (int depth = 1; depth > 0 && xml.next();) {
        if (xml.isEnd())
            --depth;
        else if (xml.isStart() && isNoText(xml.name()))
            xml.skip();
        else if (xml.isStart())
            ++depth;
        else if (const QString part = xml.text().toString(); all.size() < kLongestBlock)
            all += (all.isEmpty() || all.back().isSpace() || part.isEmpty() || part.front().isSpace() || part.front().isPunct()
                           ? QString()
                           : u" "_s)
                + part;
    }
    return all.simplified();
}

void addTo(BlockText &out, BlockKind kind, const QString &text, int level)
{
    if (out.blocks.size() >= kMostJatsBlocks)
        throw Error(ErrorKind::TooLarge, {}, u"more than %1 paragraphs"_s.arg(kMostJatsBlocks));
    addBlock(out.blocks, kind, text.left(kLongestBlock), level);
}

} // namespace adduce
