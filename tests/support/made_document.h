#pragma once
#include "core/documents/document.h"

namespace adduce::test {

/// A document as a reader would make it: quotes stand on their pages, rectangles are one a sentence.
Document makeDocument(const QStringList &lines);

/// Three short papers on sleep, coffee and bridges, of about twenty sentences each.
QStringList sleepPaper();
QStringList coffeePaper();
QStringList bridgePaper();

} // namespace adduce::test
