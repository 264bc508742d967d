#pragma once
#include <QComboBox>

namespace adduce {

/// What a box narrows a list to: its words, and the value that stands for them.
using FilterChoices = std::vector<std::pair<QString, QVariant>>;

/// A small box that narrows a list by one thing, which its name says while nothing is chosen.
[[nodiscard]] QComboBox *filterBox(const QString &name);

/// Fills it anew, behind `any`; what was chosen stays so while it is still there. Without a choice it cannot be used.
void fillFilter(QComboBox &box, const QString &any, const FilterChoices &choices);

} // namespace adduce
