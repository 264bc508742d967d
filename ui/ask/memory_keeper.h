#pragma once
#include "core/ask/question.h"
#include "core/ask/remember.h"
#include "core/base/error.h"
#include "ui/common/services.h"
#include <QObject>
#include <deque>
#include <future>

class QUndoStack;

namespace adduce {

/// Has a model remember what of answers will be of use, one after another on a thread of its own, where that is allowed. What it remembered is told, and can be
/// undone.
class MemoryKeeper : public QObject
{
    Q_OBJECT

public:
    MemoryKeeper(const Services &services, QUndoStack &undo, QObject *parent = nullptr);
    ~MemoryKeeper() override; ///< stops and waits

    void consider(const Answer &answer, const QuestionSettings &settings);

signals:
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void start();
    void take(const Remembered &memory);

    const Services &m_services;
    QUndoStack &m_undo;
    std::deque<std::pair<Answer, QuestionSettings>> m_waiting;
    bool m_isRunning = false;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
