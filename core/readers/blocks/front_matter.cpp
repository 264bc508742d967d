#include "core/readers/blocks/front_matter.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QRegularExpressionMatch frontMatterOf(const QString &text)
{
    constexpr qsizetype kLongest = 1 << 16; // UTF-16 units
    static const QRegularExpression block(
        u"\\A---[ \\t]*\\r?\\n(\\w[^\\n]*:(?s:.*?)\\n)(?:---|\\.\\.\\.)[ \\t]*\\r?(?:\\n|\\z)"_s);
    return block.match(text.left(kLongest));
}

QString scalar(QString text)
{
    text = text.simplified();
    const bool quoted = text.size() > 1 && text.front() == text.back() && (text.front() == u'"' || text.front() == u'\'');
    return quoted ? text.sliced(1, text.size() - 2) : text;
}

} // namespace

bool hasFrontMatter(const QString &text)
{
    return frontMatterOf(text).hasMatch();
}

QString takeFrontMatter(const QString &text, BlockText &out)
{
    const auto block = frontMatterOf(text);
    if (!block.hasMatch())
        return text;
    static const QRegularExpression field(u"^(\\w+):\\s*(.*)$"_s);
    static const QRegularExpression item(u"^\\s*-\\s*(?:name:\\s*)?(.+)$"_s);
    static const QRegularExpression comma(u"\\s*[,;]\\s*"_s);
    QString current;
    for (const QString &line : block.captured(1).split(u'\n')) {
        if (const auto named = field.match(line.trimmed()); named.hasMatch() && !line.front().isSpace()) {
            current = named.captured(1).toLower();
            const QString value = named.captured(2).trimmed();
            if (current == u"title")
                out.title = scalar(value);
            if ((current == u"author" || current == u"authors") && !value.isEmpty())
                for (const QString &name : QString(value).remove(u'[').remove(u']').split(comma, Qt::SkipEmptyParts))
                    out.authors << scalar(name);
        } else if (const auto listed = item.match(line); listed.hasMatch() && (current == u"author" || current == u"authors")) {
            out.authors << scalar(listed.captured(1));
        }
    }
    return text.sliced(block.capturedEnd());
}

} // namespace adduce
