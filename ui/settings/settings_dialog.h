#pragma once
#include <functional>

class QSettings;
class QWidget;

namespace adduce {

class ConfigurationFile;
class EgressGate;
class LaboratoryKeeper;
class LibraryThread;
class ModelKeeper;
class Shortcuts;
class SpaceJob;
class Theme;

enum class SettingsPage
{
    Models,
    Reading,
    Search,
    Profile,
    Prompts,
    Privacy,
    Memory,
    Connect,
    Laboratory,
    Appearance,
    Keyboard
};

/// What the settings are about; all of it outlives their window, and jobs go on when it is closed.
struct SettingsParts
{
    QSettings &settings; ///< how the window looks
    const ConfigurationFile &configuration;
    LibraryThread &library;
    EgressGate &gate;
    Theme &theme;
    SpaceJob &spaces;
    ModelKeeper &models;
    LaboratoryKeeper &laboratory;
    Shortcuts &shortcuts;
    std::function<bool()> isBusy; ///< whether something runs that a new start of the program would stop
};

/// The settings in a window of their own, which does not block.
void showSettings(const SettingsParts &parts, QWidget *parent, SettingsPage first = SettingsPage::Models);

} // namespace adduce
