#pragma once
#include "core/base/error.h"
#include "core/overview/overview.h"
#include <QHash>
#include <QObject>
#include <future>

namespace adduce {

/// Questions that were found before, by Overview::digest; none of papers that have none.
using KeptQuestions = QHash<QString, QStringList>;

/// What there is to say first of some papers, looked for on a thread of its own: `read`, or `paperRead` where they are one; then
/// `questionFound` for each, at once where `kept` has those of these very papers; `failed` in place of what is left; `finished` last. Where the
/// paper whose questions are wanted cannot be asked, it is as if none were chosen. The destructor stops and waits.
class OverviewRun : public QObject
{
    Q_OBJECT

public:
    OverviewRun(const Ask &ask, const QuestionsRequest &request, const KeptQuestions &kept, QObject *parent = nullptr);
    ~OverviewRun() override;

    void stop() { m_stop.request_stop(); }

signals:
    void read(const adduce::Overview &overview);
    void paperRead(const adduce::PaperOverview &overview);
    void questionFound(const QString &question);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
