#include "core/workspace/check_score.h"

#include "core/base/run.h"
#include "core/evaluation/check_set.h"
#include "core/lexicon/lexicon.h"
#include "core/workspace/proved_sentences.h"
#include "core/workspace/workspace.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString checkSetPath(const Workspace &workspace)
{
    return workspace.libraryPath() + u".checks.jsonl"_s;
}

MutationScore scoreChecks(Workspace &workspace, const WritingParameters &parameters,
    const std::function<void(int done, int total)> &onProgress, const std::stop_token &stop)
{
    constexpr quint32 kSeed = 1; // the same library gives the same figures
    const std::vector<ProvedSentence> sentences = provedSentences(workspace);
    const auto lexicon = Lexicon::installed();
    const auto tell = [&](int done) {
        if (onProgress)
            onProgress(done, static_cast<int>(sentences.size()));
    };
    return scoreMutations(sentences, readCheckSet(checkSetPath(workspace)), kSeed, lexicon.get(), parameters, tell, stop);
}

CheckScoreRun::CheckScoreRun(Workspace &workspace, const WritingParameters &parameters, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &workspace, parameters, stop = m_stop.get_token()](const auto &post) {
        const auto report = [&](int done, int total) { post([this, done, total] { emit progressed(done, total); }); };
        const MutationScore score = scoreChecks(workspace, parameters, report, stop);
        post([this, score] { emit done(score); });
    });
}

CheckScoreRun::~CheckScoreRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

} // namespace adduce
