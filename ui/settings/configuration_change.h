#pragma once
#include "core/configuration/configuration_file.h"

class QWidget;

namespace adduce {

class Error;

/// A message over the page: what happened and what to do.
void showError(const Error &error, QWidget *page);

/// Changes the configuration for a page of the settings; says in a message over `page` why it could not be written. Gives what
/// holds then.
Configuration changeConfiguration(const ConfigurationFile &file, QWidget *page, const std::function<void(Configuration &)> &how);

} // namespace adduce
