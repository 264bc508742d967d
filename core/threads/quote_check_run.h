#pragma once
#include "core/base/error.h"
#include "core/library/library.h"
#include "core/threads/quote_check.h"
#include <QObject>
#include <future>

namespace adduce {

/// `checkQuotes()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class QuoteCheckRun : public QObject
{
    Q_OBJECT

public:
    QuoteCheckRun(const Library &library, std::vector<Citation> citations, QObject *parent = nullptr);
    ~QuoteCheckRun() override;

    void stop();

signals:
    void progressed(int done, int total);
    void done(const std::vector<adduce::QuoteCheck> &checks); ///< fewer than citations when it was stopped
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
