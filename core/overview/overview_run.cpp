#include "core/overview/overview_run.h"

#include "core/base/run.h"
#include "core/library/database.h"

#include <algorithm>

namespace adduce {

OverviewRun::OverviewRun(const Ask &ask, const QuestionsRequest &request, const KeptQuestions &kept, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &ask, request, kept, stop = m_stop.get_token()](const auto &post) {
        const auto tell = [&](const QString &question) { post([this, question] { emit questionFound(question); }); };
        Database database = ask.library().open();
        QuestionsRequest wanted = request;
        if (const auto one = onlyPaper(database, wanted.madeOf))
            if (const auto paper = overviewOf(database, *one, stop)) {
                post([this, paper] { emit paperRead(*paper); });
                return findQuestions(ask, wanted, tell, stop);
            }
        wanted.madeOf = wanted.asked;
        const Overview overview = overviewOf(database, wanted.madeOf, stop);
        post([this, overview] { emit read(overview); });
        if (const auto known = kept.find(overview.digest); known != kept.end())
            std::ranges::for_each(*known, tell);
        else
            findQuestions(ask, wanted, tell, stop);
    });
}

OverviewRun::~OverviewRun()
{
    stop();
    m_worker.wait();
}

} // namespace adduce
