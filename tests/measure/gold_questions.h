#pragma once
#include "core/sentences/candidates.h"
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce::test {

/// A sentence that answers, as the reader who wrote the question found it.
struct GoldQuote
{
    QString file; ///< its name, without the folder
    QString letters; ///< lettersAndDigits() of the quote
    QStringList cells; ///< of a table's row, the same of each: all of them must stand in what is told
};

/// A question with its answers, of the set `qa-papers` of the shared data (its README says how it was made).
struct GoldQuestion
{
    QString id;
    QString library;
    QString type; ///< "definition", "fact", ...
    QString text;
    QStringList history; ///< earlier questions of its thread, oldest first
    bool isAnswerable = true;
    std::vector<GoldQuote> gold {};
    std::vector<QRegularExpression> must {}; ///< that the text of all sentences told must match
};

struct GoldLibrary
{
    QString name;
    QStringList files; ///< with their paths
};

/// Of a folder as `qa-papers` is. Throws Error{Damaged} for what cannot be read.
std::vector<GoldQuestion> goldQuestions(const QString &folder);
std::vector<GoldLibrary> goldLibraries(const QString &folder);

/// Does the sentence answer? It and a gold quote of its file hold one another: 25 letters or more, or the whole gold.
bool isGold(const QString &file, const QString &text, const GoldQuestion &question);

} // namespace adduce::test
