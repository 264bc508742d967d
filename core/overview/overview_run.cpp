#include "core/overview/overview_run.h"

#include "core/base/run.h"
#include "core/library/database.h"

namespace adduce {

OverviewRun::OverviewRun(const Ask &ask, const QuestionsRequest &request, const KeptQuestions &kept, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &ask, request, kept, stop = m_stop.get_token()](const auto &post) {
        const auto tell = [&](const QString &question) { post([this, question] { emit questionFound(question); }); };
        Database database = ask.library().open();
        const Scope &of = request.madeOf;
        const bool isOfOne = of.documents.size() == 1 && of.collections.empty() && of.tags.isEmpty();
        if (const auto paper = isOfOne ? overviewOf(database, of.documents.front()) : std::nullopt) {
            post([this, paper] { emit paperRead(*paper); });
            return findQuestions(ask, request, tell, stop);
        }
        const Overview overview = overviewOf(database, of, stop);
        post([this, overview] { emit read(overview); });
        if (overview.digest == kept.digest)
            std::ranges::for_each(kept.questions, tell);
        else
            findQuestions(ask, request, tell, stop);
    });
}

OverviewRun::~OverviewRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

} // namespace adduce
