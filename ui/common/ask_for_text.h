#pragma once
#include <QString>
#include <functional>

class QWidget;

namespace adduce {

/// Asks for a line of text in a dialog over the window of `parent`, and gives it to `take` without spaces around it; nothing when it is
/// empty. Returns at once: what `take` uses lives as long as `parent`. `width` in pixels; 0: as the dialog needs.
void askForText(QWidget *parent, const QString &title, const QString &label, const QString &text,
    const std::function<void(const QString &)> &take, int width = 0);

} // namespace adduce
