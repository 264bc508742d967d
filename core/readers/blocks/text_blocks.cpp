#include "core/readers/blocks/text_blocks.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString elementOf(const TextBlock &block)
{
    switch (block.kind) {
    case BlockKind::Title:
        return u"h1 class=\"title\""_s;
    case BlockKind::Heading:
        return u"h%1"_s.arg(qBound(1, block.level, 6));
    case BlockKind::Footnote:
        return u"p class=\"note\""_s;
    case BlockKind::Caption:
        return u"p class=\"caption\""_s;
    case BlockKind::ListItem:
        return u"p class=\"item\""_s;
    case BlockKind::TableRow:
        return u"p class=\"row\""_s;
    case BlockKind::Code:
        return u"p class=\"code\""_s;
    case BlockKind::Paragraph:
        break;
    }
    return u"p"_s;
}

} // namespace

void addBlock(std::vector<TextBlock> &blocks, BlockKind kind, const QString &text, int level)
{
    const QString simple = text.simplified();
    if (!simple.isEmpty())
        blocks.push_back({ kind, level, simple, false });
}

void addRow(std::vector<TextBlock> &blocks, const QStringList &cells, bool startsTable)
{
    QStringList simple;
    bool any = false;
    for (const QString &cell : cells) {
        simple << QString(cell).replace(kCellMark.trimmed(), u"|"_s).simplified();
        any = any || !simple.last().isEmpty();
    }
    if (any)
        blocks.push_back({ BlockKind::TableRow, 1, simple.join(kCellMark).simplified(), startsTable });
}

QString escapedForLayout(const QString &text)
{
    constexpr qsizetype kLongestWord = 500; // UTF-16 units
    QString html;
    qsizetype taken = 0; // up to here
    qsizetype word = 0; // where the word in hand begins
    const auto take = [&](qsizetype end, bool inSpan) {
        const QString piece = text.sliced(taken, end - taken).toHtmlEscaped();
        html += inSpan ? u"<span>"_s + piece + u"</span>"_s : piece;
        taken = end;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).isSpace())
            word = i + 1;
        else if (i - word >= kLongestWord && !text.at(i).isLowSurrogate()) {
            take(word, false);
            take(i, true);
            word = i;
        }
    }
    take(text.size(), false);
    return html;
}

QByteArray htmlFrom(const std::vector<TextBlock> &blocks)
{
    QString html = u"<html><head><style>p{margin:0 0 0.6em 0} .title{font-size:1.9em} h1{font-size:1.6em} h2{font-size:1.4em} "
                   "h3,h4,h5,h6{font-size:1.2em} .note{font-size:0.8em} .caption{font-style:italic} .item{margin-left:1.5em} "
                   ".code{font-family:monospace} .row{margin:0 0 0.2em 0}</style></head><body>\n"_s;
    for (const TextBlock &block : blocks) {
        const QString element = elementOf(block);
        html += u'<' + element + u'>' + escapedForLayout(block.text) + u"</"_s + element.section(u' ', 0, 0) + u">\n"_s;
    }
    return (html + u"</body></html>\n"_s).toUtf8();
}

} // namespace adduce
