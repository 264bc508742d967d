#pragma once
#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <functional>
#include <stop_token>

namespace adduce {

/// Reads a file of one JSON object a line (".jsonl", compressed or not), as retrieval collections come. `visit` gets each in
/// the order of the file. Throws Error{Missing} for a file that cannot be opened, {Damaged} for one that ends early, and
/// {BadInput} with the file and line for what is no object, has no "_id" or is longer than 64 MB.
void readJsonLines(const QString &path, const std::function<void(const QJsonObject &)> &visit);

/// Of the text or query of a line: its "_id", a text or a number. Empty without one.
QString nameIn(const QJsonObject &line);

/// How many objects the file has, without looking into them. Throws as readJsonLines, and Error{Stopped}.
int countJsonLines(const QString &path, const std::stop_token &stop);

} // namespace adduce
