#pragma once
#include <QByteArray>
#include <QJsonObject>

namespace adduce {

/// How an answer came about, as a library keeps it beside the answer: its JSON (answer/trace_json.h) with numbers to six decimals,
/// compressed to a fifth. Empty for an empty one.
QByteArray packTrace(const QJsonObject &trace);
/// Empty for bytes that are none, or damaged, or of more than 64 MB: the answer is read without it then.
QJsonObject unpackTrace(const QByteArray &packed);

} // namespace adduce
