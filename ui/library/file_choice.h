#pragma once

class QWidget;

namespace adduce {

class LibraryJob;

/// Asks for papers, or for a folder of them, and gives the choice to `job`; not blocking.
void chooseFiles(LibraryJob &job, QWidget *parent);
void chooseFolder(LibraryJob &job, QWidget *parent);

} // namespace adduce
