#include "ui/library/paper_finder.h"

#include "core/base/run.h"
#include "core/web/web_page.h"
#include "core/workspace/new_papers.h"

namespace adduce {

namespace {

constexpr std::size_t kMost = 20; // papers of one search

} // namespace

PaperFinder::PaperFinder(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

PaperFinder::~PaperFinder()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

/// `work(post, stop)`.
template <class Work> void PaperFinder::run(Work work)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_stop = {};
    const auto begun = [work = std::move(work), stop = m_stop.get_token()](auto post) { work(post, stop); };
    m_worker = startTask(this, begun, [this] {
        m_isRunning = false;
        emit finished();
    });
}

void PaperFinder::find(const QString &question)
{
    run([this, question, papers = m_papers](auto post, const std::stop_token &stop) {
        Workspace &workspace = m_services.workspace;
        post([this, found = findPapers(workspace, papers.value_or(paperServices(workspace)), question, kMost, stop)] {
            emit this->found(found);
        });
    });
}

void PaperFinder::fetchEach(int count, const std::function<QString(int, const PageLimits &, const std::stop_token &)> &fetchOne)
{
    run([this, count, fetchOne](auto post, const std::stop_token &stop) {
        for (int i = 0; i < count; ++i) {
            PageLimits limits = paperLimits();
            limits.allowsLoopback = m_allowsLoopback;
            limits.onBytes = [&](qint64 done, qint64 total) { post([=, this] { emit progressed(i, done, total); }); };
            try {
                const QString path = fetchOne(i, limits, stop);
                post([=, this] { emit fetched(i, path); });
            } catch (const Error &error) {
                if (error.kind() == ErrorKind::Stopped)
                    return;
                post([=, this] { emit notFetched(i, error); });
            }
        }
    });
}

void PaperFinder::fetch(const std::vector<FoundPaper> &papers)
{
    fetchEach(static_cast<int>(papers.size()), [this, papers](int i, const PageLimits &limits, const std::stop_token &stop) {
        return fetchPaper(m_services.workspace, papers[static_cast<std::size_t>(i)], limits, stop);
    });
}

void PaperFinder::fetchWanted(const std::vector<WantedPaper> &papers)
{
    const auto fetchOne = [this, papers, services = m_papers](int i, const PageLimits &limits, const std::stop_token &stop) {
        Workspace &workspace = m_services.workspace;
        return adduce::fetchWanted(
            workspace, services.value_or(paperServices(workspace)), papers[static_cast<std::size_t>(i)], limits, stop);
    };
    fetchEach(static_cast<int>(papers.size()), fetchOne);
}

void PaperFinder::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
