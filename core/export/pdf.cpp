#include "core/ask/answer_words.h"
#include "core/base/tr.h"
#include "core/export/export.h"
#include "core/export/pdf_canvas.h"
#include "core/export/shaped_text.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QUrl>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMargin = 56;
constexpr double kTop = 72; // below the running head
constexpr double kBottom = PdfCanvas::kHeight - 64;
constexpr double kTextWidth = PdfCanvas::kWidth - 2 * kMargin;
constexpr double kLeading = 1.35; // of the size
constexpr double kGrey = 0.4;

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
constexpr Style kCaption { 8.5, PdfFont::Bold, 0.25, 12, 0 };
constexpr Style kSource { 8.5, PdfFont::Regular, 0.25, 3, 14 };
constexpr Style kDoi { 8, PdfFont::Regular, kGrey, 0, 14 };
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

    /// `each`: is told of every line where it stands, and may link what is in it.
    void paragraph(const QString &text, const Style &style, const std::function<void(const QString &, double, double)> &each = {})
    {
        m_y += m_y > kTop ? style.before : 0;
        const bool toTheLeft = isRightToLeft(text);
        for (const QString &line : m_canvas.wrap(text, style.font, style.size, kTextWidth - style.indent)) {
            makeRoom(style.size * kLeading);
            m_y += style.size * kLeading;
            const double x =
                toTheLeft ? kMargin + kTextWidth - m_canvas.width(line, style.font, style.size) : kMargin + style.indent;
            const double baseline = m_y - style.size * 0.3;
            m_canvas.text(x, baseline, line, style.font, style.size, style.grey);
            if (each)
                each(line, x, baseline);
        }
    }

    /// A crop as wide as on its page, or as the text, if that is narrower.
    void picture(const PageImage &image)
    {
        const double width = std::min(kTextWidth, image.width / kCropScale);
        const double height = width * image.height / image.width;
        constexpr double kGap = 4;
        makeRoom(height + 2 * kGap);
        m_canvas.image({ kMargin, m_y + kGap, width, height }, image);
        for (const double edge : { m_y + kGap, m_y + kGap + height })
            m_canvas.rule(kMargin, kMargin + width, edge, 0.8);
        m_y += height + 2 * kGap;
    }
    /// Begins a page if so much does not stand on this one.
    void keepTogether(double height) { makeRoom(height); }

    [[nodiscard]] double y() const { return m_y; }
    [[nodiscard]] PdfCanvas &canvas() { return m_canvas; }

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
            if (line < cells[i].size()) {
                const QString &text = cells[i][line];
                const double shift =
                    isRightToLeft(text) ? kTextWidth * shares[i] - 8 - m_canvas.width(text, style.font, style.size) : 0;
                m_canvas.text(x + shift, m_y - style.size * 0.3, text, style.font, style.size, style.grey);
            }
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

/// Where a mark "[3]" stands that leads to its source.
struct PendingLink
{
    int page = 0;
    QRectF box;
    int number = 0; ///< of the source, 1-based
};

/// The boxes of the marks in a line; those of the sources begin their lines.
void findMarks(
    PdfCanvas &canvas, const QString &line, double x, double baseline, const Style &style, std::vector<PendingLink> &links)
{
    static const QRegularExpression mark(u"\\[(\\d+)\\]"_s);
    for (const QRegularExpressionMatch &match : mark.globalMatch(line)) {
        const double left = x + canvas.width(line.left(match.capturedStart()), style.font, style.size);
        const double width = canvas.width(match.captured(), style.font, style.size);
        links.push_back(
            { canvas.currentPage(), QRectF(left, baseline - style.size, width, style.size * 1.3), match.captured(1).toInt() });
    }
}

/// A DOI as an address; empty for what is none.
QString addressOf(const QString &doi)
{
    static const QRegularExpression sound(u"^10\\.\\d{4,9}/[^\\s\\p{C}]+$"_s);
    return sound.match(doi).hasMatch() ? u"https://doi.org/"_s + QString::fromLatin1(QUrl::toPercentEncoding(doi, "/:;()._-"))
                                       : QString();
}

void writeAnswered(Flow &flow, const Answer &answer, const QHash<QString, QString> &dois)
{
    flow.paragraph(tr("Confidence: %1 (%2)").arg(words(answer.confidence), words(answer, answer.reason)), kSmall);
    std::vector<PendingLink> links;
    std::vector<Citation> sources;
    for (const AnswerSentence &sentence : answer.sentences) {
        QString marks;
        for (const Citation &citation : sentence.citations) {
            sources.push_back(citation);
            marks += u" [%1]"_s.arg(sources.size());
        }
        flow.paragraph(sentence.text + marks, kBody,
            [&](const QString &line, double x, double baseline) { findMarks(flow.canvas(), line, x, baseline, kBody, links); });
    }
    flow.paragraph(tr("Sources"), { 8.5, PdfFont::Bold, 0.25, 8, 0 });
    std::vector<std::pair<int, double>> places; // page and height of each source
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const Citation &c = sources[i];
        QString place = chipText(c);
        for (const QString &part : { c.title, c.section })
            place += part.isEmpty() ? QString() : u", "_s + part;
        bool first = true;
        flow.paragraph(u"[%1] "_s.arg(i + 1) + place + u": \u201C"_s + c.quote + u'\u201D', kSource,
            [&](const QString &, double, double baseline) {
                if (std::exchange(first, false))
                    places.emplace_back(flow.canvas().currentPage(), baseline - kSource.size);
            });
        if (const QString address = addressOf(dois.value(c.sha256)); !address.isEmpty())
            flow.paragraph(address, kDoi, [&](const QString &line, double x, double baseline) {
                const double width = flow.canvas().width(line, kDoi.font, kDoi.size);
                flow.canvas().link(flow.canvas().currentPage(), QRectF(x, baseline - kDoi.size, width, kDoi.size * 1.3), address);
            });
    }
    for (const PendingLink &link : links) // a number that the paper itself put in brackets leads nowhere
        if (link.number >= 1 && link.number <= static_cast<int>(places.size()))
            flow.canvas().link(link.page, link.box, places[static_cast<std::size_t>(link.number - 1)].first,
                places[static_cast<std::size_t>(link.number - 1)].second);
}

void writeTurn(Flow &flow, const Answer &answer, qsizetype number, const QHash<QString, QString> &dois)
{
    flow.heading(u"%1. "_s.arg(number) + answer.question.left(2000), kHeading);
    if (answer.verdict == Verdict::Answered)
        writeAnswered(flow, answer, dois);
    else
        flow.paragraph(answer.verdict == Verdict::NoEvidence ? refusalWords(answer) : replyWords(answer), kBody);
    for (const CaveatNote &caveat : answer.caveats)
        flow.paragraph(tr("Note: %1").arg(words(caveat)), kSmall);
}

/// `title`: of the whole; a table that is all of it needs no heading of its own.
void writeTable(Flow &flow, const NamedRows &table, const QString &title)
{
    std::vector<QStringList> cells;
    for (const EvidenceRow &row : table.rows)
        cells.push_back({ row.claim, shownQuote(row), row.citation ? chipText(*row.citation) : QString(),
            row.confidence ? words(*row.confidence) : QString(), row.notes });
    if (table.name != title)
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

/// The quotes of the tables as they stand on their pages.
void writeCrops(Flow &flow, const std::vector<QuoteCrop> &crops)
{
    if (crops.empty())
        return;
    flow.heading(tr("The quotes on their pages"), kHeading);
    for (const QuoteCrop &crop : crops) {
        if (crop.image.rgb.isEmpty())
            continue;
        flow.keepTogether(crop.image.height / kCropScale + 3 * kBody.size * kLeading);
        flow.paragraph(chipText(crop.citation), kCaption);
        flow.picture(crop.image);
    }
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

static void writeThread(Flow &flow, const Thread &thread, const QHash<QString, QString> &dois)
{
    flow.heading(thread.row.marks.title.left(2000), kTitle);
    flow.paragraph(thread.row.createdAt.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s), kSmall);
    qsizetype number = 0;
    for (const Turn &turn : lastVersions(thread))
        writeTurn(flow, turn.answer, ++number, dois);
}

void writePdf(const ExportContent &content, QIODevice &device)
{
    QBuffer words; // the Markdown says all that the pages will
    words.open(QIODevice::WriteOnly);
    writeMarkdown(content, words);
    const QStringList dois = content.dois.values();
    PdfCanvas canvas(content.title,
        QString::fromUtf8(words.data()) + u"https://doi.org 0123456789%[]()., \u00B7\u201C\u201D"_s + dois.join(u' '));
    Flow flow(canvas);
    if (content.threads.empty())
        flow.heading(content.title.left(2000), kTitle);
    for (const Thread &thread : content.threads)
        writeThread(flow, thread, content.dois);
    for (const NamedRows &table : content.tables)
        writeTable(flow, table, content.threads.empty() ? content.title : QString());
    for (const NamedMatrix &matrix : content.matrices)
        writeMatrix(flow, matrix);
    writeCrops(flow, content.crops);
    writeHeadsAndFeet(canvas, content.title);
    canvas.save(device);
}

} // namespace adduce
