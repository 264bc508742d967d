#pragma once
#include "core/base/error.h"
#include "core/evaluation/mutation_score.h"
#include <QObject>
#include <future>

namespace adduce {

class Workspace;

/// Where a user's own false statements are kept: "<library>.checks.jsonl".
QString checkSetPath(const Workspace &workspace);

/// What the checks of a model's statements are worth on the sentences of the library's saved answers, made false, and on the user's own
/// set. The same library gives the same figures. Blocks. Throws Error for a library or a set that cannot be read.
MutationScore scoreChecks(Workspace &workspace, const WritingParameters &parameters,
    const std::function<void(int done, int total)> &onProgress = {}, const std::stop_token &stop = {});

/// `scoreChecks()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class CheckScoreRun : public QObject
{
    Q_OBJECT

public:
    CheckScoreRun(Workspace &workspace, const WritingParameters &parameters, QObject *parent = nullptr);
    ~CheckScoreRun() override;

    void stop() { m_stop.request_stop(); } ///< `done` comes with what was checked so far

signals:
    void progressed(int done, int total); ///< sentences
    void done(const adduce::MutationScore &score);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
