#pragma once
#include "core/answer/trace.h"
#include <QJsonObject>

namespace adduce {

/// All of it; empty for an empty trace. `traceFromJson` gives an equal value back.
QJsonObject toJson(const Trace &trace);
/// As it is stored with its answer: its profile by name and hash, whose value stands elsewhere, once for all answers.
QJsonObject storedJson(const Trace &trace);
/// Of either, of any version, or damaged: what is not there stays as it is made, and stages of an unknown name are left out.
Trace traceFromJson(const QJsonObject &json);

/// Gives a trace that names its profile the value of that hash. What is no value of a profile leaves it unknown.
void setProfileValue(Trace &trace, const QJsonObject &value);

} // namespace adduce
