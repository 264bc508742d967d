#pragma once
#include "core/evaluation/gold.h"
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce::test {

/// A question with its answers, of the set `qa-papers` of the shared data (its README says how it was made).
struct GoldQuestion
{
    QString id;
    QString library;
    QString type; ///< "definition", "fact", ...
    QString text;
    QStringList history; ///< earlier questions of its thread, oldest first
    bool isAnswerable = true;
    std::vector<GoldKey> gold {};
    std::vector<QRegularExpression> must {}; ///< that the text of all sentences told must match
};

struct GoldLibrary
{
    QString name;
    QStringList files; ///< with their paths
};

/// Of a folder as `qa-papers` is. Throws as querySetFrom(), and Error{Missing, Damaged}.
std::vector<GoldQuestion> goldQuestions(const QString &folder);
std::vector<GoldLibrary> goldLibraries(const QString &folder);

} // namespace adduce::test
