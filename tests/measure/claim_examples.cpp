#include "tests/measure/claim_examples.h"

#include "core/library/database.h"
#include "core/text/letters.h"
#include "core/workspace/workspace.h"
#include "tests/support/abstract_library.h"
#include "tests/support/jsonl.h"
#include "tests/support/places.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <map>

namespace adduce::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kParts = 5;

struct Claim
{
    QString text;
    std::vector<GoldKey> evidence;
};

std::vector<GoldKey> evidenceIn(const QJsonObject &line)
{
    std::vector<GoldKey> evidence;
    const QJsonArray sentences = line[u"sentences"_s].toArray();
    for (const QJsonValue index : line[u"rationale_sentences"_s].toArray())
        evidence.push_back(
            { abstractFile(line[u"doc_id"_s].toString()), lettersAndDigits(sentences[index.toInt()].toString()), {} });
    return evidence;
}

/// By what holds the claims together: the claim, or the claim and the abstract.
std::map<QString, Claim> claimsIn(const QString &path, ClaimSearch search)
{
    std::map<QString, Claim> claims;
    forEachLine(path, [&](const QJsonObject &line) {
        const QString text = line[u"claim"_s].toString();
        const std::vector<GoldKey> evidence = evidenceIn(line);
        if (evidence.empty())
            return;
        Claim &claim = claims[search == ClaimSearch::AllAbstracts ? text : text + u'\n' + evidence.front().file];
        claim.text = text;
        claim.evidence.insert(claim.evidence.end(), evidence.begin(), evidence.end());
    });
    return claims;
}

} // namespace

std::vector<AnswerExample> claimExamples(const QString &shared, const QString &folder, ClaimSearch search)
{
    const QDir data(shared);
    const QString file = QDir(folder).filePath(u"claims.adduce"_s);
    Workspace workspace({ file, file + u".configuration.json"_s }, docworker());
    if (!QFile::exists(file))
        readAbstracts(data.filePath(u"retrieval-scifact/corpus.jsonl.gz"_s), QDir(folder).filePath(u"abstracts"_s), workspace);
    QHash<QString, DocumentId> abstracts;
    {
        Database database = workspace.library().open();
        for (const DocumentRow &row : DocumentStore(database).list())
            abstracts.insert(QFileInfo(row.path).fileName(), row.id);
    }
    std::vector<AnswerExample> examples;
    for (const auto &[key, claim] : claimsIn(data.filePath(u"grounding-scifact-claims/claims.jsonl.gz"_s), search)) {
        GoldQuestion question;
        question.library = u"claims %1"_s.arg(qHash(claim.text, 1) % kParts);
        question.type = u"claim"_s;
        question.text = claim.text;
        question.gold = claim.evidence;
        Question asked { claim.text };
        if (search == ClaimSearch::ItsAbstract)
            asked.scope.documents = { abstracts.value(claim.evidence.front().file) };
        examples.push_back(exampleOf(question, asked, workspace));
    }
    return examples;
}

} // namespace adduce::test
