#include "core/export/sealed_rows.h"

#include "core/answer/answer_words.h"
#include "core/answer/seal.h"
#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/export/evidence_csv.h"
#include "core/export/matrix_csv.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QStringDecoder>
#include <functional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1;
constexpr int kDeepestJson = 64; // objects in objects
constexpr QByteArrayView kCommentStart("<!-- adduce-evidence 1");
constexpr QByteArrayView kCommentEnd("-->");

/// What of a citation says where its quote stands.
Citation placeOf(const Citation &citation)
{
    Citation place;
    place.sha256 = citation.sha256;
    place.path = QFileInfo(citation.path).fileName();
    place.source = citation.source;
    place.page = citation.page;
    place.label = citation.label;
    place.quote = citation.quote;
    place.rects = citation.rects;
    return place;
}

Citation placeFrom(const QJsonObject &json)
{
    return placeOf(citationFromJson(json));
}

QJsonObject toJson(const SealedRow &row)
{
    QJsonObject json = toJson(row.citation);
    json[u"statement"_s] = row.statement;
    json[u"seal"_s] = row.seal.value_or(QString());
    return json;
}

std::optional<QString> sealFrom(const QJsonValue &json)
{
    return json.isUndefined() ? std::nullopt : std::optional(json.toString());
}

SealedRow rowFrom(const QJsonObject &json)
{
    return { json[u"statement"_s].toString(), placeFrom(json), json[u"seal"_s].toString() };
}

/// Each sentence with its citations, wherever it stands: in a file of threads, an answer or a thread of `--json`.
void collectSentences(const QJsonValue &json, int depth, std::vector<SealedRow> &rows)
{
    if (depth > kDeepestJson)
        return;
    if (json.isArray()) {
        for (const QJsonValue &one : json.toArray())
            collectSentences(one, depth + 1, rows);
        return;
    }
    const QJsonObject object = json.toObject();
    const QJsonValue citations = object[u"citations"_s];
    if (citations.isArray()) {
        for (const QJsonValue &citation : citations.toArray())
            rows.push_back(
                { object[u"text"_s].toString(), placeFrom(citation.toObject()), sealFrom(citation.toObject().value(u"seal"_s)) });
        return;
    }
    for (const QJsonValue &value : object)
        collectSentences(value, depth + 1, rows);
}

std::vector<SealedRow> readJson(const QByteArray &file, const QString &name)
{
    QJsonParseError problem;
    const QJsonDocument json = QJsonDocument::fromJson(file, &problem);
    if (problem.error != QJsonParseError::NoError)
        throw Error(ErrorKind::Damaged, name, u"%1 at byte %2"_s.arg(problem.errorString()).arg(problem.offset));
    const QJsonObject object = json.object();
    if (object[u"version"_s].toInt() > kVersion)
        throw Error(ErrorKind::NewerFile, name, u"version %1, known is %2"_s.arg(object[u"version"_s].toInt()).arg(kVersion));
    std::vector<SealedRow> rows;
    if (object[u"format"_s].toString() == u"adduce-evidence")
        for (const QJsonValue &row : object[u"rows"_s].toArray())
            rows.push_back(rowFrom(row.toObject()));
    else
        collectSentences(json.isArray() ? QJsonValue(json.array()) : QJsonValue(object), 0, rows);
    return rows;
}

QString hashOfLine(const QByteArray &line)
{
    Sha256 hash;
    hash.add(line.trimmed());
    return QString::fromLatin1(hash.takeHex());
}

/// A line of the comment; one that cannot be read is a row that is not as it was exported.
SealedRow rowFromLine(const QByteArray &line, const QSet<QString> &shown)
{
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromBase64(line)).object();
    SealedRow row = rowFrom(json);
    row.seal = json[u"seal"_s].toString();
    const QJsonArray lines = json[u"lines"_s].toArray();
    row.isShown =
        !lines.isEmpty() && std::ranges::all_of(lines, [&](const QJsonValue &hash) { return shown.contains(hash.toString()); });
    return row;
}

std::vector<SealedRow> readMarkdown(const QByteArray &file, const QString &name)
{
    const qsizetype start = file.indexOf(kCommentStart);
    const qsizetype end = start < 0 ? -1 : file.indexOf(kCommentEnd, start);
    if (end < 0)
        throw Error(
            ErrorKind::Damaged, name, u"it carries no evidence: it was not exported by this version, or its end is gone"_s);
    QSet<QString> shown;
    for (const QByteArray &line : (file.first(start) + file.sliced(end)).split('\n'))
        shown.insert(hashOfLine(line));
    std::vector<SealedRow> rows;
    for (const QByteArray &line : file.sliced(start, end - start).split('\n').sliced(1))
        if (!line.trimmed().isEmpty())
            rows.push_back(rowFromLine(line.trimmed(), shown));
    return rows;
}

/// The cells of a matrix that quote: a question, its page and its seal in three columns.
std::vector<SealedRow> matrixRows(const std::vector<QStringList> &records)
{
    std::vector<SealedRow> rows;
    const QStringList &heads = records.front();
    for (std::size_t i = 1; i < records.size(); ++i)
        for (qsizetype at = 3; at + 2 < heads.size(); at += 3) {
            const QString seal = plainCell(records[i].value(at + 2));
            if (seal.isEmpty() && records[i].value(at + 1).isEmpty())
                continue;
            Citation place;
            place.source = plainCell(records[i].value(0));
            place.sha256 = plainCell(records[i].value(2));
            place.quote = plainCell(records[i].value(at));
            place.page = records[i].value(at + 1).toInt();
            rows.push_back({ plainCell(heads[at]), place, seal });
        }
    return rows;
}

/// Whether a table shows this of the quote: its beginning, or all of it.
bool isOfQuote(const QString &evidence, const QString &quote)
{
    const QChar ellipsis(0x2026);
    return evidence == quote || (evidence.endsWith(ellipsis) && quote.startsWith(evidence.chopped(1)));
}

std::vector<SealedRow> readCsvRows(const QByteArray &file, const QString &name)
{
    const std::vector<QStringList> records = csvRecords(file, name);
    if (isMatrixCsv(records))
        return matrixRows(records);
    std::vector<SealedRow> rows;
    for (const CsvEvidence &evidence : csvEvidence(records, name))
        if (evidence.row.citation) {
            SealedRow row { evidence.row.claim, *evidence.row.citation, evidence.seal };
            row.citation.path = evidence.file;
            row.isShown = !evidence.evidence || isOfQuote(*evidence.evidence, row.citation.quote);
            rows.push_back(std::move(row));
        } else if (!evidence.evidence.value_or(QString()).isEmpty() || !evidence.seal.value_or(QString()).isEmpty()) {
            rows.push_back({ evidence.row.claim, {}, evidence.seal, false }); // its quote was taken out
        }
    return rows;
}

} // namespace

bool SealedRow::isAsExported() const
{
    return isShown && (!seal || *seal == sealOf(statement, citation));
}

SealedRow sealed(const QString &statement, const Citation &citation)
{
    const Citation place = placeOf(citation);
    return { statement, place, sealOf(statement, place) };
}

std::vector<SealedRow> sealedRows(const ExportContent &content)
{
    std::vector<SealedRow> rows;
    for (const Thread &thread : content.threads)
        for (const Turn &turn : lastVersions(thread))
            for (const auto &told : { turn.answer.sentences, turn.answer.alsoSaid })
                for (const AnswerSentence &sentence : told)
                    for (const Citation &citation : sentence.citations)
                        rows.push_back(sealed(toldText(sentence), citation));
    for (const NamedRows &table : content.tables)
        for (const EvidenceRow &row : table.rows)
            if (row.citation)
                rows.push_back(sealed(row.claim, *row.citation));
    for (const NamedMatrix &named : content.matrices)
        for (const MatrixPaper &paper : named.matrix.papers)
            for (const MatrixQuestion &question : named.matrix.questions)
                if (const auto cell = named.matrix.cells.find({ paper.id, question.id });
                    cell != named.matrix.cells.end() && cell->second.citation)
                    rows.push_back(sealed(question.text, *cell->second.citation));
    return rows;
}

QByteArray evidenceJson(const std::vector<SealedRow> &rows)
{
    QJsonArray array;
    for (const SealedRow &row : rows)
        array.append(toJson(row));
    return QJsonDocument(QJsonObject { { u"format"_s, u"adduce-evidence"_s }, { u"version"_s, kVersion }, { u"rows"_s, array } })
        .toJson();
}

QByteArray evidenceComment(const std::vector<ShownRow> &rows)
{
    if (rows.empty())
        return {};
    QByteArray comment = "\n" + kCommentStart.toByteArray() + '\n';
    for (const ShownRow &shown : rows) {
        QJsonObject json = toJson(shown.row);
        QJsonArray lines;
        for (const QString &line : shown.lines)
            lines.append(hashOfLine(line.toUtf8()));
        json[u"lines"_s] = lines;
        comment += QJsonDocument(json).toJson(QJsonDocument::Compact).toBase64() + '\n';
    }
    return comment + kCommentEnd.toByteArray() + '\n';
}

std::vector<SealedRow> readSealedRows(const QByteArray &file, const QString &name)
{
    const QByteArray start = file.left(200).trimmed();
    if (start.startsWith('{') || start.startsWith('['))
        return readJson(file, name);
    if (name.endsWith(u".csv"_s, Qt::CaseInsensitive))
        return readCsvRows(file, name);
    return readMarkdown(file, name);
}

} // namespace adduce
