#include "ui/jobs/laboratory_keeper.h"

#include "core/library/database.h"

namespace adduce {

namespace {

/// What is told of it at the foot of the window; empty where nothing came.
QString newsOf(const SyncReport &report)
{
    QStringList parts;
    if (report.papers.read > 0)
        parts << LaboratoryKeeper::tr("%Ln paper(s) came from the laboratory", nullptr, report.papers.read);
    if (report.papers.gone > 0)
        parts << LaboratoryKeeper::tr("%Ln paper(s) were taken out of the laboratory", nullptr, report.papers.gone);
    if (report.threads.came > 0)
        parts << LaboratoryKeeper::tr("%Ln thread(s) of others came", nullptr, report.threads.came);
    if (report.tables.came > 0)
        parts << LaboratoryKeeper::tr("%Ln table(s) of others came", nullptr, report.tables.came);
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace

LaboratoryKeeper::LaboratoryKeeper(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_task(this)
{
    connect(&m_services.keys, &KeyStore::changed, this, [this](const QString &host) {
        if (m_state && host.startsWith(toUrl(laboratoryAddress(m_state->membership.address)).host()))
            follow(); // the keyring answered
    });
}

LaboratoryKeeper::~LaboratoryKeeper() = default;

void LaboratoryKeeper::begin()
{
    const auto look = [](Database &database) { return DeskStore(database).membership(); };
    m_services.libraryThread.read(this, look, [this](const std::optional<Membership> &membership) {
        if (!membership)
            return;
        m_state.emplace().membership = *membership;
        m_services.keys.load(toUrl(laboratoryAddress(membership->address)));
        emit changed();
        follow();
    });
}

void LaboratoryKeeper::join(const QString &address, const Secret &password)
{
    LaboratoryAddress where;
    try {
        where = laboratoryAddress(address);
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    m_isBusy = true;
    m_trouble.reset();
    emit changed();
    const auto done = [this, where, password](const Membership &membership) {
        if (!password.isEmpty())
            m_services.keys.set(toUrl(where), password); // before there is a state, which a changed key has followed anew
        m_state.emplace().membership = membership;
        emit joined();
        follow();
    };
    const auto fail = [this](const Error &error) {
        m_isBusy = false;
        emit changed();
        emit failed(error);
    };
    m_task.run([this, where, password, done, fail](const auto &post, const std::stop_token &stop) {
        try {
            Database database = m_services.library.open();
            const Membership membership = joinLaboratory(database, where, { m_services.gate, password, stop });
            post([done, membership] { done(membership); });
        } catch (const Error &error) {
            post([fail, error] { fail(error); });
        }
    });
}

void LaboratoryKeeper::countWaiting()
{
    const auto count = [](Database &database) { return static_cast<int>(DeskStore(database).unsharedPapers().size()); };
    m_services.libraryThread.read(this, count, [this](int waiting) {
        m_waiting = waiting;
        emit changed();
    });
}

void LaboratoryKeeper::leave()
{
    m_task.stop();
    m_isBusy = false;
    const auto forget = [](Database &database) { leaveLaboratory(database); };
    m_services.libraryThread.write(this, forget, [this] {
        if (const auto left = std::exchange(m_state, {}))
            m_services.keys.set(toUrl(laboratoryAddress(left->membership.address)), {});
        m_failures.clear();
        m_trouble.reset();
        emit changed();
    });
}

void LaboratoryKeeper::syncNow()
{
    if (m_state)
        follow();
}

void LaboratoryKeeper::settle(const LostChange &change, bool isBroughtBack)
{
    const auto write = [change, isBroughtBack](Database &database) {
        isBroughtBack ? bringBack(database, change) : adduce::settle(database, change);
    };
    const auto done = [this, number = change.number, isBroughtBack] {
        if (m_state)
            std::erase_if(m_state->lost, [number](const LostChange &lost) { return lost.number == number; });
        if (isBroughtBack)
            emit papersChanged();
        emit changed();
    };
    m_services.libraryThread.write(this, write, done, [this](const Error &error) { emit failed(error); });
}

void LaboratoryKeeper::follow()
{
    m_isBusy = true;
    emit changed();
    const Secret password = m_services.keys.keyFor(toUrl(laboratoryAddress(m_state->membership.address)));
    const Parameters parameters = m_services.configuration.current().profile.parameters;
    m_task.run([this, password, parameters](const auto &post, const std::stop_token &stop) {
        const auto fail = [this, &post](const Error &error) {
            post([this, error] {
                m_trouble = error;
                m_isBusy = false;
                emit changed();
            });
        };
        try {
            Database database = m_services.library.open(Durability::Later); // what comes can come again
            const LaboratoryAccess access { m_services.gate, password, stop };
            const auto synced = [&](const SyncReport &report) {
                const LaboratoryState state = laboratoryState(database, access);
                post([this, report, state] { take(report, state); });
            };
            followLaboratory(database, parameters, access, synced, fail);
        } catch (const Error &error) {
            fail(error);
        }
    });
}

void LaboratoryKeeper::take(const SyncReport &report, const LaboratoryState &state)
{
    m_state = state;
    m_failures = report.failed();
    m_trouble.reset();
    m_isBusy = false;
    if (report.papers.read + report.papers.gone + report.papers.heard + report.filing.heard > 0)
        emit papersChanged();
    if (report.threads.came + report.threads.went > 0)
        emit threadsChanged();
    if (report.tables.came + report.tables.went > 0)
        emit tablesChanged();
    if (const QString news = newsOf(report); !news.isEmpty())
        emit said(news);
    emit changed();
}

} // namespace adduce
