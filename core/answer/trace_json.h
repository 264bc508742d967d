#pragma once
#include "core/answer/trace.h"
#include <QJsonObject>

namespace adduce {

/// As it is stored with its answer; empty for an empty trace. `traceFromJson` gives an equal value back.
QJsonObject toJson(const Trace &trace);
/// Of any version, or damaged: what is not there stays as it is made, and stages of an unknown name are left out.
Trace traceFromJson(const QJsonObject &json);

} // namespace adduce
