#include "core/workspace/verify_export.h"

#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/export/pdf_flow.h"
#include "core/guardrails/quote.h"
#include "core/ingest/recognise.h"
#include "core/library/database.h"
#include "core/library/recognised_store.h"
#include "core/workspace/workspace.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostOfExport = 256LL << 20; // of an export

/// The lines of the sentences that stand in the range.
std::vector<QRectF> linesOf(const Document &document, int page, const QuoteRange &range)
{
    std::vector<QRectF> lines;
    for (const Sentence &sentence : document.sentences)
        for (const SentencePart &part : sentence.parts)
            if (part.page == page && part.start <= range.last && range.first < part.start + part.length)
                lines.insert(lines.end(), part.rects.begin(), part.rects.end());
    return lines;
}

bool areOn(const std::vector<QRectF> &marks, const std::vector<QRectF> &lines)
{
    constexpr double kSlack = 3; // points: a mark made by hand, or by another version, is drawn a little larger
    return std::ranges::all_of(marks, [&](const QRectF &mark) {
        return std::ranges::any_of(
            lines, [&](const QRectF &line) { return line.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(mark); });
    });
}

/// The file with these bytes, opened: what was hashed is what is read. None for another, or one that cannot be opened.
std::optional<SourceFile> openIfSame(
    const QString &path, const QString &sha256, const WorkerLimits &limits, const std::stop_token &stop)
{
    try {
        SourceFile file(path, limits);
        if (file.sha256(stop) == sha256)
            return std::optional(std::move(file));
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
    }
    return std::nullopt;
}

/// A paper of an export.
struct Paper
{
    std::optional<SourceFile> file; ///< none: there is none with these bytes
    bool isReplaced = false; ///< where it was stands another
    DocumentRow row {}; ///< of the library; empty when it is not there
};

/// Where papers are looked for.
struct Places
{
    std::optional<Database> library; ///< none: there is no library
    QDir beside; ///< the export's folder: not those in it
    QStringList folders; ///< with those in them
};

QStringList filesIn(const QString &folder, const QString &name)
{
    QStringList paths;
    for (QDirIterator files(folder, { name }, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        paths << files.next();
    return paths;
}

Paper findPaper(Places &places, const Citation &citation, const WorkerLimits &limits, const std::stop_token &stop)
{
    Paper paper;
    if (places.library && !citation.sha256.isEmpty())
        paper.row = DocumentStore(*places.library).findByHash(citation.sha256).value_or(DocumentRow {});
    QStringList candidates { paper.row.path };
    if (!citation.path.isEmpty()) {
        candidates << places.beside.filePath(citation.path);
        for (const QString &folder : std::as_const(places.folders))
            candidates << filesIn(folder, citation.path);
    }
    for (const QString &path : std::as_const(candidates)) {
        if (path.isEmpty() || !QFileInfo(path).isFile())
            continue;
        if (auto same = openIfSame(path, citation.sha256, limits, stop)) {
            paper.file.emplace(*std::move(same));
            return paper;
        }
        paper.isReplaced = true;
    }
    return paper;
}

/// The file as it is now; pages that were recognised are as the library keeps them, by the same hash.
Document readPaper(const WorkerProgram &worker, const Paper &paper, Places &places, const std::stop_token &stop)
{
    if (paper.row.ocr.isEmpty())
        return readDocument(worker, *paper.file, { paper.row.encoding, {} }, {}, stop);
    OcrParameters ocr;
    ocr.mode = OcrMode::Ask;
    ocr.languages = paper.row.ocr.split(u'+');
    const RecognisedStore store(*places.library); // the row is its own
    const RecognisedCache cache { [&](int page) { return store.find(paper.row.sha256, page, ocr.languages); },
        [](const OcrPage &) {} };
    return readRecognising(worker, *paper.file, paper.row.sha256, paper.row.encoding, ocr, cache, {}, {}, stop).document;
}

/// What came of the place of each of these rows of one paper.
void lookUp(const WorkerProgram &worker, Places &places, const std::vector<VerifiedRow *> &rows, const std::stop_token &stop)
{
    const Paper paper = findPaper(places, rows.front()->row.citation, worker.limits, stop);
    std::optional<Document> document;
    RowOutcome outcome = paper.isReplaced ? RowOutcome::OtherFile : RowOutcome::NoFile;
    if (paper.file)
        try {
            document = readPaper(worker, paper, places, stop);
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                throw;
            outcome = RowOutcome::Unreadable;
        }
    for (VerifiedRow *row : rows) {
        row->file = paper.file ? paper.file->path() : QString();
        row->outcome = !row->row.isAsExported() ? RowOutcome::Changed
            : !document                         ? outcome
                                                : lookOnPage(*document, row->row.citation);
        if (row->outcome == RowOutcome::Proved && !row->row.seal)
            row->outcome = RowOutcome::Unsealed;
    }
}

/// What the pages of an exported PDF show, without their heads and feet, which may stand in the middle of a statement.
QString lettersOf(PageRenderer &renderer, const std::stop_token &stop)
{
    constexpr double kSlack = 4; // points around the baseline of heads
    const int pages = renderer.pageCount(stop);
    QString letters;
    for (int page = 0; page < pages; ++page) {
        const QString foot = pdfFoot(page, pages);
        for (const TextLine &line : renderer.lines(page, stop))
            if (!line.boxes.empty() && line.boxes.front().bottom() > PdfCanvas::kHead + kSlack && line.text.trimmed() != foot)
                letters += comparable(line.text);
    }
    return letters;
}

/// The rows that a PDF carries; what it shows is read, too.
std::vector<SealedRow> rowsOfPdf(Workspace &workspace, const QString &path, const std::stop_token &stop)
{
    PageRenderer renderer(workspace.worker(), path);
    const QByteArray json = renderer.attachment(QString::fromLatin1(kEvidenceAttachment), stop);
    if (json.isEmpty())
        throw Error(ErrorKind::Damaged, path, u"it carries no evidence: it was not exported by this version"_s);
    std::vector<SealedRow> rows = readSealedRows(json, path);
    const QString letters = lettersOf(renderer, stop);
    for (SealedRow &row : rows)
        row.isShown = letters.contains(comparable(row.statement));
    return rows;
}

std::vector<SealedRow> rowsOf(Workspace &workspace, const QString &path, const std::stop_token &stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
    if (file.size() > kMostOfExport)
        throw Error(ErrorKind::TooLarge, path);
    if (file.peek(5) == "%PDF-")
        return rowsOfPdf(workspace, path, stop);
    return readSealedRows(file.readAll(), path);
}

} // namespace

QString words(RowOutcome outcome)
{
    switch (outcome) {
    case RowOutcome::Proved:
        return tr("Proved: the quote stands on its page");
    case RowOutcome::Unsealed:
        return tr("The quote stands on its page; the file has no seal that ties the statement to it");
    case RowOutcome::Changed:
        return tr("Changed after the export: the statement, its quote or its place");
    case RowOutcome::NoFile:
        return tr("No file with the bytes that were cited was found");
    case RowOutcome::OtherFile:
        return tr("The paper's file has other bytes than the one that was cited");
    case RowOutcome::Unreadable:
        return tr("The paper's file cannot be read");
    case RowOutcome::NotOnPage:
        return tr("The quote does not stand on its page");
    case RowOutcome::Elsewhere:
        return tr("The quote stands on its page, but not where its marks are");
    }
    return {};
}

RowOutcome lookOnPage(const Document &document, const Citation &citation)
{
    const int page = citation.page - 1;
    if (page < 0 || page >= static_cast<int>(document.pages.size()))
        return RowOutcome::NotOnPage;
    const std::vector<QuoteRange> ranges = quoteRanges(citation.quote, document.pages[static_cast<std::size_t>(page)].text);
    if (ranges.empty())
        return RowOutcome::NotOnPage;
    const bool isThere = std::ranges::any_of(ranges, [&](const QuoteRange &range) {
        const std::vector<QRectF> lines = linesOf(document, page, range);
        return lines.empty() || areOn(citation.rects, lines); // no sentence: a heading that was marked by hand
    });
    return isThere ? RowOutcome::Proved : RowOutcome::Elsewhere;
}

std::vector<VerifiedRow> verifyExport(Workspace &workspace, const QString &path, const QStringList &folders,
    const std::function<void(int, int)> &onProgress, const std::stop_token &stop)
{
    std::vector<VerifiedRow> rows;
    for (SealedRow &row : rowsOf(workspace, path, stop))
        rows.push_back({ std::move(row), RowOutcome::Proved, {} });
    std::map<QString, std::vector<VerifiedRow *>> byPaper;
    for (VerifiedRow &row : rows)
        byPaper[row.row.citation.sha256].push_back(&row);
    Places places { std::nullopt, QFileInfo(path).absoluteDir(), folders };
    if (QFileInfo(workspace.libraryPath()).isFile()) // it need not be there
        places.library.emplace(workspace.library().open());
    int done = 0;
    for (const auto &[sha256, ofPaper] : byPaper) {
        throwIfStopped(stop);
        lookUp(workspace.worker(), places, ofPaper, stop);
        if (onProgress)
            onProgress(++done, static_cast<int>(byPaper.size()));
    }
    return rows;
}

} // namespace adduce
