#include "ui/common/filter_box.h"

#include "ui/common/type.h"
#include <QSignalBlocker>

namespace adduce {

constexpr qsizetype kLongestChoice = 80; // letters

QComboBox *filterBox(const QString &name)
{
    auto *box = new QComboBox;
    box->setAccessibleName(name);
    box->setFont(typeFont(Type::Caption));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(1);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

void fillFilter(QComboBox &box, const QString &any, const FilterChoices &choices)
{
    const QVariant chosen = box.currentData();
    const QSignalBlocker quiet(box);
    box.clear();
    box.addItem(any);
    for (const auto &[text, value] : choices)
        box.addItem(text.simplified().left(kLongestChoice), value);
    box.setCurrentIndex(std::max(0, chosen.isValid() ? box.findData(chosen) : 0));
    box.setEnabled(!choices.empty());
}

} // namespace adduce
