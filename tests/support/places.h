#pragma once
#include "core/worker/worker.h"

#include <QString>

namespace adduce::test {

/// A file of the checkout, by its path from the top ("translations/adduce_de.ts"); "" is the top itself.
QString inSources(const QString &path = {});

/// A program of this build, by its name ("adduce-cli").
QString builtProgram(const QString &name);

/// This build's reader of documents.
WorkerProgram docworker();

/// The handbook that this build has set.
QString builtHandbook();

} // namespace adduce::test
