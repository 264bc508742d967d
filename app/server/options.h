#pragma once
#include "core/settings/server.h"
#include <QCommandLineParser>
#include <QProcessEnvironment>

namespace adduce::server {

void declareOptions(QCommandLineParser &options);

/// The configuration's settings, with what the environment says (ADDUCE_SERVER_PORT) over them, and over that what the command line says (--port).
/// Throws Error{BadInput} for what makes no sense.
ServerSettings settingsOf(
    const ServerSettings &configured, const QProcessEnvironment &environment, const QCommandLineParser &options);

} // namespace adduce::server
