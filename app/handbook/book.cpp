#include "app/handbook/book.h"

#include "core/export/pdf_canvas.h"
#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// Points.
constexpr double kLeft = 52;
constexpr double kRight = Paper {}.width() - 52;
constexpr double kTop = 50;
constexpr double kBottom = Paper {}.height() - 54;
constexpr double kBody = 9.4;
constexpr double kCode = 8.4;
constexpr double kLine = 12.2;
constexpr double kIndent = 16;

/// A stretch of a line in one font, without a space.
struct Piece
{
    QString text;
    PdfFont font;
};
using Word = std::vector<Piece>;

PdfFont fontOf(Style style, bool bold)
{
    return style == Style::Code ? PdfFont::Mono : bold || style == Style::Bold ? PdfFont::Bold : PdfFont::Regular;
}

double sizeOf(PdfFont font)
{
    return font == PdfFont::Mono ? kCode : kBody;
}

/// Words that no line is broken within; one may change its font: "**Ask**,".
std::vector<Word> wordsOf(const Runs &runs, bool bold)
{
    std::vector<Word> words;
    bool open = false;
    for (const Run &run : runs) {
        const QStringList parts = run.text.split(u' ');
        for (qsizetype i = 0; i < parts.size(); ++i) {
            open = open && i == 0; // a space ended it
            if (parts[i].isEmpty())
                continue;
            if (!open)
                words.emplace_back();
            words.back().push_back({ parts[i], fontOf(run.style, bold) });
            open = true;
        }
    }
    return words;
}

class Book
{
public:
    Book(const QString &title, const QString &characters)
        : m_canvas(title, characters)
    {
        m_canvas.newPage(); // of the contents, which are set last
    }

    void setChapter(const std::vector<Block> &blocks)
    {
        if (m_chapters.empty() || m_y > kBottom - 9 * kLine) // a title with a few words under it
            newPage();
        else if (m_y > kTop)
            m_y += 20;
        for (const Block &block : blocks)
            set(block);
    }
    void setContents(const QString &title);
    void save(QIODevice &device)
    {
        m_canvas.labelPages(0, PageNumbers::Roman);
        m_canvas.labelPages(1, PageNumbers::Arabic);
        m_canvas.save(device);
    }

private:
    struct Chapter
    {
        QString title;
        int page; ///< 0-based
    };
    void newPage();
    void need(double height); ///< a new page unless so much is left
    void set(const Block &block);
    void setHeading(const Block &block);
    void setTableRow(const Block &block);
    /// Returns the height that it took, from m_y on; `draw` false only measures.
    double setWords(const Runs &runs, double left, double right, bool bold, bool draw);
    [[nodiscard]] double widthOf(const Word &word);

    PdfCanvas m_canvas;
    std::vector<Chapter> m_chapters;
    Block::Kind m_last = Block::Kind::Title; ///< of the block before
    double m_y = kTop; ///< of the top of what comes next
};

void Book::newPage()
{
    m_canvas.newPage();
    m_y = kTop;
    const int number = m_canvas.pageCount() - 1;
    const QString label = QString::number(number);
    m_canvas.text(kRight - m_canvas.width(label, PdfFont::Regular, 9), Paper {}.height() - 36, label, PdfFont::Regular, 9, 0.4);
}

void Book::need(double height)
{
    if (m_y + height > kBottom)
        newPage();
}

double Book::widthOf(const Word &word)
{
    double sum = 0;
    for (const Piece &piece : word)
        sum += m_canvas.width(piece.text, piece.font, sizeOf(piece.font));
    return sum;
}

double Book::setWords(const Runs &runs, double left, double right, bool bold, bool draw)
{
    const double space = m_canvas.width(u" "_s, PdfFont::Regular, kBody);
    double x = left;
    double y = m_y;
    for (const Word &word : wordsOf(runs, bold)) {
        const double width = widthOf(word);
        if (x > left && x + width > right) {
            x = left;
            y += kLine;
            if (draw && y + kLine > kBottom) {
                newPage();
                y = m_y;
            }
        }
        for (const Piece &piece : word) {
            if (draw)
                m_canvas.text(x, y + kBody, piece.text, piece.font, sizeOf(piece.font));
            x += m_canvas.width(piece.text, piece.font, sizeOf(piece.font));
        }
        x += space;
    }
    const double height = y + kLine - m_y;
    if (draw)
        m_y = y + kLine;
    return height;
}

void Book::setHeading(const Block &block)
{
    const QString text = plainText(block.cells.front());
    const bool isTitle = block.kind == Block::Kind::Title;
    const double size = isTitle ? 18 : 12;
    if (!isTitle) {
        m_y += 4;
        need(4 * kLine); // never alone at the foot
    }
    m_canvas.outline(text, m_y, isTitle ? 0 : 1);
    if (isTitle)
        m_chapters.push_back({ text, m_canvas.currentPage() });
    for (const QString &line : m_canvas.wrap(text, PdfFont::Bold, size, kRight - kLeft)) {
        m_canvas.text(kLeft, m_y + size, line, PdfFont::Bold, size);
        m_y += size * 1.3;
    }
    m_y += isTitle ? 6 : 2;
}

void Book::setTableRow(const Block &block)
{
    const bool isHead = block.kind == Block::Kind::TableHead;
    const auto columns = static_cast<double>(std::max<std::size_t>(1, block.cells.size()));
    const double first = columns == 2 ? 0.36 : 1 / columns; // a name and what it is
    const auto leftOf = [&](std::size_t column) {
        const double share = column == 0 ? 0 : first + (1 - first) / (columns - 1) * static_cast<double>(column - 1);
        return kLeft + share * (kRight - kLeft);
    };
    const auto rightOf = [&](std::size_t column) { return column + 1 < block.cells.size() ? leftOf(column + 1) - 8 : kRight; };
    double height = 0;
    for (std::size_t i = 0; i < block.cells.size(); ++i)
        height = std::max(height, setWords(block.cells[i], leftOf(i), rightOf(i), isHead, false));
    need(height + 2);
    const double top = m_y;
    for (std::size_t i = 0; i < block.cells.size(); ++i) {
        m_y = top;
        setWords(block.cells[i], leftOf(i), rightOf(i), isHead, true);
    }
    m_y = top + height;
    m_canvas.rule(kLeft, kRight, m_y, isHead ? 0.3 : 0.8);
    m_y += 2;
}

void Book::set(const Block &block)
{
    const bool isPlain = block.kind == Block::Kind::Paragraph || block.kind == Block::Kind::Code;
    if (isPlain && m_last != block.kind && m_last != Block::Kind::Section && m_last != Block::Kind::Title)
        m_y += 3; // after a list or a table
    m_last = block.kind;
    switch (block.kind) {
    case Block::Kind::Title:
    case Block::Kind::Section:
        return setHeading(block);
    case Block::Kind::TableHead:
    case Block::Kind::TableRow:
        return setTableRow(block);
    case Block::Kind::Code:
        for (const QString &line : plainText(block.cells.front()).trimmed().split(u'\n'))
            for (const QString &part : m_canvas.wrap(line, PdfFont::Mono, kCode, kRight - kLeft - kIndent)) {
                need(kLine);
                m_canvas.text(kLeft + kIndent, m_y + kCode, part, PdfFont::Mono, kCode);
                m_y += kLine - 2;
            }
        m_y += 5;
        return;
    case Block::Kind::Bullet:
    case Block::Kind::Numbered: {
        need(kLine);
        const QString mark = block.kind == Block::Kind::Bullet ? u"\u2022"_s : u"%1."_s.arg(block.number);
        m_canvas.text(kLeft + 2, m_y + kBody, mark, PdfFont::Regular, kBody);
        setWords(block.cells.front(), kLeft + kIndent, kRight, false, true);
        m_y += 2;
        return;
    }
    case Block::Kind::Paragraph:
        need(2 * kLine);
        setWords(block.cells.front(), kLeft, kRight, false, true);
        m_y += 5;
        return;
    }
}

void Book::setContents(const QString &title)
{
    m_canvas.selectPage(0);
    m_y = 120;
    m_canvas.text(kLeft, m_y, title, PdfFont::Bold, 26);
    m_y += 50;
    for (const Chapter &chapter : m_chapters) {
        const QString page = QString::number(chapter.page);
        m_canvas.text(kLeft, m_y, chapter.title, PdfFont::Regular, 12);
        m_canvas.text(kRight - m_canvas.width(page, PdfFont::Regular, 12), m_y, page, PdfFont::Regular, 12);
        m_canvas.link(0, { kLeft, m_y - 13, kRight - kLeft, 20 }, chapter.page, 0);
        m_y += 24;
    }
}

} // namespace

void writeBook(QIODevice &device, const QString &title, const std::vector<std::vector<Block>> &chapters)
{
    QString characters = title + u"0123456789\u2022."_s;
    for (const std::vector<Block> &blocks : chapters)
        for (const Block &block : blocks)
            for (const Runs &runs : block.cells)
                characters += plainText(runs);
    Book book(title, characters);
    for (const std::vector<Block> &blocks : chapters)
        book.setChapter(blocks);
    book.setContents(title);
    book.save(device);
}

} // namespace adduce
