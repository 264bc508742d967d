#include "tests/measure/gold_questions.h"

#include "core/base/error.h"
#include "core/evaluation/query_set.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce::test {

using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, path);
    return file.readAll();
}

QJsonObject objectIn(const QByteArray &json, const QString &path)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        throw Error(ErrorKind::Damaged, path);
    return document.object();
}

GoldQuestion questionFrom(const EvaluationQuery &query)
{
    GoldQuestion question { query.id, query.library, query.type, query.question, query.history,
        query.category != QueryCategory::EdgeCase };
    std::ranges::transform(query.gold, std::back_inserter(question.gold), goldKey);
    std::ranges::transform(query.must, std::back_inserter(question.must), mustExpression);
    return question;
}

} // namespace

std::vector<GoldQuestion> goldQuestions(const QString &folder)
{
    std::vector<GoldQuestion> questions;
    std::ranges::transform(
        querySetFrom(QDir(folder).filePath(u"questions.jsonl"_s)).queries, std::back_inserter(questions), questionFrom);
    return questions;
}

std::vector<GoldLibrary> goldLibraries(const QString &folder)
{
    const QString path = QDir(folder).filePath(u"libraries.json"_s);
    const QJsonObject json = objectIn(contentOf(path), path);
    std::vector<GoldLibrary> libraries;
    for (auto one = json.begin(); one != json.end(); ++one) {
        const QDir papers(QDir(folder).filePath(u"../"_s + one->toObject()[u"folder"_s].toString()));
        GoldLibrary library { one.key(), {} };
        for (const QJsonValue file : one->toObject()[u"files"_s].toArray())
            library.files << papers.filePath(file.toString());
        libraries.push_back(std::move(library));
    }
    return libraries;
}

} // namespace adduce::test
