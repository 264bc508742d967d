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

constexpr qint64 kMostBytes = 256LL << 20; // of an export

/// Where comparable letters of a quote stand in a page's text: [first, last].
struct Range
{
    qsizetype first = 0;
    qsizetype last = 0;
};

std::vector<Range> rangesOf(const QString &quote, const QString &page)
{
    QString letters;
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < page.size(); ++i)
        if (const QString letter = comparable(QStringView(page).sliced(i, 1)); !letter.isEmpty()) {
            letters += letter;
            places.push_back(i);
        }
    const QString wanted = comparable(quote);
    std::vector<Range> ranges;
    if (wanted.isEmpty())
        return ranges;
    for (qsizetype at = indexOfQuote(wanted, letters); at >= 0; at = indexOfQuote(wanted, letters, at + 1))
        ranges.push_back({ places[static_cast<std::size_t>(at)], places[static_cast<std::size_t>(at + wanted.size() - 1)] });
    return ranges;
}

/// The lines of the sentences that stand in the range.
std::vector<QRectF> linesOf(const Document &document, int page, const Range &range)
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

QString hashOf(const QString &path, const WorkerLimits &limits, const std::stop_token &stop)
{
    try {
        return SourceFile(path, limits).sha256(stop);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        return {};
    }
}

/// Files that may be papers of an export, by the hash of their bytes.
class Papers
{
public:
    Papers(Workspace &workspace, const QDir &beside, QStringList folders, std::stop_token stop)
        : m_workspace(workspace)
        , m_beside(beside)
        , m_folders(std::move(folders))
        , m_stop(std::move(stop))
    {
    }

    struct Found
    {
        QString path; ///< empty when there is none
        RowOutcome outcome = RowOutcome::Proved;
        DocumentRow row; ///< of the library; empty when it is not there
    };
    Found find(const Citation &citation)
    {
        Found found { {}, RowOutcome::NoFile, rowOf(citation.sha256) };
        QStringList candidates { found.row.path };
        if (!citation.path.isEmpty())
            candidates << m_beside.filePath(citation.path);
        for (const QString &folder : m_folders)
            candidates << filesIn(folder, citation.path);
        for (const QString &path : candidates) {
            if (path.isEmpty() || !QFileInfo(path).isFile())
                continue;
            if (hashOf(path, m_workspace.worker().limits, m_stop) == citation.sha256)
                return { path, RowOutcome::Proved, found.row };
            found.outcome = RowOutcome::OtherFile;
        }
        return found;
    }

private:
    /// Of a library that need not be there.
    DocumentRow rowOf(const QString &sha256)
    {
        if (sha256.isEmpty() || !QFileInfo(m_workspace.libraryPath()).isFile())
            return {};
        Database database = m_workspace.library().open();
        return DocumentStore(database).findByHash(sha256).value_or(DocumentRow {});
    }

    static QStringList filesIn(const QString &folder, const QString &name)
    {
        QStringList paths;
        if (!name.isEmpty())
            for (QDirIterator files(folder, { name }, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
                paths << files.next();
        return paths;
    }

    Workspace &m_workspace;
    QDir m_beside; ///< the export's folder: not those in it
    QStringList m_folders; ///< with those in them
    std::stop_token m_stop;
};

/// The file as it is now; pages that were recognised are as the library keeps them, by the same hash.
Document readPaper(Workspace &workspace, const Papers::Found &found, const QString &sha256, const std::stop_token &stop)
{
    const SourceFile file(found.path, workspace.worker().limits);
    if (found.row.ocr.isEmpty())
        return readDocument(workspace.worker(), file, { found.row.encoding, {} }, {}, stop);
    Database database = workspace.library().open();
    OcrParameters ocr;
    ocr.mode = OcrMode::Ask;
    ocr.languages = found.row.ocr.split(u'+');
    const RecognisedCache cache { [&](int page) { return RecognisedStore(database).find(sha256, page, ocr.languages); },
        [](const OcrPage &) {} };
    return readRecognising(workspace.worker(), file, sha256, found.row.encoding, ocr, cache, {}, {}, stop).document;
}

/// What came of the place of each of these rows of one paper.
void lookUp(Workspace &workspace, Papers &papers, const QString &sha256, const std::vector<VerifiedRow *> &rows,
    const std::stop_token &stop)
{
    const Papers::Found found = papers.find(rows.front()->row.citation);
    std::optional<Document> document;
    RowOutcome outcome = found.outcome;
    if (outcome == RowOutcome::Proved)
        try {
            document = readPaper(workspace, found, sha256, stop);
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                throw;
            outcome = RowOutcome::Unreadable;
        }
    for (VerifiedRow *row : rows) {
        row->file = found.path;
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
    constexpr double kSlack = 4; // points around the baselines of heads and feet
    QString letters;
    for (int page = 0; page < renderer.pageCount(); ++page)
        for (const TextLine &line : renderer.lines(page, stop))
            if (!line.boxes.empty() && line.boxes.front().bottom() > PdfCanvas::kHead + kSlack
                && line.boxes.front().top() < PdfCanvas::kFoot - kSlack - kPdfBody.size)
                letters += comparable(line.text);
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
    if (file.size() > kMostBytes)
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
    const std::vector<Range> ranges = rangesOf(citation.quote, document.pages[static_cast<std::size_t>(page)].text);
    if (ranges.empty())
        return RowOutcome::NotOnPage;
    const bool isThere = std::ranges::any_of(ranges, [&](const Range &range) {
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
    Papers papers(workspace, QFileInfo(path).absoluteDir(), folders, stop);
    int done = 0;
    for (const auto &[sha256, ofPaper] : byPaper) {
        throwIfStopped(stop);
        lookUp(workspace, papers, sha256, ofPaper, stop);
        if (onProgress)
            onProgress(++done, static_cast<int>(byPaper.size()));
    }
    return rows;
}

} // namespace adduce
