#pragma once
#include "core/serving/route.h"

namespace adduce {

/// The routes as an OpenAPI document, version 3.1.
QJsonObject openApi(std::span<const Route> routes);

} // namespace adduce
