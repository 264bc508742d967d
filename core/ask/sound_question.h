#pragma once
#include <QJsonValue>
#include <QStringList>

namespace adduce {

class HeldEntities;

constexpr int kLongestMadeQuestion = 1000; ///< characters of a question that a model makes

/// What a model wrote as a question, or says in a few words, as it may be searched or shown; empty where it may not: it holds a number or a name that
/// `held` does not, or speaks to a model. Pure.
QString soundQuestion(const QJsonValue &said, const HeldEntities &held);
/// The sound ones, each once, `most` at most.
QStringList soundQuestions(const QJsonValue &said, const HeldEntities &held, int most);

} // namespace adduce
