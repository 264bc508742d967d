#include "ui/common/quote_checker.h"

#include "core/threads/quote_check_run.h"

namespace adduce {

QuoteChecker::QuoteChecker(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

void QuoteChecker::check(std::vector<Citation> citations)
{
    if (m_run)
        return;
    m_run = new QuoteCheckRun(m_library, std::move(citations), this);
    emit started();
    connect(m_run, &QuoteCheckRun::progressed, this,
        [this](int done, int total) { emit progressed(tr("Looking for quote %L1 of %L2").arg(done).arg(total)); });
    connect(m_run, &QuoteCheckRun::done, this, &QuoteChecker::checked);
    connect(m_run, &QuoteCheckRun::failed, this, &QuoteChecker::failed);
    connect(m_run, &QuoteCheckRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        emit finished();
    });
}

} // namespace adduce
