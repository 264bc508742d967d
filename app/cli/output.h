#pragma once
#include "core/answer/answer.h"
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace adduce::cli {

/// To standard output. What would steer a terminal is made visible in lines and texts, and escaped in JSON.
void printLine(const QString &line); ///< one line, whatever it holds
void printText(const QByteArray &utf8); ///< of several lines
void printCsv(const QByteArray &utf8); ///< the same; on a terminal each record is one line
void printJson(const QByteArray &json);
void printJson(const QJsonObject &object); ///< one object, indented
void printJson(const QJsonArray &array);
void printBytes(const QByteArray &bytes); ///< as they are: what is no text. Throws BadInput on a terminal
void note(const QString &line); ///< one line to standard error

/// "1 page", "2 pages": `noun` is that of one, and takes an s.
QString counted(qint64 count, const QString &noun);

/// A line of progress that is written over by the next one, on a terminal; nothing otherwise.
void progress(const QString &line);

void printSentence(const AnswerSentence &sentence, AnswerMark mark); ///< with its quotes under it, each with its page
/// An answer, but for those of its sentences that were told before; of these it is said which do not stand after all.
void printAnswer(const Answer &answer, const std::vector<AnswerSentence> &told = {});

/// What is exported never takes the place of a file that is there. Throws AlreadyThere.
void refuseToOverwrite(const QString &path);

} // namespace adduce::cli
