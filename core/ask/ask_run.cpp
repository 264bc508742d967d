#include "core/ask/ask_run.h"

#include <utility>

namespace adduce {

AskRun::AskRun(const Ask &ask, Question question, AnswerKeeper keep, QObject *parent)
    : QObject(parent)
{
    // Signals are posted: they arrive in this object's thread, and none after its destructor.
    const auto post = [this](auto signal) { QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection); };
    m_worker = std::async(std::launch::async,
        [this, post, &ask, question = std::move(question), keep = std::move(keep), stop = m_stop.get_token()] {
            try {
                const Answer answer = ask(question, [&](const AskEvent &e) { post([this, e] { emit event(e); }); }, stop);
                const SavedTurn saved = keep ? keep(answer) : SavedTurn {};
                post([this, answer, saved] { emit answered(answer, saved); });
            } catch (const Error &error) {
                post([this, error] { emit failed(error); });
            } catch (const std::exception &error) {
                const Error internal(ErrorKind::Internal, {}, QString::fromUtf8(error.what()));
                post([this, internal] { emit failed(internal); });
            }
            post([this] { emit finished(); });
        });
}

AskRun::~AskRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void AskRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
