#include "core/export/evidence_csv.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

#include <QHash>
#include <QStringDecoder>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The one that the first line is parted by.
QChar separatorOf(const QString &text)
{
    const QStringView head = QStringView(text).left(text.indexOf(u'\n'));
    const auto count = [&](QChar c) { return head.count(c); };
    return count(u';') > count(u',') ? u';' : count(u'\t') > count(u',') ? u'\t' : u',';
}

/// "72 100.5 300 112; ...": left, top, right and bottom of each.
std::vector<QRectF> rectsFrom(const QString &cell)
{
    std::vector<QRectF> rects;
    for (const QString &one : cell.split(u';', Qt::SkipEmptyParts)) {
        const QStringList edges = one.split(u' ', Qt::SkipEmptyParts);
        if (edges.size() == 4)
            rects.push_back(
                QRectF(QPointF(edges[0].toDouble(), edges[1].toDouble()), QPointF(edges[2].toDouble(), edges[3].toDouble())));
    }
    return rects;
}

} // namespace

QString rectsCell(const std::vector<QRectF> &rects)
{
    QStringList all;
    for (const QRectF &r : rects) {
        QStringList edges;
        for (const double edge : { r.left(), r.top(), r.right(), r.bottom() })
            edges << QString::number(std::round(edge * 100) / 100, 'g', 10);
        all << edges.join(u' ');
    }
    return all.join(u"; "_s);
}

QString plainCell(const QString &cell)
{
    return cell.startsWith(u'\'') ? cell.mid(1) : cell;
}

QStringList evidenceCsvHeads()
{
    return { u"claim"_s, u"evidence"_s, u"quote"_s, u"source"_s, u"title"_s, u"file"_s, u"page"_s, u"label"_s, u"section"_s,
        u"confidence"_s, u"caveats"_s, u"notes"_s, u"source_id"_s, u"chunk_id"_s, u"sha256"_s, u"rects"_s, u"seal"_s };
}

std::vector<QStringList> readCsv(const QString &text, QChar separator)
{
    std::vector<QStringList> records(1);
    QString cell;
    bool quoted = false;
    const auto endCell = [&] {
        records.back() << cell;
        cell.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != u'"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[++i];
            else
                quoted = false;
        } else if (c == u'"' && cell.isEmpty()) {
            quoted = true;
        } else if (c == separator) {
            endCell();
        } else if (c == u'\n') {
            endCell();
            records.emplace_back();
        } else if (c != u'\r' || (i + 1 < text.size() && text[i + 1] != u'\n')) {
            cell += c;
        }
    }
    if (!cell.isEmpty() || !records.back().isEmpty())
        endCell();
    std::erase_if(records, [](const QStringList &record) { return record.isEmpty() || record == QStringList { QString() }; });
    return records;
}

std::vector<QStringList> csvRecords(const QByteArray &csv, const QString &name)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    QString text = decoder(csv);
    if (decoder.hasError())
        throw Error(ErrorKind::Damaged, name, u"it is not UTF-8"_s);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    std::vector<QStringList> records = readCsv(text, separatorOf(text));
    if (records.empty())
        throw Error(ErrorKind::Damaged, name, u"it is empty"_s);
    return records;
}

std::vector<CsvEvidence> csvEvidence(const std::vector<QStringList> &records, const QString &name)
{
    QHash<QString, qsizetype> columns;
    for (qsizetype i = 0; i < records.front().size(); ++i)
        columns.insert(plainCell(records.front()[i]).trimmed().toLower(), i);
    for (const QString &needed : { u"claim"_s, u"quote"_s, u"page"_s, u"sha256"_s })
        if (!columns.contains(needed))
            throw Error(ErrorKind::Damaged, name, u"it has no column \"%1\""_s.arg(needed));
    std::vector<CsvEvidence> rows;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (std::size_t i = 1; i < records.size(); ++i) {
        const auto cell = [&](const QString &column) {
            return columns.contains(column) ? plainCell(records[i].value(columns.value(column))) : QString();
        };
        const auto cellIfThere = [&](const QString &column) {
            return columns.contains(column) ? std::optional(cell(column)) : std::nullopt;
        };
        CsvEvidence read { { {}, cell(u"claim"_s), {}, valueNamed<Confidence>(cell(u"confidence"_s).trimmed().toLower()),
                               cell(u"caveats"_s), cell(u"notes"_s), {}, now },
            cell(u"file"_s), cellIfThere(u"evidence"_s), cellIfThere(u"seal"_s) };
        if (read.seal)
            read.seal = read.seal->trimmed();
        if (const QString quote = cell(u"quote"_s); !quote.isEmpty()) {
            bool isNumber = false;
            Citation citation;
            citation.page = cell(u"page"_s).toInt(&isNumber);
            if (!isNumber || citation.page < 1)
                throw Error(ErrorKind::Damaged, name, u"record %1 has a quote without a page"_s.arg(i + 1));
            citation.quote = quote;
            citation.sha256 = cell(u"sha256"_s).trimmed();
            citation.source = cell(u"source"_s);
            citation.title = cell(u"title"_s);
            citation.label = cell(u"label"_s);
            citation.section = cell(u"section"_s);
            citation.chunk = cell(u"chunk_id"_s);
            citation.rects = rectsFrom(cell(u"rects"_s));
            read.row.citation = std::move(citation);
        }
        rows.push_back(std::move(read));
    }
    return rows;
}

std::vector<EvidenceRow> readEvidenceCsv(Database &database, const QByteArray &csv, const QString &name)
{
    return evidenceRows(database, csvRecords(csv, name), name);
}

std::vector<EvidenceRow> evidenceRows(Database &database, const std::vector<QStringList> &records, const QString &name)
{
    std::vector<EvidenceRow> rows;
    for (CsvEvidence &read : csvEvidence(records, name)) {
        if (read.row.citation && !read.row.citation->sha256.isEmpty())
            if (const auto document = DocumentStore(database).findByHash(read.row.citation->sha256)) {
                read.row.citation->document = document->id;
                read.row.citation->path = document->path;
                read.row.citation->pageCount = document->pages;
            }
        rows.push_back(std::move(read.row));
    }
    return rows;
}

} // namespace adduce
