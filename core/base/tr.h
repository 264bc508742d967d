#pragma once
#include <QCoreApplication>

namespace adduce {

/// A text of the program in the user's language, for what is no QObject; `n` chooses the plural form of "%Ln". Shaped as
/// QObject::tr(), which those that collect the texts know.
[[nodiscard]] inline QString tr(const char *text, const char *disambiguation = nullptr, int n = -1)
{
    return QCoreApplication::translate("adduce", text, disambiguation, n);
}

} // namespace adduce
