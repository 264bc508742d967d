#include "core/evaluation/svg_charts.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// Units of the drawing.
constexpr double kWidth = 720;
constexpr double kLabels = 190; // left of the bars
constexpr double kWords = 150; // right of them
constexpr double kRow = 26;
constexpr double kBar = 14;
constexpr double kTop = 8;
constexpr double kAxis = 24; // under the bars
constexpr double kPlot = kWidth - kLabels - kWords;

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QString line(double x1, double y1, double x2, double y2, const char *style)
{
    return u"<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" class=\"%5\"/>\n"_s.arg(
        number(x1), number(y1), number(x2), number(y2), QLatin1StringView(style));
}

QString textAt(double x, double y, const char *anchor, const QString &words)
{
    return u"<text x=\"%1\" y=\"%2\" text-anchor=\"%3\">"_s.arg(number(x), number(y), QLatin1StringView(anchor))
        + words.toHtmlEscaped() + u"</text>\n"_s;
}

QString bar(double y, double width)
{
    return u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" class=\"bar\"/>\n"_s.arg(
        number(kLabels), number(y), number(std::clamp(width, 0.0, kPlot)), number(kBar));
}

QString drawing(const QString &title, double width, double height, const QString &parts)
{
    const QString name = title.toHtmlEscaped();
    return u"<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\""_s.arg(number(width), number(height)) + name + u"\"><title>"_s
        + name + u"</title>\n"_s + parts + u"</svg>\n"_s;
}

/// Where the row's bar begins, and the baseline of its words.
double barTop(std::size_t row)
{
    return kTop + static_cast<double>(row) * kRow + (kRow - kBar) / 2;
}

double wordsBase(std::size_t row)
{
    return barTop(row) + kBar - 3;
}

} // namespace

QString shareChart(const QString &title, const std::vector<ShareBar> &bars)
{
    const double bottom = kTop + static_cast<double>(bars.size()) * kRow;
    QString parts;
    for (const int percent : { 0, 25, 50, 75, 100 }) {
        const double x = kLabels + kPlot * percent / 100;
        parts += line(x, kTop, x, bottom, "grid") + textAt(x, bottom + kAxis - 8, "middle", u"%1 %"_s.arg(percent));
    }
    for (std::size_t row = 0; row < bars.size(); ++row) {
        const ShareBar &one = bars[row];
        const double middle = barTop(row) + kBar / 2;
        parts += textAt(kLabels - 8, wordsBase(row), "end", one.label) + bar(barTop(row), kPlot * one.share)
            + line(kLabels + kPlot * one.interval.low, middle, kLabels + kPlot * one.interval.high, middle, "whisker")
            + textAt(kLabels + kPlot + 8, wordsBase(row), "start", one.words);
    }
    return drawing(title, kWidth, bottom + kAxis, parts);
}

QString timeChart(const QString &title, const std::vector<TimeBar> &bars)
{
    double longest = 1e-3; // ms
    for (const TimeBar &one : bars)
        longest = std::max({ longest, one.median, one.p95 });
    const double scale = kPlot / longest;
    QString parts;
    for (std::size_t row = 0; row < bars.size(); ++row) {
        const TimeBar &one = bars[row];
        const double middle = barTop(row) + kBar / 2;
        parts += textAt(kLabels - 8, wordsBase(row), "end", one.label) + bar(barTop(row), scale * one.median)
            + line(kLabels + scale * one.median, middle, kLabels + scale * one.p95, middle, "whisker");
        if (one.budget && *one.budget <= longest) {
            const double x = kLabels + scale * *one.budget;
            parts += line(x, barTop(row) - 3, x, barTop(row) + kBar + 3, "mark");
        }
        parts += textAt(kLabels + kPlot + 8, wordsBase(row), "start", number(one.median) + u" / "_s + number(one.p95) + u" ms"_s);
    }
    return drawing(title, kWidth, kTop + static_cast<double>(bars.size()) * kRow, parts);
}

QString reliabilityChart(const QString &title, const std::vector<ReliabilityPoint> &points)
{
    constexpr double kSide = 260;
    constexpr double kLeft = 48;
    const auto x = [](double share) { return kLeft + kSide * share; };
    const auto y = [](double share) { return kTop + kSide * (1 - share); };
    QString parts = line(x(0), y(0), x(1), y(1), "mark");
    for (const int percent : { 0, 50, 100 }) {
        const double share = percent / 100.0;
        parts += line(x(0), y(share), x(1), y(share), "grid") + line(x(share), y(0), x(share), y(1), "grid")
            + textAt(kLeft - 6, y(share) + 4, "end", u"%1 %"_s.arg(percent))
            + textAt(x(share), kTop + kSide + 18, "middle", u"%1 %"_s.arg(percent));
    }
    for (const ReliabilityPoint &point : points)
        parts += line(x(point.claimed), y(point.interval.low), x(point.claimed), y(point.interval.high), "whisker")
            + u"<circle cx=\"%1\" cy=\"%2\" r=\"5\" class=\"bar\"/>\n"_s.arg(number(x(point.claimed)), number(y(point.share)))
            + textAt(x(point.claimed) + 9, y(point.share) + 4, "start", point.label);
    return drawing(title, kLeft + kSide + 120, kTop + kSide + kAxis, parts);
}

} // namespace adduce
