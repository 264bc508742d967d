#include "core/answer/answer_words.h"
#include "core/answer/cited_source.h"
#include "core/answer/measured_rate.h"
#include "core/base/tr.h"
#include "core/evidence/column_figures.h"
#include "core/export/export.h"
#include "core/export/pdf_figures.h"
#include "core/export/pdf_flow.h"
#include "core/export/refusal_report.h"
#include "core/export/sealed_rows.h"
#include "core/text/doi.h"

#include <QBuffer>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr PdfStyle kTitle { 18, PdfFont::Bold, 0, 0, 0 };
constexpr PdfStyle kHeading { 13, PdfFont::Bold, 0, 16, 0 };
constexpr PdfStyle kSmall { 8.5, PdfFont::Regular, kPdfGrey, 4, 0 };
constexpr PdfStyle kCaption { 8.5, PdfFont::Bold, 0.25, 12, 0 };
constexpr PdfStyle kAside { 8.5, PdfFont::Bold, 0.25, 8, 0 };
constexpr PdfStyle kSource { 8.5, PdfFont::Regular, 0.25, 3, 14 };
constexpr PdfStyle kDoi { 8, PdfFont::Regular, kPdfGrey, 0, 14 };

/// Where a mark "[3]" stands that leads to its source.
struct PendingLink
{
    int page = 0;
    QRectF box;
    int number = 0; ///< of the source, 1-based
};

/// The boxes of the marks in a line; those of the sources begin their lines.
void findMarks(
    PdfCanvas &canvas, const QString &line, double x, double baseline, const PdfStyle &style, std::vector<PendingLink> &links)
{
    static const QRegularExpression mark(u"\\[(\\d+)\\]"_s);
    for (const QRegularExpressionMatch &match : mark.globalMatch(line)) {
        const double left = x + canvas.width(line.left(match.capturedStart()), style.font, style.size);
        const double width = canvas.width(match.captured(), style.font, style.size);
        links.push_back(
            { canvas.currentPage(), QRectF(left, baseline - style.size, width, style.size * 1.3), match.captured(1).toInt() });
    }
}

void writeSentences(PdfFlow &flow, const Answer &answer, const QHash<QString, QString> &dois)
{
    std::vector<PendingLink> links;
    std::vector<Citation> sources;
    const auto write = [&](const std::vector<AnswerSentence> &sentences) {
        for (const AnswerSentence &sentence : sentences) {
            QString marks;
            for (const Citation &citation : sentence.citations) {
                sources.push_back(citation);
                marks += u" [%1]"_s.arg(sources.size());
            }
            flow.paragraph(toldText(sentence) + marks, kPdfBody, [&](const QString &line, double x, double baseline) {
                findMarks(flow.canvas(), line, x, baseline, kPdfBody, links);
            });
        }
    };
    for (const Disagreement &disagreement : answer.disagreements)
        flow.paragraph(words(answer, disagreement), kSmall);
    write(answer.sentences);
    if (!answer.alsoSaid.empty())
        flow.paragraph(tr("Also said"), kAside);
    write(answer.alsoSaid);
    flow.paragraph(tr("Sources"), kAside);
    std::vector<std::pair<int, double>> places; // page and height of each source
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const Citation &c = sources[i];
        QString place = chipText(c);
        for (const QString &part : { c.title, c.section, c.web ? words(*c.web) : QString() })
            place += part.isEmpty() ? QString() : u", "_s + part;
        bool first = true;
        flow.paragraph(u"[%1] "_s.arg(i + 1) + place + u": \u201C"_s + c.quote + u'\u201D', kSource,
            [&](const QString &, double, double baseline) {
                if (std::exchange(first, false))
                    places.emplace_back(flow.canvas().currentPage(), baseline - kSource.size);
            });
        if (const QString address = doiAddress(dois.value(c.sha256)); !address.isEmpty())
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

QString confidenceWords(const Answer &answer)
{
    const QString words = tr("Confidence: %1 (%2)").arg(adduce::words(answer.confidence), adduce::words(answer, answer.reason));
    const auto rate = testedRate(answer);
    return rate ? words + u": "_s + testedWords(*rate) : words;
}

/// What was searched in vain.
void writeRefusal(PdfFlow &flow, const RefusalReport &report)
{
    const auto writeList = [&](const QString &title, const QStringList &items) {
        if (items.isEmpty())
            return;
        flow.paragraph(title, kPdfBody);
        for (const QString &item : items)
            flow.paragraph(item, kSource);
    };
    flow.paragraph(report.searched, kSmall);
    if (!report.terms.empty())
        flow.table(report.heads, report.terms, { 0.3, 0.15, 0.15, 0.4 });
    writeList(report.nearestTitle, report.nearest);
    writeList(tr("Next steps"), report.nextSteps);
    writeList(tr("Could not be searched"), report.unsearched);
}

void writeTurn(PdfFlow &flow, const Answer &answer, qsizetype number, const QHash<QString, QString> &dois)
{
    flow.heading(u"%1. "_s.arg(number) + answer.question.left(2000), kHeading);
    if (answer.verdict == Verdict::Answered)
        flow.paragraph(confidenceWords(answer), kSmall);
    else
        flow.paragraph(answer.isRefusal() ? refusalWords(answer) : replyWords(answer), kPdfBody);
    if (!answer.sentences.empty())
        writeSentences(flow, answer, dois);
    for (const Citation &place : answer.unquotable)
        flow.paragraph(unquotableWords(place), kSmall);
    if (answer.isRefusal())
        writeRefusal(flow, refusalReport(answer));
    for (const CaveatNote &caveat : answer.caveats)
        flow.paragraph(tr("Note: %1").arg(words(caveat)), kSmall);
}

/// A line of a table that names the source of a quote, or of a matrix that holds it: it leads to the quote on its page in the
/// PDF, or else to the paper's DOI.
struct QuotedLine
{
    int page = 0;
    QRectF box;
    Citation citation;
};

/// "Smith 2021, p. 3" is broken before its page and not within it.
QString withWholePage(const QString &source)
{
    static const QRegularExpression beforePage(u"[,\\x{FF0C}] ?(?=[^,\\x{FF0C}]*$)"_s); // the second in Chinese
    const QRegularExpressionMatch match = beforePage.match(source);
    const qsizetype page = match.capturedEnd();
    return match.hasMatch() ? source.first(page) + source.sliced(page).replace(u' ', QChar::Nbsp) : source;
}

/// `title`: of the whole; a table that is all of it needs no heading of its own.
void writeTable(PdfFlow &flow, const NamedRows &table, const QString &title, std::vector<QuotedLine> &quoted)
{
    enum Column
    {
        Claim,
        Quote,
        Source,
        ConfidenceWord,
        Caveats,
        Notes
    };
    std::vector<QStringList> cells;
    cells.reserve(table.rows.size());
    for (const EvidenceRow &row : table.rows)
        cells.push_back({ row.claim, shownQuote(row), row.citation ? withWholePage(chipText(*row.citation)) : QString(),
            row.confidence ? words(*row.confidence) : QString(), row.caveats, row.notes });
    if (table.name != title)
        flow.heading(table.name, kHeading);
    flow.table({ tr("Claim"), tr("Quote"), tr("Source"), tr("Confidence"), tr("Caveats"), tr("Notes") }, cells,
        { 0.22, 0.28, 0.14, 0.11, 0.13, 0.12 }, [&](std::size_t row, std::size_t column, const QRectF &box) {
            if (column == Source && table.rows[row].citation)
                quoted.push_back({ flow.canvas().currentPage(), box, *table.rows[row].citation });
        });
}

void writeMatrix(PdfFlow &flow, const NamedMatrix &named, std::vector<QuotedLine> &quoted)
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
    flow.table(heads, cells, std::vector<double>(static_cast<std::size_t>(heads.size()), 1.0 / double(heads.size())),
        [&](std::size_t row, std::size_t column, const QRectF &box) {
            if (column == 0)
                return;
            const auto cell = named.matrix.cells.find({ named.matrix.papers[row].id, named.matrix.questions[column - 1].id });
            if (cell != named.matrix.cells.end() && cell->second.citation)
                quoted.push_back({ flow.canvas().currentPage(), box, *cell->second.citation });
        });
    const QStringList conflicts = conflictLines(named.matrix);
    if (!conflicts.isEmpty())
        flow.paragraph(tr("What the papers say against each other"), kCaption);
    for (const QString &conflict : conflicts)
        flow.paragraph(conflict, kSource);
    for (const MatrixQuestion &question : named.matrix.questions)
        if (const ColumnFigures figures = figuresOf(named.matrix, question); figures.isNumeric())
            writeFigures(flow, figures);
}

/// Where a crop stands in the PDF.
struct CropPlace
{
    Citation citation;
    int page = 0;
    double y = 0;
};

/// The quotes of the tables, and those of answers that read better there, as they stand on their pages.
std::vector<CropPlace> writeCrops(PdfFlow &flow, const std::vector<QuoteCrop> &crops)
{
    std::vector<CropPlace> places;
    if (crops.empty())
        return places;
    flow.heading(tr("The quotes on their pages"), kHeading);
    for (const QuoteCrop &crop : crops) {
        if (crop.image.rgb.isEmpty())
            continue;
        flow.keepTogether(crop.image.height / kCropScale + 3 * kPdfBody.size * PdfFlow::kLeading);
        flow.paragraph(chipText(crop.citation), kCaption, [&](const QString &, double, double baseline) {
            places.push_back({ crop.citation, flow.canvas().currentPage(), baseline - kCaption.size });
        });
        flow.picture(crop.image, crop.image.width / kCropScale);
    }
    return places;
}

void linkQuotes(PdfCanvas &canvas, const std::vector<QuotedLine> &quoted, const std::vector<CropPlace> &crops,
    const QHash<QString, QString> &dois)
{
    for (const QuotedLine &line : quoted) {
        const Citation &wanted = line.citation;
        const auto crop = std::ranges::find_if(crops, [&](const CropPlace &place) { // it may have been found on other ways
            return place.citation.page == wanted.page && place.citation.sha256 == wanted.sha256
                && place.citation.quote == wanted.quote;
        });
        if (crop != crops.end())
            canvas.link(line.page, line.box, crop->page, crop->y);
        else if (const QString address = doiAddress(dois.value(line.citation.sha256)); !address.isEmpty())
            canvas.link(line.page, line.box, address);
    }
}

QString oneLine(PdfCanvas &canvas, const QString &text, double width)
{
    const QStringList lines = canvas.wrap(text, PdfFont::Regular, kSmall.size, width);
    return lines.size() > 1 ? lines.first() + u'\u2026' : lines.first();
}

void writeHeadsAndFeet(PdfCanvas &canvas, const QString &title)
{
    const QString head = oneLine(canvas, title, canvas.paper().width() - 2 * kPdfMargin - 20);
    for (int page = 0; page < canvas.pageCount(); ++page) {
        canvas.selectPage(page);
        if (page > 0)
            canvas.text(kPdfMargin, PdfCanvas::kHead, head, PdfFont::Regular, kSmall.size, kPdfGrey);
        const QString foot = pdfFoot(page, canvas.pageCount());
        const double width = canvas.width(foot, PdfFont::Regular, kSmall.size);
        canvas.text(canvas.paper().width() - kPdfMargin - width, canvas.foot(), foot, PdfFont::Regular, kSmall.size, kPdfGrey);
    }
}

} // namespace

static void writeThread(PdfFlow &flow, const Thread &thread, const QHash<QString, QString> &dois)
{
    flow.heading(thread.row.marks.title.left(2000), kTitle);
    flow.paragraph(thread.row.createdAt.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s), kSmall);
    qsizetype number = 0;
    for (const Turn &turn : lastVersions(thread))
        writeTurn(flow, turn.answer, ++number, dois);
}

QString pdfFoot(int page, int pages)
{
    return u"%1 / %2"_s.arg(page + 1).arg(pages);
}

void writePdf(const ExportContent &content, QIODevice &device, const std::stop_token &stop)
{
    QBuffer words; // the Markdown says all that the pages will
    words.open(QIODevice::WriteOnly);
    writeMarkdown(content, words);
    const QStringList dois = content.dois.values();
    PdfCanvas canvas(content.title,
        QString::fromUtf8(words.data()) + u"https://doi.org 0123456789%[]()., \u00B7\u201C\u201D\u2212\u2013\u2026"_s
            + dois.join(u' '),
        content.paper);
    PdfFlow flow(canvas, stop);
    if (content.threads.empty())
        flow.heading(content.title.left(2000), kTitle);
    for (const Thread &thread : content.threads)
        writeThread(flow, thread, content.dois);
    std::vector<QuotedLine> quoted;
    for (const NamedRows &table : content.tables)
        writeTable(flow, table, content.threads.empty() ? content.title : QString(), quoted);
    for (const NamedMatrix &matrix : content.matrices)
        writeMatrix(flow, matrix, quoted);
    linkQuotes(canvas, quoted, writeCrops(flow, content.crops), content.dois);
    writeHeadsAndFeet(canvas, content.title);
    if (const std::vector<SealedRow> rows = sealedRows(content); !rows.empty())
        canvas.attach(QString::fromLatin1(kEvidenceAttachment), evidenceJson(rows));
    canvas.save(device);
}

} // namespace adduce
