#pragma once
#include "core/base/latest_task.h"
#include "core/base/secret.h"
#include "core/laboratory/laboratory.h"
#include "ui/common/services.h"
#include <QObject>

namespace adduce {

/// The laboratory that the library of the window belongs to, if any: joined and left, and kept in step with in a thread of its own as
/// long as the window is open. Without one it does nothing but look, once, whether there is one.
class LaboratoryKeeper : public QObject
{
    Q_OBJECT

public:
    explicit LaboratoryKeeper(const Services &services, QObject *parent = nullptr);
    ~LaboratoryKeeper() override;

    void begin(); ///< looks whether there is one, and follows it
    /// `password`: empty where none is needed, or where it is in the file that PGPASSFILE names. joined() or failed() follows.
    void join(const QString &address, const Secret &password);
    void countWaiting(); ///< how many papers a laboratory would get; changed() follows
    void leave();
    void syncNow();
    /// What was lost is put back, or left as it is; either way it is shown no more.
    void settle(const LostChange &change, bool isBroughtBack);

    [[nodiscard]] const std::optional<LaboratoryState> &state() const
    {
        return m_state;
    } ///< none: the library is in no laboratory
    [[nodiscard]] const std::optional<Error> &trouble() const { return m_trouble; } ///< why it is not in step now
    /// What could not be sent or fetched the last time, each with why.
    [[nodiscard]] const QStringList &failures() const { return m_failures; }
    [[nodiscard]] int waiting() const { return m_waiting; } ///< papers that would be sent, by countWaiting()
    [[nodiscard]] bool isBusy() const { return m_isBusy; } ///< it is being joined, or synchronised for the first time

signals:
    void changed(); ///< state, trouble, or what is being done
    void joined();
    void papersChanged(); ///< some came, went, or were described or filed anew
    void threadsChanged(); ///< of others: some came, changed, or are shared no more
    void tablesChanged(); ///< of evidence; the same
    void said(const QString &words);
    void failed(const adduce::Error &error);

private:
    void follow();
    void take(const SyncReport &report, const LaboratoryState &state);

    const Services &m_services;
    std::optional<LaboratoryState> m_state;
    std::optional<Error> m_trouble;
    QStringList m_failures;
    int m_waiting = 0;
    bool m_isBusy = false;
    LatestTask<LaboratoryKeeper> m_task; ///< the last member: it waits for what runs
};

} // namespace adduce
