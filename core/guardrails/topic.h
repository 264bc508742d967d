#pragma once
#include "core/settings/parameters.h"
#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

class KeywordIndex;

/// A word of the question that carries its topic.
struct KeyTerm
{
    QString word; ///< as asked
    QStringList stems; ///< in each language of the library
    double weight =
        1; ///< its idf, log((1 + N) / df) over the library's chunks: rare words say more; less where it is of the asking
    bool isName = false; ///< written as a name or an acronym inside the question: no other word can stand for it
    bool isOfAsking = false; ///< "took part", "led to": how one asks, rather than what about

    friend bool operator==(const KeyTerm &, const KeyTerm &) = default;
};

/// Does a set of stems hold the word, in whatever language?
bool holds(const QSet<QString> &stems, const KeyTerm &term);

/// The key terms of a question, each once, in order. `keywords` may be null: then all have an idf of 1.
std::vector<KeyTerm> keyTerms(const QString &question, const KeywordIndex *keywords, const TopicParameters &topic = {});

/// The words around a sentence, by how near they stand. Sets of stems.
struct SentenceContext
{
    QSet<QString> own;
    QSet<QString> near; ///< the sentences on either side
    QSet<QString> heading; ///< section heading and title of the document
    QSet<QString> passage; ///< the whole passage
};

/// Share of the question's information that a sentence in its context speaks of, 0 to 1.
double topicCoverage(const std::vector<KeyTerm> &terms, const SentenceContext &context, const TopicParameters &weights = {});

/// Whether every name of the question stands in the sentence, near it or in a heading over it: what is said of
/// something else answers nothing.
bool namesArePresent(const std::vector<KeyTerm> &terms, const SentenceContext &context);

/// The terms, as asked, that are neither in the sentence, near it, in a heading nor in its passage.
QStringList missingTerms(const std::vector<KeyTerm> &terms, const SentenceContext &context);

} // namespace adduce
