#include "app/handbook/blocks.h"

#include "core/base/error.h"
#include <md4c.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What md4c tells, piece by piece.
struct Reading
{
    std::vector<Block> blocks;
    std::vector<int> numbers; ///< of the open lists; 0 for bullets
    Style style = Style::Plain;
    bool isInHead = false;
    QString unknown; ///< what has no form here

    void open(Block::Kind kind, int number = 0) { blocks.push_back({ kind, { {} }, number }); }
    void add(const QString &text)
    {
        if (blocks.empty())
            open(Block::Kind::Paragraph);
        Runs &runs = blocks.back().cells.back();
        if (!runs.empty() && runs.back().style == style)
            runs.back().text += text;
        else
            runs.push_back({ text, style });
    }
};

int enterBlock(MD_BLOCKTYPE type, void *detail, void *data)
{
    auto &reading = *static_cast<Reading *>(data);
    switch (type) {
    case MD_BLOCK_H:
        reading.open(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level == 1 ? Block::Kind::Title : Block::Kind::Section);
        break;
    case MD_BLOCK_UL:
        reading.numbers.push_back(0);
        break;
    case MD_BLOCK_OL:
        reading.numbers.push_back(static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL *>(detail)->start));
        break;
    case MD_BLOCK_LI: {
        int &number = reading.numbers.back();
        reading.open(number > 0 ? Block::Kind::Numbered : Block::Kind::Bullet, number);
        number += number > 0 ? 1 : 0;
        break;
    }
    case MD_BLOCK_P:
        if (reading.numbers.empty())
            reading.open(Block::Kind::Paragraph);
        break;
    case MD_BLOCK_CODE:
        reading.open(Block::Kind::Code);
        break;
    case MD_BLOCK_THEAD:
        reading.isInHead = true;
        break;
    case MD_BLOCK_TR:
        reading.blocks.push_back({ reading.isInHead ? Block::Kind::TableHead : Block::Kind::TableRow, {}, 0 });
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        reading.blocks.back().cells.emplace_back();
        break;
    case MD_BLOCK_QUOTE:
    case MD_BLOCK_HR:
    case MD_BLOCK_HTML:
        reading.unknown = u"a quotation, a rule or HTML"_s;
        return 1;
    default:
        break;
    }
    return 0;
}

int leaveBlock(MD_BLOCKTYPE type, void *, void *data)
{
    auto &reading = *static_cast<Reading *>(data);
    if (type == MD_BLOCK_UL || type == MD_BLOCK_OL)
        reading.numbers.pop_back();
    if (type == MD_BLOCK_THEAD)
        reading.isInHead = false;
    return 0;
}

int enterSpan(MD_SPANTYPE type, void *, void *data)
{
    auto &reading = *static_cast<Reading *>(data);
    if (type == MD_SPAN_STRONG || type == MD_SPAN_EM)
        reading.style = Style::Bold;
    else if (type == MD_SPAN_CODE)
        reading.style = Style::Code;
    else {
        reading.unknown = u"a link or a picture"_s;
        return 1;
    }
    return 0;
}

int leaveSpan(MD_SPANTYPE, void *, void *data)
{
    static_cast<Reading *>(data)->style = Style::Plain;
    return 0;
}

int text(MD_TEXTTYPE type, const MD_CHAR *words, MD_SIZE size, void *data)
{
    auto &reading = *static_cast<Reading *>(data);
    reading.add(type == MD_TEXT_SOFTBR || type == MD_TEXT_BR ? u" "_s : QString::fromUtf8(words, static_cast<qsizetype>(size)));
    return 0;
}

} // namespace

std::vector<Block> readBlocks(const QByteArray &markdown)
{
    Reading reading;
    const MD_PARSER parser { 0, MD_FLAG_TABLES | MD_FLAG_NOHTML, enterBlock, leaveBlock, enterSpan, leaveSpan, text, nullptr,
        nullptr };
    if (md_parse(markdown.constData(), static_cast<MD_SIZE>(markdown.size()), &parser, &reading) != 0)
        throw Error(ErrorKind::Damaged, u"the handbook has no form for %1"_s.arg(reading.unknown));
    return std::move(reading.blocks);
}

QString plainText(const Runs &runs)
{
    QString result;
    for (const Run &run : runs)
        result += run.text;
    return result;
}

} // namespace adduce
