#pragma once

class QSettings;
class QWidget;

namespace adduce {

class ModelKeeper;
class SpaceJob;

enum class SettingsPage
{
    Models,
    Reading,
    Search,
    Retrieval,
    Prompts,
    Privacy
};

/// The settings in a window of their own. `spaces` and `models` go on when it is closed.
void showSettings(
    QSettings &settings, SpaceJob &spaces, ModelKeeper &models, QWidget *parent, SettingsPage first = SettingsPage::Models);

} // namespace adduce
