#pragma once
#include <QApplication>
#include <memory>

namespace adduce {

/// The application on its display. Where none answers, one line on standard error says which and the program ends with 1;
/// Qt itself would abort().
[[nodiscard]] std::unique_ptr<QApplication> openApplication(int &argc, char **argv);

} // namespace adduce
