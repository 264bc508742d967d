#pragma once
#include "core/ask/answer.h"
#include "core/library/document_store.h"
#include <QJsonValue>
#include <QString>

namespace adduce::cli {

void printLine(const QString &line); ///< to standard output, control characters of documents made visible
void printJson(const QJsonObject &object); ///< one object, indented
void printJson(const QJsonArray &array);
void note(const QString &line); ///< to standard error

/// A line of progress that is written over by the next one, on a terminal; nothing otherwise.
void progress(const QString &line);

/// The stable answer object of `ask --json` (docs/COMMAND-LINE.md).
QJsonObject answerJson(const Answer &answer, const SavedTurn &saved);
QJsonObject documentJson(const DocumentRow &row);
void printAnswer(const Answer &answer);

/// "failed: encrypted" and the like, in words.
QString stateWords(const DocumentRow &row);

} // namespace adduce::cli
