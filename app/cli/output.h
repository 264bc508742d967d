#pragma once
#include "core/answer/answer.h"
#include "core/library/document_store.h"
#include <QJsonValue>
#include <QString>

namespace adduce::cli {

/// To standard output. What would steer a terminal is made visible in lines and texts, and escaped in JSON.
void printLine(const QString &line); ///< one line, whatever it holds
void printText(const QByteArray &utf8); ///< of several lines
void printJson(const QByteArray &json);
void printJson(const QJsonObject &object); ///< one object, indented
void printJson(const QJsonArray &array);
void printBytes(const QByteArray &bytes); ///< as they are: what is no text
void note(const QString &line); ///< one line to standard error

/// A line of progress that is written over by the next one, on a terminal; nothing otherwise.
void progress(const QString &line);

/// The stable answer object of `ask --json` (docs/COMMAND-LINE.md).
QJsonObject answerJson(const Answer &answer, const SavedTurn &saved);
QJsonObject documentJson(const DocumentRow &row);
void printAnswer(const Answer &answer);

/// What is exported never takes the place of a file that is there. Throws BadInput.
void refuseToOverwrite(const QString &path);

/// "failed: encrypted" and the like, in words.
QString stateWords(const DocumentRow &row);

} // namespace adduce::cli
