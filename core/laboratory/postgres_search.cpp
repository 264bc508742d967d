#include "core/laboratory/postgres_search.h"

#include "core/base/error.h"
#include "core/index/keyword_terms.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/remote_question.h"
#include "core/laboratory/shared_metadata.h"
#include "core/library/document_store.h"
#include "core/text/stemmer.h"
#include "core/worker/protocol.h"

#include <QJsonDocument>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostTerms = 62; // the server keeps a bit for each in a bigint
constexpr std::size_t kMostPairs = 62;
constexpr qint64 kMostPrefixed = 64; // as KeywordIndex: pairs that one letter begins
constexpr qsizetype kHashBytes = 32;

[[noreturn]] void refuseReply(const Postgres &server, const QString &why)
{
    throw Error(ErrorKind::BadReply, server.name(), why);
}

/// As the text of an array of texts, whatever is in them.
QString arrayOf(const QStringList &values)
{
    QStringList quoted;
    for (const QString &value : values)
        quoted << u'"' + QString(value).replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
    return u'{' + quoted.join(u',') + u'}';
}

/// With all digits that it has.
QString exact(double value)
{
    return QString::number(value, 'g', 17);
}

/// In the order of the parameters of adduce.search_bm25().
std::vector<PostgresValue> valuesOf(const RemoteQuestion &question, const Bm25Parameters &parameters, int limit)
{
    QStringList terms, weights, firsts, seconds;
    for (const RemoteQuestion::Term &term : question.terms) {
        terms << term.name;
        weights << exact(term.weight);
    }
    for (std::size_t i = 0; i < std::min(question.neighbours.size(), kMostPairs); ++i) {
        firsts << question.neighbours[i].first;
        seconds << question.neighbours[i].second;
    }
    return { arrayOf(terms), arrayOf(weights), qint64(limit), arrayOf(firsts), arrayOf(seconds), exact(parameters.k1),
        exact(parameters.b), exact(parameters.neighbourWeight), qint64(parameters.neighbourDistance) };
}

/// A number that must be there, in its bounds.
qint64 numberIn(const Postgres &server, const PostgresRows &rows, int row, int column, qint64 least, qint64 most)
{
    const qint64 number = rows.integer(row, column);
    if (rows.isNull(row, column) || number < least || number > most)
        refuseReply(server, u"%1 in column %2 of a passage"_s.arg(number).arg(column));
    return number;
}

QString textIn(const Postgres &server, const PostgresRows &rows, int row, int column)
{
    if (rows.isNull(row, column))
        refuseReply(server, u"nothing in column %1 of a passage"_s.arg(column));
    return rows.text(row, column);
}

void describe(RemotePassage &passage, const QByteArray &json, const QString &fileName)
{
    const Metadata metadata = fromSharedJson(QJsonDocument::fromJson(json).object());
    DocumentRow paper;
    paper.authors = metadata.authors;
    paper.year = metadata.year;
    paper.path = fileName;
    passage.title = metadata.title;
    passage.source = shortName(paper);
}

/// sha256, metadata, file name, stable id, kind, first page, last page, text, score.
RemotePassage passageIn(const Postgres &server, const PostgresRows &rows, int row)
{
    RemotePassage passage;
    const QByteArray hash = rows.bytes(row, 0);
    const auto kind = valueNamed<ChunkKind>(textIn(server, rows, row, 4));
    bool isNumber = false;
    passage.score = textIn(server, rows, row, 8).toDouble(&isNumber);
    if (hash.size() != kHashBytes || !kind || !isNumber || !std::isfinite(passage.score) || passage.score <= 0)
        refuseReply(server, u"a passage without paper, kind or score"_s);
    passage.sha256 = QString::fromLatin1(hash.toHex());
    describe(passage, textIn(server, rows, row, 1).toUtf8(), textIn(server, rows, row, 2));
    passage.stableId = textIn(server, rows, row, 3);
    passage.kind = *kind;
    passage.firstPage = static_cast<int>(numberIn(server, rows, row, 5, 0, protocol::kMostPages - 1));
    passage.lastPage = static_cast<int>(numberIn(server, rows, row, 6, passage.firstPage, protocol::kMostPages - 1));
    passage.text = textIn(server, rows, row, 7);
    return passage;
}

} // namespace

PostgresSearch::PostgresSearch(std::unique_ptr<Postgres> server)
    : m_server(std::move(server))
{
}

PostgresSearch::~PostgresSearch() = default;

QStringList PostgresSearch::languages()
{
    const PostgresRows rows = m_server->run(
        "SELECT language COLLATE \"C\" FROM adduce.readings WHERE language <> '' GROUP BY 1 ORDER BY 1"); // as SQLite orders them
    QStringList names;
    for (int row = 0; row < rows.size(); ++row)
        names << rows.text(row, 0);
    return names;
}

QStringList PostgresSearch::termsWithPrefix(const QString &prefix)
{
    const PostgresRows rows =
        m_server->run("SELECT term COLLATE \"C\" FROM adduce.postings WHERE starts_with(term, $1) GROUP BY 1 ORDER BY 1 LIMIT $2",
            { prefix, kMostPrefixed });
    QStringList terms;
    for (int row = 0; row < std::min(rows.size(), static_cast<int>(kMostPrefixed)); ++row)
        terms << rows.text(row, 0);
    return terms;
}

RemoteQuestion PostgresSearch::questionOf(const QString &question, const Bm25Parameters &parameters)
{
    Stemmers stem(languages());
    RemoteQuestion asked =
        remoteQuestion(queryTerms(question, stem), parameters, [this](const QString &prefix) { return termsWithPrefix(prefix); });
    if (asked.terms.size() <= kMostTerms)
        return asked;
    QStringList terms;
    for (const RemoteQuestion::Term &term : asked.terms)
        terms << term.name;
    keepHeaviest(asked, frequencies(terms), kMostTerms);
    return asked;
}

std::vector<RemotePassage> PostgresSearch::search(const QString &question, const Bm25Parameters &parameters, int limit)
{
    const int most = std::min(limit, kMostRemote);
    const RemoteQuestion wanted = most > 0 ? questionOf(question, parameters) : RemoteQuestion {};
    if (wanted.terms.empty())
        return {};
    const PostgresRows rows = m_server->run(
        "WITH found AS MATERIALIZED (SELECT passage, score FROM adduce.search_bm25($1::text[], $2::double precision[], "
        "$3::integer, $4::text[], $5::text[], $6::double precision, $7::double precision, $8::double precision, $9::integer)) "
        "SELECT r.sha256, jsonb_build_object('title', d.metadata->'title', 'authors', d.metadata->'authors', 'year', "
        "d.metadata->'year')::text, d.file_name, p.stable_id, p.kind, p.first_page, p.last_page, p.text, f.score::text "
        "FROM found f JOIN adduce.passages p ON p.id = f.passage JOIN adduce.readings r ON r.reading = p.reading "
        "JOIN adduce.documents d ON d.sha256 = r.sha256 WHERE NOT d.is_removed ORDER BY f.score DESC, f.passage",
        valuesOf(wanted, parameters, most));
    if (rows.size() > most)
        refuseReply(*m_server, u"%1 passages where %2 were asked for"_s.arg(rows.size()).arg(most));
    std::vector<RemotePassage> passages;
    passages.reserve(static_cast<std::size_t>(rows.size()));
    for (int row = 0; row < rows.size(); ++row)
        passages.push_back(passageIn(*m_server, rows, row));
    if (!std::ranges::is_sorted(passages, std::ranges::greater(), &RemotePassage::score))
        refuseReply(*m_server, u"passages that are in no order"_s);
    return passages;
}

TermFrequencies PostgresSearch::frequencies(const QStringList &terms)
{
    TermFrequencies frequencies;
    for (const QString &term : terms)
        frequencies.holding[term] = 0;
    const PostgresRows rows =
        m_server->run("SELECT term, df, passages, length FROM adduce.frequencies($1::text[])", { arrayOf(terms) });
    for (int row = 0; row < rows.size(); ++row) {
        frequencies.passages = rows.integer(row, 2);
        frequencies.length = rows.integer(row, 3);
        const qint64 holding = rows.integer(row, 1);
        if (frequencies.length < 0 || holding < 0 || holding > frequencies.passages)
            refuseReply(*m_server, u"%1 of %2 passages"_s.arg(holding).arg(frequencies.passages));
        if (const auto known = frequencies.holding.find(rows.text(row, 0)); known != frequencies.holding.end())
            *known = holding;
    }
    return frequencies;
}

} // namespace adduce
