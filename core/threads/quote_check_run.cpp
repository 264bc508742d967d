#include "core/threads/quote_check_run.h"

#include "core/base/run.h"
#include "core/library/database.h"

namespace adduce {

QuoteCheckRun::QuoteCheckRun(const Library &library, std::vector<Citation> citations, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &library, citations = std::move(citations), stop = m_stop.get_token()](const auto &post) {
        Database database = library.open();
        const int total = static_cast<int>(citations.size());
        const auto report = [&](int done) { post([this, done, total] { emit progressed(done, total); }); };
        const std::vector<QuoteCheck> checks = checkQuotes(database, citations, report, stop);
        post([this, checks] { emit done(checks); });
    });
}

QuoteCheckRun::~QuoteCheckRun()
{
    stop();
    m_worker.wait();
}

void QuoteCheckRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
