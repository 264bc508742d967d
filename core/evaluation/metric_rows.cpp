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

} // namespace adduce
