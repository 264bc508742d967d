#pragma once
#include "core/highlights/highlight.h"
#include <QColor>
#include <QIcon>

class QAction;
class QObject;

namespace adduce {

/// As it is laid over a page: ink on a light one, light added to a dark one.
[[nodiscard]] QColor highlightColour(HighlightColour colour, bool dark);
/// A strong tone of it, for bars and swatches beside text.
[[nodiscard]] QColor swatchColour(HighlightColour colour, bool dark);
/// A round swatch. Follows the theme of the moment when it is asked for.
[[nodiscard]] QIcon swatch(HighlightColour colour, bool dark);
/// An action for each colour, in their order; each has its HighlightColour as data.
[[nodiscard]] QList<QAction *> colourActions(QObject *parent, bool dark);

} // namespace adduce
