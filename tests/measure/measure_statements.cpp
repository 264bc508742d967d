// Says what the checks of a model's statements are worth: lies and truths written by hand (statements.tsv) and made by machine over the
// health papers, and the grounding sets, beside looking for foreign names and numbers alone and the share of the words.
// Usage: adduce-measure-statements [FOLDER] [--each]; FOLDER keeps the library for the next time, --each tells what passed.
#include "core/ask/context_passages.h"
#include "core/base/error.h"
#include "core/evaluation/mutations.h"
#include "core/guardrails/entities.h"
#include "core/guardrails/plain_check.h"
#include "core/lexicon/lexicon.h"
#include "core/library/database.h"
#include "core/text/words.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/workspace.h"
#include "tests/measure/gold_questions.h"
#include "tests/support/jsonl.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextStream>
#include <cstdio>
#include <map>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

struct Tally
{
    int all = 0;
    int stopped = 0; ///< taken out, or shown as not proved
};

void print(const char *title, const std::map<QString, Tally> &tallies)
{
    std::printf("%s\n", title);
    Tally sum;
    for (const auto &[name, tally] : tallies) {
        std::printf("  %-28s %4d of %4d\n", qPrintable(name), tally.stopped, tally.all);
        sum.all += tally.all;
        sum.stopped += tally.stopped;
    }
    std::printf("  %-28s %4d of %4d  %.3f\n", "all", sum.stopped, sum.all, sum.all > 0 ? double(sum.stopped) / sum.all : 0);
}

/// A sentence with the passage that it stands in.
struct Quotable
{
    const ContextPassage *passage = nullptr;
    QString text;
};

class Gate
{
public:
    Gate(const Lexicon &lexicon, bool tellsEach)
        : m_lexicon(lexicon)
        , m_tellsEach(tellsEach)
    {
    }
    /// Is the statement shown as proved, whole?
    [[nodiscard]] bool lets(const QString &statement, const Quotable &quoted) const
    {
        const CheckedStatement checked =
            check({ statement, { quoted.passage->id }, quoted.text }, { *quoted.passage }, &m_lexicon);
        return checked.isKept && checked.text.simplified() == statement.simplified();
    }
    void count(Tally &tally, const QString &kind, const QString &statement, const Quotable &quoted, bool isTrue) const
    {
        const bool isStopped = !lets(statement, quoted);
        ++tally.all;
        tally.stopped += isStopped;
        if (!m_tellsEach || isStopped != isTrue)
            return;
        const CheckedStatement checked =
            check({ statement, { quoted.passage->id }, quoted.text }, { *quoted.passage }, &m_lexicon);
        const QString why =
            checked.removed.empty() ? QString() : nameOf(checked.removed.back().reason) + u": "_s + checked.removed.back().detail;
        std::printf("%s [%s] %s\n      of: %s\n", isTrue ? "LOST" : "PASSED", qPrintable(kind + u' ' + why),
            qPrintable(statement), qPrintable(quoted.text));
    }

private:
    const Lexicon &m_lexicon;
    bool m_tellsEach;
};

std::vector<ContextPassage> passagesOf(Database &database)
{
    std::vector<ContextPassage> all;
    PassageReader reader(database, 1);
    for (const DocumentRow &row : DocumentStore(database).list()) {
        std::vector<Passage> passages;
        for (const Chunk &chunk : TextStore(database).chunks(row.id))
            if (chunk.kind == ChunkKind::Text) {
                Passage passage;
                passage.chunk = chunk.id;
                passage.document = row.id;
                passage.firstPage = chunk.firstPage;
                passage.lastPage = chunk.lastPage;
                passages.push_back(passage);
            }
        std::ranges::move(contextPassages(reader.read(passages), reader.documents()), std::back_inserter(all));
    }
    return all;
}

void measureByHand(const std::vector<ContextPassage> &passages, const Gate &gate)
{
    QFile file(test::inSources(u"tests/measure/statements.tsv"_s));
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, file.fileName());
    std::map<QString, Tally> lies;
    std::map<QString, Tally> truths;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList fields = line.split(u'\t');
        if (line.startsWith(u'#') || fields.size() != 4)
            continue;
        Quotable quoted;
        for (const ContextPassage &passage : passages)
            for (const ContextSentence &one : passage.sentences)
                if (!quoted.passage && QFileInfo(passage.document.path).baseName() == fields[0]
                    && one.sentence.text.contains(fields[1]))
                    quoted = { &passage, one.sentence.text };
        if (!quoted.passage) {
            std::printf("not found: %s %s\n", qPrintable(fields[0]), qPrintable(fields[1]));
            continue;
        }
        const bool isTrue = fields[2].startsWith(u"true");
        gate.count((isTrue ? truths : lies)[fields[2]], fields[2], fields[3], quoted, isTrue);
    }
    print("written by hand, false: taken out", lies);
    print("written by hand, true: lost", truths);
}

/// True statements that a sentence holds: itself, without a lead-in, one of its parts.
std::vector<std::pair<QString, QString>> truthsOf(const QString &sentence)
{
    std::vector<std::pair<QString, QString>> truths { { u"verbatim"_s, sentence } };
    static const QRegularExpression lead(
        uR"(^(However|Moreover|Furthermore|In addition|Additionally|Thus|Therefore|Indeed|Overall|Finally|In conclusion), )"_s);
    const auto begun = [](QString text) {
        text[0] = text[0].toUpper();
        return text.endsWith(u'.') ? text : text + u'.';
    };
    if (const auto match = lead.match(sentence); match.hasMatch())
        truths.emplace_back(u"without its lead"_s, begun(sentence.mid(match.capturedEnd())));
    static const QRegularExpression citation(uR"(\s*[\[(]\d+(?:[,–-]\s?\d+)*[\])])"_s);
    if (sentence.contains(citation))
        truths.emplace_back(u"without citation marks"_s, QString(sentence).remove(citation));
    static const QRegularExpression parts(uR"((; |, but |, while |, whereas |, although ))"_s);
    if (const auto match = parts.match(sentence); match.hasMatch()) {
        constexpr int kFewest = 6;
        const QString first = sentence.left(match.capturedStart());
        const QString second = sentence.mid(match.capturedEnd());
        if (first.count(u' ') >= kFewest)
            truths.emplace_back(u"first part"_s, begun(first));
        if (second.count(u' ') >= kFewest)
            truths.emplace_back(u"second part"_s, begun(second));
    }
    return truths;
}

void measureByMachine(const std::vector<ContextPassage> &passages, const Gate &gate)
{
    std::map<QString, Tally> lies;
    std::map<QString, Tally> heldOut;
    std::map<QString, Tally> truths;
    quint32 seed = 1;
    for (const ContextPassage &passage : passages)
        for (const ContextSentence &one : passage.sentences) {
            const QString &text = one.sentence.text;
            constexpr quint32 kEvery = 5;
            if (text.size() < 60 || text.size() > 320 || !text.endsWith(u'.') || one.sentence.kind != SentenceKind::Body
                || ++seed % kEvery != 0)
                continue;
            for (const Mutant &mutant : mutantsOf(text, seed))
                gate.count((mutant.isHeldOut ? heldOut : lies)[nameOf(mutant.kind)], nameOf(mutant.kind), mutant.text,
                    { &passage, text }, false);
            if (seed % (4 * kEvery) == 0)
                for (const auto &[kind, truth] : truthsOf(text))
                    gate.count(truths[kind], kind, truth, { &passage, text }, true);
            else
                for (const auto &[kind, truth] : truthsOf(text))
                    if (kind != u"verbatim"_s)
                        gate.count(truths[kind], kind, truth, { &passage, text }, true);
        }
    print("made by machine, false: taken out", lies);
    print("made with words that no list of the checks has: taken out", heldOut);
    print("made by machine, true: lost", truths);
}

/// The chance that a true one scores higher than a false one (area under the ROC curve, ties by halves).
double aurocOf(const std::vector<std::pair<double, bool>> &scores)
{
    double wins = 0;
    double pairs = 0;
    for (const auto &[score, isTrue] : scores)
        for (const auto &[other, isOtherTrue] : scores)
            if (isTrue && !isOtherTrue) {
                ++pairs;
                wins += score > other ? 1 : score == other ? 0.5 : 0;
            }
    return pairs > 0 ? wins / pairs : 0;
}

struct Judged
{
    PlainStatement statement;
    bool isTrue = false;
};

double wordShare(const PlainStatement &statement)
{
    QSet<QString> held;
    for (const Word &word : splitWords(statement.passages.join(u' ')))
        held.insert(word.text);
    double found = 0;
    const std::vector<Word> words = splitWords(statement.statement);
    for (const Word &word : words)
        found += held.contains(word.text);
    return words.empty() ? 1 : found / static_cast<double>(words.size());
}

double withoutForeign(const PlainStatement &statement)
{
    const HeldEntities held(statement.passages.join(u'\n'));
    return -static_cast<double>(foreignEntities(statement.statement, held, held).size());
}

void measureSet(const QString &name, const std::vector<Judged> &set, const Lexicon &lexicon)
{
    std::vector<std::pair<double, bool>> scores;
    std::vector<std::pair<double, bool>> shares;
    std::vector<std::pair<double, bool>> entities;
    int flagged = 0;
    int rightly = 0;
    int lies = 0;
    for (const Judged &one : set) {
        const PlainVerdict verdict = checkPlain(one.statement, &lexicon);
        scores.emplace_back(verdict.score, one.isTrue);
        shares.emplace_back(wordShare(one.statement), one.isTrue);
        entities.emplace_back(withoutForeign(one.statement), one.isTrue);
        const bool isFlagged = verdict.verdict != StatementVerdict::Proved;
        flagged += isFlagged;
        rightly += isFlagged && !one.isTrue;
        lies += !one.isTrue;
    }
    std::printf("%-24s %5zu  AUROC %.3f  (words %.3f, names and numbers %.3f)  precision %.2f recall %.2f\n", qPrintable(name),
        set.size(), aurocOf(scores), aurocOf(shares), aurocOf(entities), flagged > 0 ? double(rightly) / flagged : 0,
        lies > 0 ? double(rightly) / lies : 0);
}

std::vector<QJsonObject> rowsOf(const QString &path)
{
    std::vector<QJsonObject> rows;
    test::forEachLine(path, [&](const QJsonObject &row) { rows.push_back(row); });
    return rows;
}

QStringList textsOf(const QJsonValue &json)
{
    QStringList texts;
    for (const QJsonValue text : json.toArray())
        texts << text.toString();
    return texts;
}

void measureSets(const Lexicon &lexicon)
{
    static const QRegularExpression marks(uR"(\[\d+\])"_s);
    std::vector<Judged> begin;
    for (const QJsonObject &row : rowsOf(test::sharedData(u"grounding-begin"_s) + u"/responses.jsonl.gz"_s))
        if (const QString label = row[u"label"_s].toString(); label != u"generic")
            begin.push_back({ { row[u"claim"_s].toString(), textsOf(row[u"evidence"_s]) }, label == u"supported" });
    measureSet(u"BEGIN"_s, begin, lexicon);
    std::vector<Judged> experts;
    for (const QJsonObject &row : rowsOf(test::sharedData(u"grounding-expertqa"_s) + u"/claims.jsonl.gz"_s))
        if (const QString label = row[u"label"_s].toString(); row[u"has_evidence_text"_s].toBool() && label != u"partial")
            experts.push_back(
                { { row[u"claim"_s].toString().remove(marks), textsOf(row[u"evidence"_s]) }, label == u"supported" });
    measureSet(u"ExpertQA"_s, experts, lexicon);
    std::vector<Judged> halu;
    for (const QJsonObject &row : rowsOf(test::sharedData(u"grounding-halueval-qa"_s) + u"/items.jsonl.gz"_s)) {
        const QStringList evidence = textsOf(row[u"evidence"_s]) << row[u"question"_s].toString();
        halu.push_back({ { row[u"supported_answer"_s].toString(), evidence }, true });
        for (const QString &answer : textsOf(row[u"unsupported_answers"_s]))
            halu.push_back({ { answer, evidence }, false });
    }
    measureSet(u"HaluEval"_s, halu, lexicon);
    std::vector<Judged> claims;
    std::vector<Judged> contradicted;
    for (const QJsonObject &row : rowsOf(test::sharedData(u"grounding-scifact-claims"_s) + u"/claims.jsonl.gz"_s)) {
        const QString label = row[u"label"_s].toString();
        const Judged judged { { row[u"claim"_s].toString(), { textsOf(row[u"sentences"_s]).join(u' ') } },
            label == u"supported" };
        claims.push_back(judged);
        if (label != u"not_enough_info")
            contradicted.push_back(judged);
    }
    measureSet(u"SciFact"_s, claims, lexicon);
    measureSet(u"SciFact, contradicted"_s, contradicted, lexicon);
}

void run(QStringList arguments)
{
    const bool tellsEach = arguments.removeAll(u"--each"_s) > 0;
    const QString data = test::sharedData(u"qa-papers"_s);
    if (data.isEmpty())
        throw Error(ErrorKind::Missing, u"qa-papers"_s);
    const QTemporaryDir scratch;
    const QString file = QDir(arguments.value(1, scratch.path())).filePath(u"health.adduce"_s);
    Workspace workspace({ file, file + u".configuration.json"_s }, test::docworker());
    for (const test::GoldLibrary &library : test::goldLibraries(data))
        if (library.name == u"health"_s && !QFile::exists(file))
            readDocuments(workspace, IngestSettings {}, requestToAdd(workspace, { library.files }));
    Database database = workspace.library().open();
    const std::vector<ContextPassage> passages = passagesOf(database);
    const auto lexicon = Lexicon::installed();
    const Gate gate(*lexicon, tellsEach);
    measureByHand(passages, gate);
    measureByMachine(passages, gate);
    measureSets(*lexicon);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    try {
        run(QCoreApplication::arguments());
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-measure-statements: %s\n", qPrintable(sentence(error)));
        return 1;
    }
    return 0;
}
