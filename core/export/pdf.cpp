#include "core/ask/answer_words.h"
#include "core/export/export.h"
#include "core/export/pdf_canvas.h"

#include <QBuffer>
#include <QCoreApplication>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMargin = 56;
constexpr double kTop = 72; // below the running head
constexpr double kBottom = PdfCanvas::kHeight - 64;
constexpr double kTextWidth = PdfCanvas::kWidth - 2 * kMargin;
constexpr double kLeading = 1.35; // of the size
constexpr double kGrey = 0.4;

QString tr(const char *text)
{
    return QCoreApplication::translate("Export", text);
}

struct Style
{
    double size = 10;
    PdfFont font = PdfFont::Regular;
    double grey = 0;
    double before = 0; ///< space above, points
    double indent = 0;
};

constexpr Style kTitle { 18, PdfFont::Bold, 0, 0, 0 };
constexpr Style kHeading { 13, PdfFont::Bold, 0, 16, 0 };
constexpr Style kBody { 10, PdfFont::Regular, 0, 6, 0 };
constexpr Style kSmall { 8.5, PdfFont::Regular, kGrey, 4, 0 };
constexpr Style kSource { 8.5, PdfFont::Regular, 0.25, 3, 14 };
constexpr Style kCell { 7.5, PdfFont::Regular, 0, 0, 0 };
constexpr Style kCellHead { 7.5, PdfFont::Bold, 0, 0, 0 };

/// Sets text from the top of a page to its end, then on the next.
class Flow
{
public:
    explicit Flow(PdfCanvas &canvas)
        : m_canvas(canvas)
    {
        newPage();
    }

    void paragraph(const QString &text, const Style &style)
    {
        m_y += m_y > kTop ? style.before : 0;
        for (const QString &line : m_canvas.wrap(text, style.font, style.size, kTextWidth - style.indent)) {
            makeRoom(style.size * kLeading);
            m_y += style.size * kLeading;
            m_canvas.text(kMargin + style.indent, m_y - style.size * 0.3, line, style.font, style.size, style.grey);
        }
    }

    void heading(const QString &text, const Style &style)
    {
        makeRoom(style.before + style.size * kLeading + 3 * kBody.size * kLeading); // not alone at the foot of a page
        m_canvas.outline(text, m_y);
        paragraph(text, style);
    }

    void table(const QStringList &heads, const std::vector<QStringList> &rows, const std::vector<double> &shares);

private:
    using Cells = std::vector<QStringList>; ///< lines of each cell

    void newPage()
    {
        m_canvas.newPage();
        m_y = kTop;
    }
    void makeRoom(double height)
    {
        if (m_y + height > kBottom && m_y > kTop)
            newPage();
    }
    [[nodiscard]] Cells wrapRow(const QStringList &row, const std::vector<double> &shares, const Style &style);
    void drawRow(const Cells &cells, const std::vector<double> &shares, const Style &style, const Cells &heads);

    PdfCanvas &m_canvas;
    double m_y = 0;
};

Flow::Cells Flow::wrapRow(const QStringList &row, const std::vector<double> &shares, const Style &style)
{
    Cells cells;
    for (std::size_t i = 0; i < shares.size(); ++i)
        cells.push_back(m_canvas.wrap(row.value(qsizetype(i)), style.font, style.size, kTextWidth * shares[i] - 8));
    return cells;
}

void Flow::drawRow(const Cells &cells, const std::vector<double> &shares, const Style &style, const Cells &heads)
{
    const double leading = style.size * kLeading;
    qsizetype lines = 0;
    for (const QStringList &cell : cells)
        lines = std::max(lines, cell.size());
    const double height = double(lines) * leading + 6;
    // A short row stays whole; one that would leave a large gap goes on over the page end.
    const bool whole = height < (kBottom - kTop) * 0.35;
    const auto startPage = [&] {
        newPage();
        if (!heads.empty())
            drawRow(heads, shares, kCellHead, {});
    };
    if (m_y + (whole ? height : 3 * leading) > kBottom)
        startPage();
    m_y += 3;
    for (qsizetype line = 0; line < lines; ++line) {
        if (m_y + leading > kBottom)
            startPage();
        m_y += leading;
        double x = kMargin;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (line < cells[i].size())
                m_canvas.text(x, m_y - style.size * 0.3, cells[i][line], style.font, style.size, style.grey);
            x += kTextWidth * shares[i];
        }
    }
    m_y += 3;
    m_canvas.rule(kMargin, kMargin + kTextWidth, m_y, heads.empty() ? kGrey : 0.8);
}

void Flow::table(const QStringList &heads, const std::vector<QStringList> &rows, const std::vector<double> &shares)
{
    const Cells headCells = wrapRow(heads, shares, kCellHead);
    m_y += kBody.before;
    drawRow(headCells, shares, kCellHead, {});
    for (const QStringList &row : rows)
        drawRow(wrapRow(row, shares, kCell), shares, kCell, headCells);
}

void writeAnswered(Flow &flow, const Answer &answer)
{
    flow.paragraph(tr("Confidence: %1 (%2)").arg(words(answer.confidence), words(answer, answer.reason)), kSmall);
    QStringList sources;
    for (const AnswerSentence &sentence : answer.sentences) {
        QString marks;
        for (const Citation &citation : sentence.citations) {
            marks += u" [%1]"_s.arg(sources.size() + 1);
            QString place = chipText(citation);
            for (const QString &part : { citation.title, citation.section })
                place += part.isEmpty() ? QString() : u", "_s + part;
            sources << u"[%1] "_s.arg(sources.size() + 1) + place + u": \u201C"_s + citation.quote + u'\u201D';
        }
        flow.paragraph(sentence.text + marks, kBody);
    }
    flow.paragraph(tr("Sources"), { 8.5, PdfFont::Bold, 0.25, 8, 0 });
    for (const QString &source : sources)
        flow.paragraph(source, kSource);
}

void writeTurn(Flow &flow, const Answer &answer, qsizetype number)
{
    flow.heading(u"%1. "_s.arg(number) + answer.question.left(2000), kHeading);
    if (answer.verdict == Verdict::Answered)
        writeAnswered(flow, answer);
    else
        flow.paragraph(answer.verdict == Verdict::NoEvidence ? refusalWords(answer) : replyWords(answer), kBody);
    for (const CaveatNote &caveat : answer.caveats)
        flow.paragraph(tr("Note: %1").arg(words(caveat)), kSmall);
}

void writeTable(Flow &flow, const NamedRows &table)
{
    std::vector<QStringList> cells;
    for (const EvidenceRow &row : table.rows)
        cells.push_back({ row.claim, shownQuote(row), row.citation ? chipText(*row.citation) : QString(),
            row.confidence ? words(*row.confidence) : QString(), row.notes });
    flow.heading(table.name, kHeading);
    flow.table(
        { tr("Claim"), tr("Quote"), tr("Source"), tr("Confidence"), tr("Notes") }, cells, { 0.28, 0.32, 0.14, 0.11, 0.15 });
}

void writeMatrix(Flow &flow, const NamedMatrix &named)
{
    QStringList heads { tr("Paper") };
    for (const MatrixQuestion &question : named.matrix.questions)
        heads << question.text;
    std::vector<QStringList> cells;
    for (const MatrixPaper &paper : named.matrix.papers) {
        QStringList row { paper.source };
        for (const MatrixQuestion &question : named.matrix.questions)
            row << cellText(named.matrix, paper, question);
        cells.push_back(row);
    }
    flow.heading(named.name, kHeading);
    flow.table(heads, cells, std::vector<double>(static_cast<std::size_t>(heads.size()), 1.0 / double(heads.size())));
}

QString oneLine(PdfCanvas &canvas, const QString &text, double width)
{
    const QStringList lines = canvas.wrap(text, PdfFont::Regular, kSmall.size, width);
    return lines.size() > 1 ? lines.first() + u'\u2026' : lines.first();
}

void writeHeadsAndFeet(PdfCanvas &canvas, const QString &title)
{
    const QString head = oneLine(canvas, title, kTextWidth - 20);
    for (int page = 0; page < canvas.pageCount(); ++page) {
        canvas.selectPage(page);
        if (page > 0)
            canvas.text(kMargin, 46, head, PdfFont::Regular, kSmall.size, kGrey);
        const QString foot = u"%1 / %2"_s.arg(page + 1).arg(canvas.pageCount());
        const double width = canvas.width(foot, PdfFont::Regular, kSmall.size);
        canvas.text(PdfCanvas::kWidth - kMargin - width, PdfCanvas::kHeight - 36, foot, PdfFont::Regular, kSmall.size, kGrey);
    }
}

} // namespace

static void writeThread(Flow &flow, const Thread &thread)
{
    flow.heading(thread.row.marks.title.left(2000), kTitle);
    flow.paragraph(thread.row.createdAt.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s), kSmall);
    qsizetype number = 0;
    for (const Turn &turn : lastVersions(thread))
        writeTurn(flow, turn.answer, ++number);
}

void writePdf(const ExportContent &content, QIODevice &device)
{
    QBuffer words; // the Markdown says all that the pages will
    words.open(QIODevice::WriteOnly);
    writeMarkdown(content, words);
    PdfCanvas canvas(content.title, QString::fromUtf8(words.data()) + u"0123456789/[]()., \u00B7\u201C\u201D"_s);
    Flow flow(canvas);
    if (content.threads.empty())
        flow.heading(content.title.left(2000), kTitle);
    for (const Thread &thread : content.threads)
        writeThread(flow, thread);
    for (const NamedRows &table : content.tables)
        writeTable(flow, table);
    for (const NamedMatrix &matrix : content.matrices)
        writeMatrix(flow, matrix);
    writeHeadsAndFeet(canvas, content.title);
    canvas.save(device);
}

} // namespace adduce
