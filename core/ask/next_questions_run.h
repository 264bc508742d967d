#pragma once
#include "core/ask/next_questions.h"
#include "core/base/error.h"
#include <QObject>
#include <future>

namespace adduce {

/// nextQuestions() on a thread of its own. `found` comes unless it is stopped or `failed`; `finished` last. The destructor
/// stops and waits.
class NextQuestionsRun : public QObject
{
    Q_OBJECT

public:
    NextQuestionsRun(const Ask &ask, NextQuestionsRequest request, QObject *parent = nullptr);
    ~NextQuestionsRun() override;

    void stop();

signals:
    void found(const QStringList &questions);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
