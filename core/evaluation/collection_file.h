#pragma once
#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <functional>

namespace adduce {

/// Reads a file of one JSON object a line (".jsonl", compressed or not), as retrieval collections come. `visit` gets each in
/// the order of the file. Throws Error{Missing} for a file that cannot be opened, {Damaged} for one that ends early, and
/// {BadInput} with the line for what is no object or longer than 64 MB.
void readJsonLines(const QString &path, const std::function<void(const QJsonObject &)> &visit);

} // namespace adduce
