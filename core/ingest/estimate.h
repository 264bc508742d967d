#pragma once
#include "core/ingest/ingest.h"
#include <QHash>

namespace adduce {

/// Tells how far a job is and when it will be done, from the pages it has read. The time is given to it, in ms since
/// the job began, without pauses.
class IngestEstimate
{
public:
    void begin(DocumentId id);
    void read(DocumentId id, int page, int pages);
    void end(DocumentId id); ///< ready, failed or put back

    /// `waiting`: documents that nobody has begun yet.
    [[nodiscard]] IngestProgress progress(int waiting, qint64 ms) const;

private:
    struct Reading
    {
        int page = 0;
        int pages = 0;
    };
    QHash<qint64, Reading> m_reading;
    int m_done = 0;
    int m_pagesDone = 0; ///< of those that are done
};

} // namespace adduce
