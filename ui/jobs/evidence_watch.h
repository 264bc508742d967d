#pragma once
#include "core/workspace/look_again_run.h"
#include "ui/common/services.h"
#include <memory>

namespace adduce {

class LibraryJob;

/// After papers were read, asks saved answers again in a thread of its own and finds those that new and replaced papers would change. Reads
/// that begin meanwhile are looked at once it is through; papers that still come stop it.
class EvidenceWatch : public QObject
{
    Q_OBJECT

public:
    EvidenceWatch(const Services &services, LibraryJob &job, QObject *parent = nullptr);

    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

signals:
    void found(int threads); ///< none, too
    void failed(const adduce::Error &error);

private:
    void look();

    const Services &m_services;
    std::unique_ptr<LookAgainRun> m_run; ///< null: none is under way
};

} // namespace adduce
