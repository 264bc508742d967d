#pragma once
#include "core/base/ids.h"
#include <QString>
#include <stop_token>
#include <vector>

namespace adduce {

class Database;

/// How alike two questions must be, and by what. Chosen by the questions of a test collection that rest on the same sentence of a
/// paper: of 71 the mean reciprocal rank of the nearest such is 0.41; by stems alone 0.40, by the vectors of words alone 0.28.
struct LikenessParameters
{
    double meaning = 0.5; ///< what the likeness of meanings counts by itself, where both questions are English
    double commonAfter = 10; ///< questions until what all questions have in common is half taken off
    double floor = 0.25; ///< below it questions are not alike: of 100 pairs that rest on other sentences 97 are
    std::size_t most = 30;
};

/// A saved question.
struct LikeQuestion
{
    ThreadId thread;
    QString question;
    double likeness = 0; ///< 0 to 1
    friend bool operator==(const LikeQuestion &, const LikeQuestion &) = default;
};

/// The saved questions that are like this one, most alike first, one a thread; those in the bin, too. Likeness is the cosine of what
/// the questions speak of: of their stems, each by its idf among the saved questions, and of the vectors of English words, of which the
/// mean of all questions is taken off (Arora, Liang and Ma, ICLR 2017, take off what all have in common). None for a question without a word of a topic.
std::vector<LikeQuestion> questionsLike(
    Database &database, const QString &question, const std::stop_token &stop = {}, const LikenessParameters &parameters = {});

} // namespace adduce
