#include "ui/library/read_again.h"

#include "ui/jobs/library_job.h"
#include "ui/library/library_filter.h"

namespace adduce {

void readAgain(LibraryJob &job, const std::vector<DocumentRow> &rows)
{
    std::vector<DocumentId> again;
    std::vector<DocumentId> scans;
    for (const DocumentRow &row : rows)
        (shows(LibraryShow::NeedsOcr, row, {}) ? scans : again).push_back(row.id);
    job.readAgain(again);
    if (!scans.empty())
        job.recognise(scans);
}

} // namespace adduce
