#include "core/export/matrix_csv.h"

#include "core/base/error.h"
#include "core/export/evidence_csv.h"
#include "core/guardrails/quote.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"

#include <QSet>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFirstQuestion = 3; // column, behind source, title and sha256
constexpr qsizetype kQuestionColumns = 3; // the cell, its page, its seal
constexpr qsizetype kMostQuestions = 1'000;
constexpr std::size_t kMostCells = 1'000'000;

qsizetype questionCount(const QStringList &heads)
{
    return (heads.size() - kFirstQuestion) / kQuestionColumns;
}

/// Where the quote stands on its page, if one sentence that begins there holds it.
std::vector<QRectF> placeOf(const std::vector<Sentence> &sentences, const Citation &citation)
{
    std::vector<QRectF> rects;
    for (const Sentence &sentence : sentences) {
        if (!isVerbatim(citation.quote, sentence.text))
            continue;
        for (const SentencePart &part : sentence.parts)
            if (part.page == citation.page - 1)
                rects.insert(rects.end(), part.rects.begin(), part.rects.end());
        break;
    }
    return rects;
}

/// The cells of one paper, as they are read out of its record.
class PaperRecord
{
public:
    PaperRecord(Database &database, const QStringList &record, const QString &where)
        : m_database(database)
        , m_record(record)
        , m_where(where)
        , m_row(sha256().isEmpty() ? std::nullopt : DocumentStore(database).findByHash(sha256()))
    {
    }

    [[nodiscard]] QString sha256() const { return cell(2).trimmed(); }
    [[nodiscard]] MatrixPaper paper() const
    {
        MatrixPaper paper;
        paper.sha256 = sha256();
        paper.source = m_row ? shortName(*m_row) : cell(0);
        paper.title = m_row ? displayTitle(*m_row) : cell(1);
        if (m_row)
            paper.document = m_row->id;
        return paper;
    }

    /// None for a cell that waits.
    [[nodiscard]] std::optional<MatrixCell> cellAt(qsizetype column)
    {
        MatrixCell made;
        const QString text = cell(column);
        if (cell(column + 1).trimmed().isEmpty()) {
            const auto state = valueNamed<CellState>(text.trimmed().replace(u' ', u'_'));
            if (text.trimmed().isEmpty())
                return std::nullopt;
            if (!state || *state == CellState::Quoted)
                throw Error(ErrorKind::Damaged, m_where, u"a quote has no page: \"%1\""_s.arg(text.left(60)));
            made.state = *state;
            made.chosenBy = *state == CellState::NotReported ? kChosenByUser : QString();
            return made;
        }
        made.state = CellState::Quoted;
        made.citation = citation(text, column + 1);
        return made;
    }

private:
    [[nodiscard]] QString cell(qsizetype column) const { return plainCell(m_record.value(column)); }

    Citation citation(const QString &quote, qsizetype pageColumn)
    {
        bool isNumber = false;
        Citation made;
        made.page = cell(pageColumn).toInt(&isNumber);
        if (!isNumber || made.page < 1 || quote.trimmed().isEmpty())
            throw Error(ErrorKind::Damaged, m_where, u"a quote has no page: \"%1\""_s.arg(quote.left(60)));
        made.quote = quote;
        const MatrixPaper from = paper();
        made.sha256 = from.sha256;
        made.source = from.source;
        made.title = from.title;
        if (!m_row)
            return made;
        made.document = m_row->id;
        made.path = m_row->path;
        made.pageCount = m_row->pages;
        made.label = TextStore(m_database).label(m_row->id, made.page - 1);
        if (m_sentences.empty())
            for (Sentence &sentence : TextStore(m_database).sentences(m_row->id))
                m_sentences[sentence.parts.front().page].push_back(std::move(sentence));
        if (const auto page = m_sentences.find(made.page - 1); page != m_sentences.end())
            made.rects = placeOf(page->second, made);
        return made;
    }

    Database &m_database;
    const QStringList &m_record;
    QString m_where; ///< for errors
    std::optional<DocumentRow> m_row;
    std::map<int, std::vector<Sentence>> m_sentences; ///< by the page on which they begin, 0-based; once a quote was looked for
};

} // namespace

bool isMatrixCsv(const std::vector<QStringList> &records)
{
    const QStringList &heads = records.front();
    const auto head = [&](qsizetype column) { return plainCell(heads.value(column)).trimmed().toLower(); };
    if (head(0) != u"source" || head(1) != u"title" || head(2) != u"sha256" || questionCount(heads) < 1)
        return false;
    return head(kFirstQuestion + 1) == u"page" && head(kFirstQuestion + 2) == u"seal";
}

MatrixChange matrixFromCsv(
    Database &database, EvidenceTableId table, const std::vector<QStringList> &records, const QString &name)
{
    const QStringList &heads = records.front();
    const qsizetype questions = questionCount(heads);
    if (questions > kMostQuestions || static_cast<std::size_t>(questions) * records.size() > kMostCells)
        throw Error(ErrorKind::TooLarge, name);
    const MatrixStore store(database);
    MatrixChange change { table, {}, {} };
    MatrixQuestionId question = store.newQuestionId();
    for (qsizetype i = 0; i < questions; ++i) {
        const QString text = plainCell(heads[kFirstQuestion + i * kQuestionColumns]).simplified();
        if (text.isEmpty())
            throw Error(ErrorKind::Damaged, name, u"column %1 has no question"_s.arg(kFirstQuestion + i * kQuestionColumns + 1));
        change.put.questions.push_back({ question, static_cast<double>(i + 1), text });
        ++question.value;
    }
    QSet<QString> known;
    MatrixPaperId id = store.newPaperId();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (std::size_t i = 1; i < records.size(); ++i) {
        PaperRecord record(database, records[i], name);
        if (!record.sha256().isEmpty() && known.contains(record.sha256()))
            continue;
        known.insert(record.sha256());
        MatrixPaper paper = record.paper();
        paper.id = id;
        ++id.value;
        paper.place = static_cast<double>(i);
        for (qsizetype q = 0; q < questions; ++q)
            if (auto cell = record.cellAt(kFirstQuestion + q * kQuestionColumns)) {
                cell->question = change.put.questions[static_cast<std::size_t>(q)].id;
                cell->paper = paper.id;
                cell->madeAt = now;
                change.put.cells.push_back(std::move(*cell));
            }
        change.put.papers.push_back(std::move(paper));
    }
    return change;
}

} // namespace adduce
