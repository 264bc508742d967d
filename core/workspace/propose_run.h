#pragma once
#include "core/base/error.h"
#include "core/workspace/propose_questions.h"
#include <QObject>
#include <future>

namespace adduce {

/// `proposedSet()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class ProposeRun : public QObject
{
    Q_OBJECT

public:
    ProposeRun(Workspace &workspace, const Scope &scope, const ProposalOptions &options, const Wording &wording = {},
        QObject *parent = nullptr);
    ~ProposeRun() override;

signals:
    void done(const adduce::QuerySet &proposals);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
