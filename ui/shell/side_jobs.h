#pragma once

namespace adduce {

class EvaluationPage;
class EvidenceWatch;
class FileWriting;
class JobBar;
class LibraryCare;
class LibraryJob;
class MatrixFiller;
class SpaceJob;
class Tabs;
enum class SideJob;

// What takes long is told at the foot of the window, and stopped from there.
void showAtFoot(JobBar &bar, FileWriting &writing, SideJob job); ///< and what was written, or was not
void showAtFoot(JobBar &bar, EvaluationPage &page);
void showAtFoot(JobBar &bar, MatrixFiller &matrix);
void showAtFoot(JobBar &bar, SpaceJob &spaces);
void showAtFoot(JobBar &bar, EvidenceWatch &watch); ///< how many threads it found
void showAtFoot(JobBar &bar, LibraryCare &care, LibraryJob &job, Tabs &tabs); ///< and what came back, in its lists

} // namespace adduce
