#include "core/evaluation/metric_rows.h"

namespace adduce {

using namespace Qt::StringLiterals;

QString decimal(double number)
{
    return QString::number(number, 'f', 1);
}

QString counted(const MetricValue &value)
{
    return u"%1 / %2"_s.arg(value.count()).arg(value.of());
}

QString percent(const MetricValue &value)
{
    return decimal(value.share() * 100);
}

QString percentOrDash(const MetricValue &value)
{
    return value.of() == 0 ? u"\u2013"_s : percent(value) + u" %"_s;
}

QString interval(const MetricValue &value)
{
    return decimal(value.interval().low * 100) + u'-' + decimal(value.interval().high * 100) + u" %"_s;
}

MetricLine withInterval(MetricLine line, MetricUnit unit)
{
    return [line = std::move(line), unit](const EvaluationReport &report, const MetricValue &value) -> QString {
        const QString words = line(report, value);
        const auto lies = words.isEmpty() ? std::nullopt : value.clusteredInterval();
        if (!lies)
            return words;
        if (unit == MetricUnit::Percent)
            return words + u" (95 %: %1-%2 %)"_s.arg(decimal(lies->low * 100), decimal(lies->high * 100));
        return words + u" (95 %: %1-%2)"_s.arg(QString::number(lies->low, 'f', 3), QString::number(lies->high, 'f', 3));
    };
}

QJsonObject withInterval(QJsonObject figure, const MetricValue &value)
{
    if (const auto interval = value.clusteredInterval()) {
        figure[u"low"_s] = interval->low;
        figure[u"high"_s] = interval->high;
    }
    return figure;
}

} // namespace adduce
