#pragma once
#include <QStringView>

namespace adduce {

/// How the letters that somebody typed stand in a name, the nearer the greater.
enum class NameFit
{
    None,
    Beginnings, ///< in their order, each run of them at the beginning of a word: "exthr" in "Export thread"
    Inside, ///< as they are
    Word ///< as they are, from the beginning of a word on
};

/// Letters of any case; blanks at the ends count nothing. What is nothing stands in every name. Pure.
NameFit nameFit(QStringView typed, QStringView name);

} // namespace adduce
