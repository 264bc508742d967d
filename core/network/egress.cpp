#include "core/network/egress.h"

#include "core/base/error.h"
#include "core/base/stop.h"
#include "core/network/egress_ledger.h"
#include "core/network/http.h"

#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostInMemory = 1000;

} // namespace

QString hostOf(const QUrl &url)
{
    return url.port() < 0 ? url.host() : u"%1:%2"_s.arg(url.host()).arg(url.port());
}

EgressGate::Pass::Pass(EgressGate &gate, const QUrl &url)
    : m_gate(gate)
    , m_host(hostOf(url))
{
}

EgressGate::Pass::~Pass()
{
    {
        const std::scoped_lock lock(m_gate.m_mutex);
        --m_gate.m_running[m_host];
    }
    m_gate.m_freed.notify_all();
}

void EgressGate::setRules(const Rules &rules)
{
    const std::scoped_lock lock(m_mutex);
    m_rules = rules;
}

EgressGate::Rules EgressGate::rules() const
{
    const std::scoped_lock lock(m_mutex);
    return m_rules;
}

void EgressGate::setLedger(const QString &path)
{
    const std::scoped_lock lock(m_mutex);
    m_ledger = path;
}

void EgressGate::refuseWhatMayNot(const HttpRequest &request) const
{
    if (isLoopback(request.url))
        return;
    if (rules().isLocalOnly)
        throw Error(ErrorKind::LocalOnly, hostOf(request.url));
    const auto &passages = request.outgoing.passages;
    if (const auto kept = std::ranges::find_if(passages, &OutgoingPassage::isLocalOnly); kept != passages.end())
        throw Error(ErrorKind::DocumentLocalOnly, kept->document);
    if (!isSafe(request.url) && !request.outgoing.allowsPlain)
        throw Error(ErrorKind::Unencrypted, hostOf(request.url));
}

void EgressGate::admitConnection(const QUrl &server) const
{
    if (!isLoopback(server) && rules().isLocalOnly)
        throw Error(ErrorKind::LocalOnly, hostOf(server));
}

EgressGate::Pass EgressGate::admit(const HttpRequest &request, const std::stop_token &stop)
{
    throwIfStopped(stop);
    refuseWhatMayNot(request);
    std::unique_lock lock(m_mutex);
    const QString host = hostOf(request.url);
    m_freed.wait(lock, stop, [&] { return m_running[host] < m_rules.atOnce; });
    throwIfStopped(stop);
    ++m_running[host];
    return { *this, request.url };
}

void EgressGate::record(const EgressRecord &record)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_ledger.isEmpty() && appendToLedger(m_ledger, record))
        return;
    m_records.push_back(record);
    if (m_records.size() > kMostInMemory)
        m_records.pop_front();
}

std::vector<EgressRecord> EgressGate::records(std::size_t most) const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<EgressRecord> last(m_records.rbegin(), m_records.rend());
    if (!m_ledger.isEmpty()) {
        const std::vector<EgressRecord> kept = readLedger(m_ledger, most);
        last.insert(last.end(), kept.begin(), kept.end());
        std::ranges::stable_sort(last, std::ranges::greater {}, &EgressRecord::at);
    }
    last.resize(std::min(last.size(), most));
    return last;
}

void EgressGate::forget()
{
    const std::scoped_lock lock(m_mutex);
    m_records.clear();
    if (!m_ledger.isEmpty())
        clearLedger(m_ledger);
}

} // namespace adduce
