#pragma once
#include "core/documents/document.h"
#include "core/worker/worker.h"
#include <QString>
#include <vector>

namespace adduce::test {

/// How many of how many.
struct Share
{
    int found = 0;
    int all = 0;
    void count(bool hit)
    {
        ++all;
        found += hit;
    }
    Share &operator+=(const Share &other)
    {
        found += other.found;
        all += other.all;
        return *this;
    }
    [[nodiscard]] double value() const { return all ? double(found) / all : 1; }
};

/// What we read of a paper against what its publisher wrote.
struct PaperMeasure
{
    QString file;
    Share words; ///< of five letters or more, found anywhere
    Share sentences; ///< of 40 such letters or more, found whole and in order
    Share titles; ///< of the publisher's sections, found among ours
    Share ownTitles; ///< of our sections, found among the publisher's
    Share cells; ///< of the publisher's tables, found among our cells
    int references = 0; ///< entries that we found
    int referencesWritten = 0;

    [[nodiscard]] bool countsReferences() const; ///< within a tenth
};

/// Reads every paper of the folder that its `groundtruth.jsonl.gz` names. Throws Error.
std::vector<PaperMeasure> measurePapers(const QString &folder, const WorkerProgram &program);

/// The sum over all papers; `references` counts the papers whose entries were counted within a tenth.
PaperMeasure total(const std::vector<PaperMeasure> &papers);

/// One line a paper.
QString toLine(const PaperMeasure &paper);

} // namespace adduce::test
