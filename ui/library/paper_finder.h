#pragma once
#include "core/base/error.h"
#include "core/references/wanted_papers.h"
#include "core/web/find_papers.h"
#include "ui/common/services.h"
#include <QObject>
#include <future>

namespace adduce {

struct PageLimits;

/// Looks for papers on a question, and fetches free copies, one thing at a time on a thread of its own.
class PaperFinder : public QObject
{
    Q_OBJECT

public:
    explicit PaperFinder(const Services &services, QObject *parent = nullptr);
    ~PaperFinder() override; ///< stops and waits

    void setServices(const PaperServices &services) { m_papers = services; } ///< in place of those of the settings
    void setAllowsLoopback(bool allows) { m_allowsLoopback = allows; } ///< for tests
    void find(const QString &question); ///< no effect while it is at something
    void fetch(const std::vector<FoundPaper> &papers); ///< the same
    void fetchWanted(const std::vector<WantedPaper> &papers); ///< looks for a free copy of each, and fetches it; the same
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

signals:
    void found(const adduce::FoundPapers &papers);
    void progressed(int paper, qint64 done, qint64 total); ///< of those that are fetched, from 0; `total` 0 where it is not known
    void fetched(int paper, const QString &path); ///< queued to be read
    void notFetched(int paper, const adduce::Error &error); ///< the others go on
    void failed(const adduce::Error &error);
    void finished();

private:
    template <class Work> void run(Work work);
    /// `fetchOne(i, limits, stop)` gives the path of each.
    void fetchEach(int count, const std::function<QString(int, const PageLimits &, const std::stop_token &)> &fetchOne);

    const Services &m_services;
    std::optional<PaperServices> m_papers;
    bool m_allowsLoopback = false;
    bool m_isRunning = false;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
