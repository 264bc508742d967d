#pragma once
#include "core/configuration/configuration.h"

class QSettings;

namespace adduce {

class ConfigurationFile;

/// What earlier versions of the window kept beside its geometry. What cannot be read is left out.
Configuration configurationFromSettings(const QSettings &settings);

/// Takes that over into the file while there is none. Throws as ConfigurationFile::change().
void takeOver(const QSettings &settings, const ConfigurationFile &file);

} // namespace adduce
