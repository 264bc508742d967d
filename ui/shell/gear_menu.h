#pragma once
#include "ui/common/services.h"

class QMenu;
class QWidget;

namespace adduce {

class CommandTable;

/// The menu behind the gear: colours, settings and help.
[[nodiscard]] QMenu *makeGearMenu(const Services &services, const CommandTable &commands, QWidget *parent);

} // namespace adduce
