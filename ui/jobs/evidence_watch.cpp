#include "ui/jobs/evidence_watch.h"

#include "ui/jobs/library_job.h"

namespace adduce {

EvidenceWatch::EvidenceWatch(const Services &services, LibraryJob &job, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    connect(&job, &LibraryJob::finished, this, &EvidenceWatch::look);
}

void EvidenceWatch::look()
{
    m_run.reset(); // one that is under way stops; what it kept is not asked again
    m_run = std::make_unique<LookAgainRun>(m_services.workspace, m_services.configuration.current().profile);
    connect(m_run.get(), &LookAgainRun::done, this, &EvidenceWatch::found);
    connect(m_run.get(), &LookAgainRun::failed, this, &EvidenceWatch::failed);
    connect(m_run.get(), &LookAgainRun::finished, this, [this] { m_run.release()->deleteLater(); });
}

} // namespace adduce
