#include "core/network/retry.h"

#include "core/base/error.h"
#include "core/base/stop.h"

#include <QDateTime>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <condition_variable>
#include <mutex>

namespace adduce {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

std::optional<milliseconds> fromSeconds(const QByteArray &text)
{
    bool isNumber = false;
    const double seconds = text.trimmed().toDouble(&isNumber);
    constexpr double kMost = 1e9;
    if (!isNumber || !(seconds >= 0 && seconds < kMost))
        return std::nullopt;
    return milliseconds(static_cast<qint64>(seconds * 1000));
}

/// A failure that is as good as certain to come again, whatever its status: llama-server answers 500 to a bad request.
bool isFinal(const HttpReply &reply)
{
    static const QSet<int> tried { 408, 409, 429 };
    constexpr int kServer = 500;
    constexpr int kNotImplemented = 501;
    if (!tried.contains(reply.status) && reply.status < kServer)
        return true;
    if (reply.status == kNotImplemented || reply.header("x-should-retry") == "false")
        return true;
    static constexpr std::array kCertain { "too large", "parse error", "insufficient_quota", "credit_balance_exhausted",
        "spend_limit", "usage_limit_exceeded", "PerDay" };
    return std::ranges::any_of(kCertain, [&](const char *words) { return reply.body.contains(words); });
}

/// Sleeps, or throws Stopped the moment it is asked for.
void wait(milliseconds time, const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    woken.wait_for(lock, stop, time, [] { return false; });
    throwIfStopped(stop);
}

} // namespace

std::optional<milliseconds> requestedDelay(const HttpReply &reply, qint64 now)
{
    if (const auto ms = fromSeconds(reply.header("retry-after-ms")))
        return milliseconds(ms->count() / 1000);
    const QByteArray after = reply.header("retry-after");
    if (const auto seconds = fromSeconds(after))
        return seconds;
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(after), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    if (date.isValid())
        return milliseconds(std::max<qint64>(0, date.toMSecsSinceEpoch() - now));
    static const QRegularExpression inBody(uR"re("retryDelay"\s*:\s*"([0-9.]+)s")re"_s);
    const auto found = inBody.match(QString::fromUtf8(reply.body.first(std::min<qsizetype>(reply.body.size(), 1 << 16))));
    return found.hasMatch() ? fromSeconds(found.captured(1).toLatin1()) : std::nullopt;
}

std::optional<milliseconds> retryDelay(
    const RetryPolicy &policy, const std::optional<HttpReply> &reply, int tries, double share, qint64 now)
{
    if (tries > policy.retries || (reply && isFinal(*reply)))
        return std::nullopt;
    if (const auto requested = reply ? requestedDelay(*reply, now) : std::nullopt)
        return *requested <= policy.longestAsked ? requested : std::nullopt;
    constexpr double kLeast = 0.75;
    const auto doubled = std::min(policy.longest, policy.first * (1 << std::clamp(tries - 1, 0, 16)));
    return milliseconds(static_cast<qint64>(static_cast<double>(doubled.count()) * (kLeast + (1 - kLeast) * share)));
}

HttpReply fetchRetrying(EgressGate &gate, const HttpRequest &request, const RetryPolicy &policy, const std::stop_token &stop,
    const HttpSink &sink, const OnRetry &report)
{
    bool isBegun = false;
    const HttpSink watched = !sink ? sink : [&](const HttpReply &head, const QByteArray &bytes) {
        isBegun = true;
        return sink(head, bytes);
    };
    constexpr int kGood = 400; // statuses from here on are failures
    for (int tries = 1;; ++tries) {
        std::optional<HttpReply> reply;
        std::exception_ptr broken;
        try {
            reply = fetch(gate, request, stop, watched);
            if (reply->status < kGood)
                return *std::move(reply);
        } catch (const Error &error) {
            if (error.kind() != ErrorKind::Unreachable && error.kind() != ErrorKind::NotListening)
                throw;
            broken = std::current_exception();
        }
        const auto delay =
            retryDelay(policy, reply, tries, QRandomGenerator::global()->generateDouble(), QDateTime::currentMSecsSinceEpoch());
        if (isBegun || !delay) {
            if (broken)
                std::rethrow_exception(broken);
            return *std::move(reply);
        }
        if (report)
            report(*delay);
        wait(*delay, stop);
    }
}

} // namespace adduce
