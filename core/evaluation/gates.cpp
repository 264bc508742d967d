#include "core/evaluation/gates.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/evaluation/metrics.h"

#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

std::optional<Metric> metricNamed(const QString &name)
{
    const QString id = name == u"refused" ? nameOf(QueryCategory::EdgeCase) : name;
    const std::vector<Metric> all = metrics();
    const auto found = std::ranges::find(all, id, &Metric::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

bool isShare(MetricUnit unit)
{
    return unit == MetricUnit::Count || unit == MetricUnit::Percent;
}

Gate gateFrom(const QString &words)
{
    const bool isAtMost = words.contains(u"<="_s);
    const QStringList sides = words.split(isAtMost ? u"<="_s : u">="_s);
    bool isNumber = false;
    const double limit = sides.value(1).trimmed().toDouble(&isNumber);
    if (sides.size() != 2 || !isNumber || !std::isfinite(limit))
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no figure with its limit, such as right>=0.6").arg(words.left(80)));
    const std::optional<Metric> metric = metricNamed(sides[0].trimmed());
    if (!metric) {
        QStringList known { u"refused"_s };
        for (const Metric &metric : metrics())
            known << metric.id;
        throw Error(ErrorKind::BadInput, tr("\"%1\" is no figure; there are %2").arg(sides[0].left(80), known.join(u", "_s)));
    }
    if (isShare(metric->unit) && (limit < 0 || limit > 1))
        throw Error(ErrorKind::BadInput, tr("\"%1\": a share is a number from 0 to 1").arg(words.left(80)));
    return { sides[0].trimmed(), isAtMost, limit };
}

} // namespace

std::vector<Gate> gatesFrom(const QString &words)
{
    std::vector<Gate> gates;
    if (words.isEmpty())
        return gates;
    for (const QString &one : words.split(u','))
        gates.push_back(gateFrom(one.trimmed()));
    return gates;
}

GateResult checked(const Gate &gate, const EvaluationReport &report)
{
    const std::optional<Metric> metric = metricNamed(gate.metric);
    GateResult result { gate, {} };
    if (const MetricValue value = metric ? metric->valueIn(report) : MetricValue {}; value.of() > 0)
        result.value = metric->figure(value);
    return result;
}

QString gateWords(const GateResult &result)
{
    const QString value = result.value ? QString::number(*result.value, 'g', 4) : u"–"_s;
    const QString limit = QString::number(result.gate.limit, 'g', 4);
    const QString wanted = result.gate.isAtMost ? tr("%1 at most").arg(limit) : tr("%1 at least").arg(limit);
    return result.isReached() ? tr("%1: %2, asked for %3: reached").arg(result.gate.metric, value, wanted)
                              : tr("%1: %2, asked for %3: missed").arg(result.gate.metric, value, wanted);
}

} // namespace adduce
