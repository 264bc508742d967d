#pragma once
#include "app/handbook/blocks.h"

class QIODevice;

namespace adduce {

/// Sets chapters as a book: a page with the contents, labelled i, then each chapter from a new page on, labelled from 1, with an
/// outline of chapters and sections. Throws Error as PdfCanvas does.
void writeBook(QIODevice &device, const QString &title, const std::vector<std::vector<Block>> &chapters);

} // namespace adduce
