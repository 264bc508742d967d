#include "tests/measure/gold_questions.h"

#include "core/base/error.h"

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

GoldKey quoteFrom(const QJsonObject &json)
{
    GoldSentence gold { json[u"file"_s].toString(), json[u"page"_s].toInt(), json[u"quote"_s].toString() };
    for (const QJsonValue cell : json[u"cells"_s].toArray())
        gold.cells << cell.toString();
    return goldKey(gold);
}

GoldQuestion questionFrom(const QJsonObject &json)
{
    GoldQuestion question { json[u"id"_s].toString(), json[u"library"_s].toString(), json[u"type"_s].toString(),
        json[u"question"_s].toString(), {}, json[u"answerable"_s].toBool(), {} };
    for (const QJsonValue earlier : json[u"history"_s].toArray())
        question.history << earlier.toString();
    for (const QJsonValue must : json[u"must"_s].toArray())
        question.must.emplace_back(
            must.toString(), QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    for (const QJsonValue gold : json[u"gold"_s].toArray())
        question.gold.push_back(quoteFrom(gold.toObject()));
    return question;
}

} // namespace

std::vector<GoldQuestion> goldQuestions(const QString &folder)
{
    const QString path = QDir(folder).filePath(u"questions.jsonl"_s);
    std::vector<GoldQuestion> questions;
    for (const QByteArray &line : contentOf(path).split('\n'))
        if (!line.trimmed().isEmpty())
            questions.push_back(questionFrom(objectIn(line, path)));
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
