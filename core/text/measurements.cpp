#include "core/text/measurements.h"

#include "core/text/quantities.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A number of the text with its sign, and what it is there.
struct SignedNumber
{
    double value = 0;
    QString unit;
    int start = 0; ///< of its sign, where it has one
    int end = 0; ///< behind its unit
    bool isSigned = false;
    bool hasUnit = false; ///< written behind it; the first of a range may have its unit from the second
    bool isLevel = false; ///< "95 %" before "CI"
    bool isSkipped = false; ///< it measures nothing
};

struct MeasureName
{
    const char *pattern; ///< Perl's syntax, of the words right before the number
    const char *name;
    EffectKind kind;
};

constexpr auto kMeasures = std::to_array<MeasureName>({
    { R"(a?ORs?|odds ratios?)", "odds ratio", EffectKind::Ratio },
    { R"(a?HRs?|hazards? ratios?)", "hazard ratio", EffectKind::Ratio },
    { R"(a?RRs?|relative risks?|risk ratios?)", "risk ratio", EffectKind::Ratio },
    { R"(a?IRRs?|(?:incidence )?rate ratios?)", "rate ratio", EffectKind::Ratio },
    { R"(a?PRs?|prevalence ratios?)", "prevalence ratio", EffectKind::Ratio },
    { R"(SMDs?|standardi[sz]ed mean differences?|Hedges['’]?s? g|Cohen['’]?s d|effect sizes?|[dg](?=\s*=))",
        "standardised difference", EffectKind::Difference },
    { R"(W?MDs?|(?:weighted )?mean differences?|risk differences?|differences?)", "difference", EffectKind::Difference },
    { R"(Pearson['’]?s r|Spearman['’]?s (?:rho|ρ)|correlations?(?: coefficients?)?|(?:r|rho|ρ)(?=\s*=))", "correlation",
        EffectKind::Difference },
    { R"((?:regression )?coefficients?|(?:β|beta|[Bb])(?=\s*=))", "coefficient", EffectKind::Difference },
    { R"(ratios?)", "ratio", EffectKind::Ratio },
    { R"(elasticit(?:y|ies)|slopes?)", "elasticity", EffectKind::Difference },
    { R"((?:mean |net |absolute |relative )?changes?|changed)", "change", EffectKind::Difference },
});

bool isDash(QChar c)
{
    return c == u'-' || c == u'−' || c == u'–' || c == u'—';
}

/// The number's own sign: a dash with a number before it parts the two.
int signStart(const QString &text, int start, int endOfLast)
{
    if (start == 0)
        return start;
    const QChar sign = text[start - 1];
    if (!isDash(sign) && sign != u'+')
        return start;
    int before = start - 2;
    if (before >= 0 && (text[before].isLetterOrNumber() || text[before] == u'%'))
        return start;
    while (before >= 0 && text[before].isSpace())
        --before;
    return endOfLast > 0 && before < endOfLast ? start : start - 1;
}

/// "/kg/d" of "/kg/day", " per kg per day" and " kg⁻¹ day⁻¹", and where it ends.
std::pair<QString, int> denominator(const QString &text, int at)
{
    static const QRegularExpression part(
        uR"(\G\s?(?:/\s?|per |[·⋅.]\s?|)(kg|kilograms?|g|min|minutes?|h|hours?|d|days?|wk|weeks?|months?|yr|years?|ml|dl|l|lit(?:re|er)s?|m2|m²|m)\b)"
        uR"((\s?[-−⁻–]\s?[1¹])?)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QHash<QString, QString> names { { u"kilogram"_s, u"kg"_s }, { u"minute"_s, u"min"_s }, { u"hour"_s, u"h"_s },
        { u"day"_s, u"d"_s }, { u"week"_s, u"wk"_s }, { u"year"_s, u"yr"_s }, { u"month"_s, u"mo"_s }, { u"litre"_s, u"l"_s },
        { u"liter"_s, u"l"_s }, { u"m²"_s, u"m2"_s } };
    QString all;
    for (;;) {
        const auto found = part.match(text, at);
        if (!found.hasMatch())
            return { all, at };
        const bool isParted = found.captured().trimmed().startsWith(u'/') || found.captured().contains(u"per "_s);
        if (!isParted && !found.hasCaptured(2)) // "5 kg l..." is no fraction
            return { all, at };
        QString name = found.captured(1).toLower();
        if (name.size() > 2 && name.endsWith(u's'))
            name.chop(1);
        all += u'/' + names.value(name, name);
        at = static_cast<int>(found.capturedEnd());
    }
}

/// "/1000 h" of "per 1,000 hours" and "/1000 player hours", and where it ends.
std::pair<QString, int> rateBase(const QString &text, int at)
{
    static const QRegularExpression base(
        uR"(\G\s?(?:/|per )\s?(10{2,5}|10?0?,000)\s?(?:(?:[a-z]+[\s-])?(h|hours?|days?|years?|people|persons|inhabitants|births|women|men|children|patients)\b|\b))"_s);
    const auto found = base.match(text, at);
    if (!found.hasMatch())
        return { {}, at };
    QString name = found.captured(2);
    if (name.startsWith(u'h'))
        name = u"h"_s;
    else if (name.endsWith(u's'))
        name.chop(1);
    return { (u'/' + found.captured(1).remove(u',') + u' ' + name).trimmed(), static_cast<int>(found.capturedEnd()) };
}

/// Where the unit ends that stands right behind the number; the first of a range has its unit from the second.
int endOfUnit(const QString &text, int end, const QString &unit)
{
    static const QRegularExpression word(uR"(\G[\s-]?(%|°[CF]|℃|per\s?cent|[A-Za-zµμ]+))"_s);
    static const QRegularExpression joins(u"^(?:to|and|or|through)$"_s);
    if (unit.isEmpty())
        return end;
    const auto found = word.match(text, end);
    return found.hasMatch() && !joins.match(found.captured(1)).hasMatch() ? static_cast<int>(found.capturedEnd()) : end;
}

/// Of "(SD 3.1) years", where the bracket closes at `at`.
QString unitBehindBracket(const QString &text, int at)
{
    static const QRegularExpression behind(uR"(\G\s?[\])]\s?(%|[A-Za-zµμ°]+))"_s);
    const auto found = behind.match(text, at);
    const std::vector<Quantity> read = found.hasMatch() ? quantitiesIn(u"7 "_s + found.captured(1)) : std::vector<Quantity> {};
    return read.size() == 1 ? read.front().unit : QString();
}

/// What stands before it says that it is no measurement: a p-value, the statistic of a test, the number of a table.
bool isNamedOtherwise(const QString &before)
{
    static const QRegularExpression statistics(
        uR"((?:\b[pP](?:[\s-]?values?)?\s*(?:of|was|is)?\s*[<>=≤≥]\s*|\b(?:t|F|z|Z|Q|U|W|H|df|AIC|BIC|χ2|χ²|[Iη]\s?[2²])\s*(?:\([\d.,\s]*\))?\s*[<>=≤≥]\s*|)"
        uR"(\b(?:t|F|χ2|χ²)\s*\(\s*(?:\d+\s*,\s*)?|\b(?:α|alpha)\s*=\s*)$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression places(
        uR"(\b(?:table|tables|figure|figures|fig\.?|equation|eq\.?|section|phase|type|grade|stage|level|chapter|study|experiment|day|days|week|weeks|month|visit|group|version|trial|appendix|no\.|step|model|class)\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return statistics.match(before).hasMatch() || places.match(before).hasMatch();
}

bool isPartOfName(const QString &text, int start, int end)
{
    const QChar before = start > 0 ? text[start - 1] : QChar(u' ');
    const QChar beforeDash = start > 1 && isDash(before) ? text[start - 2] : QChar(u' ');
    const bool isJoined = end + 1 < text.size() && text[end] == u'-' && text[end + 1].isLetter(); // "the 30-m test"
    return before.isLetter() || beforeDash.isLetter() || isJoined;
}

std::vector<SignedNumber> numbersIn(const QString &text)
{
    static const QRegularExpression level(uR"(\G\s?(?:CIs?|C\.I\.|CrI|confidence|credible|prediction)\b)"_s);
    static const QHash<QString, double> multiples { { u"thousand"_s, 1e3 }, { u"million"_s, 1e6 }, { u"billion"_s, 1e9 } };
    constexpr int kContext = 30; // characters that may name a number
    std::vector<SignedNumber> numbers;
    for (const Quantity &quantity : quantitiesIn(text)) {
        bool isNumber = false;
        SignedNumber one;
        one.value = quantity.value.toDouble(&isNumber);
        if (!isNumber)
            continue;
        if (!numbers.empty() && quantity.start < numbers.back().end) // "per 1000 h"
            continue;
        const bool isDigits = text[quantity.start].isDigit() || text[quantity.start] == u'.';
        const int digitsEnd = quantity.start + quantity.length;
        one.start = isDigits ? signStart(text, quantity.start, numbers.empty() ? 0 : numbers.back().end) : quantity.start;
        one.isSigned = one.start < quantity.start;
        if (one.isSigned && text[one.start] != u'+')
            one.value = -one.value;
        one.end = endOfUnit(text, digitsEnd, quantity.unit);
        one.unit = quantity.unit;
        one.hasUnit = one.end > digitsEnd;
        if (const auto multiple = multiples.constFind(quantity.unit); multiple != multiples.constEnd()) {
            one.value *= *multiple;
            one.unit.clear();
        }
        if (const auto [rate, end] = rateBase(text, one.end); !rate.isEmpty()) {
            one.unit += rate;
            one.end = end;
        } else if (const auto [fraction, end] = denominator(text, one.end); !fraction.isEmpty()) {
            one.unit += fraction;
            one.end = end;
        }
        one.isLevel = one.unit == u"%" && level.match(text, one.end).hasMatch();
        const bool isYear = isDigits && one.unit.isEmpty() && quantity.length == 4 && one.value >= 1900 && one.value <= 2100;
        const QString before = text.mid(std::max(0, one.start - kContext), std::min(one.start, kContext));
        one.isSkipped = quantity.isVague || quantity.isReference || isYear || one.isLevel || isNamedOtherwise(before)
            || (!one.isSigned && isPartOfName(text, quantity.start, digitsEnd));
        numbers.push_back(std::move(one));
    }
    return numbers;
}

/// A text whose numbers become measurements, from left to right.
class MeasurementReader
{
public:
    explicit MeasurementReader(QStringView text)
        : m_text(text.toString())
        , m_numbers(numbersIn(m_text))
    {
    }

    std::vector<Measurement> read()
    {
        std::size_t i = 0;
        while (i < m_numbers.size())
            i = readAt(i);
        return std::move(m_read);
    }

private:
    [[nodiscard]] QString between(std::size_t i, std::size_t j) const
    {
        return m_text.mid(m_numbers[i].end, m_numbers[j].start - m_numbers[i].end);
    }

    [[nodiscard]] bool arePair(std::size_t i) const ///< "1.2 to 2.6": this number and the next
    {
        static const QRegularExpression parted(uR"(^\s*(?:to|and|through|[-–—−,;])\s*$)"_s);
        return i + 1 < m_numbers.size() && m_numbers[i].value <= m_numbers[i + 1].value
            && parted.match(between(i, i + 1)).hasMatch();
    }

    /// The interval of the number before, "(95 % CI 1.2 to 2.6)", "(1.2-2.6)", "± 0.4": where it ends in the list; `i` without one.
    std::size_t readInterval(std::size_t i, Measurement &measured)
    {
        static const QRegularExpression spread(uR"(^\s*(?:±|\+/[-−]|[\[(]\s*(?:SD|SE|SEM|s\.d\.|s\.e\.)\s*[=:]?)\s*$)"_s);
        static const QRegularExpression toLevel(uR"(^(?:\s*[,;]?\s*(?:with an? )?[\[(]?|(?:\s+[A-Za-z-]+){0,5}\s*[\[(])\s*$)"_s);
        static const QRegularExpression ofLevel(
            uR"(^\s*(?:CIs?|C\.I\.|CrI|(?:confidence|credible|prediction) intervals?)\s*(?:[\[(]CI[\])])?[\s:=,]*(?:from |of |ranged from )?[\[(]?\s*$)"_s);
        static const QRegularExpression named(
            uR"(^\s*[,;]?\s*[\[(]?\s*(?:(?:CI|CrI|IQR|(?:interquartile )?range|confidence interval)[\s:=,]*)[\[(]?\s*$)"_s);
        static const QRegularExpression bracket(uR"(^\s*[\[(]\s*$)"_s);
        static const QRegularExpression closes(uR"(\G\s*[\])])"_s);
        const std::size_t next = i + 1;
        if (next >= m_numbers.size())
            return i;
        const QString gap = between(i, next);
        if (spread.match(gap).hasMatch()) {
            const double half = std::abs(m_numbers[next].value);
            measured.interval = { measured.value - half, measured.value + half };
            takeUnit(measured, next);
            return next;
        }
        std::size_t low = next;
        if (m_numbers[next].isLevel && toLevel.match(gap).hasMatch()) {
            low = next + 1;
            if (low >= m_numbers.size() || !ofLevel.match(between(next, low)).hasMatch() || !arePair(low))
                return i;
        } else if (!arePair(next)) {
            return i;
        } else if (!named.match(gap).hasMatch()
            && !(bracket.match(gap).hasMatch() && closes.match(m_text, m_numbers[next + 1].end).hasMatch())) {
            return i;
        }
        measured.interval = { m_numbers[low].value, m_numbers[low + 1].value };
        takeUnit(measured, low + 1);
        return low + 1;
    }

    /// "5 (4 to 6 h)" and "5 (4 to 6) h"
    void takeUnit(Measurement &measured, std::size_t from) const
    {
        if (measured.unit.isEmpty())
            measured.unit = m_numbers[from].unit;
        if (measured.unit.isEmpty())
            measured.unit = unitBehindBracket(m_text, m_numbers[from].end);
    }

    /// "20 to 30 %", "between 20 and 30 %", and an interval that stands for itself; where it ends in the list, or `i`.
    std::size_t readRange(std::size_t i, Measurement &measured)
    {
        static const QRegularExpression toRange(uR"(^\s*(?:to|[-–—−])\s*$)"_s);
        static const QRegularExpression both(uR"(\b[Bb]etween\s*$)"_s);
        static const QRegularExpression change(
            uR"((?<!ranged )(?<!range )(?<!ranging )(?<!varied )\bfrom\s*(?:an? )?(?:mean |median )?(?:of )?$)"_s);
        if (!arePair(i) || m_numbers[i + 1].isSkipped)
            return i;
        const QString gap = between(i, i + 1);
        const QString before = m_text.left(m_numbers[i].start);
        const bool isBetween = both.match(before).hasMatch() && gap.trimmed() == u"and";
        if ((!toRange.match(gap).hasMatch() && !isBetween)
            || (m_numbers[i].hasUnit && m_numbers[i].unit != m_numbers[i + 1].unit))
            return i;
        if (change.match(before).hasMatch()) // from what it was to what it is
            return i;
        measured.interval = { m_numbers[i].value, m_numbers[i + 1].value };
        measured.unit = m_numbers[i + 1].unit;
        measured.value = (measured.interval->low + measured.interval->high) / 2;
        return i + 1;
    }

    /// Names what is measured, where that stands right before the number.
    void name(Measurement &measured, const SignedNumber &number) const
    {
        // "odds ratio of 1.8", "mean difference in HbA1c with metformin was −0.9"
        static const QString toNumber =
            uR"((?:\s+(?:in|of|between|for|from)\b(?:[^\d.;]|(?<=[A-Za-z])\d){0,60}?)?\s*(?:of|was|were|is|by|[=:,(\[])?\s*$)"_s;
        static const auto expressions = [] {
            std::vector<std::pair<QRegularExpression, const MeasureName *>> all;
            for (const MeasureName &one : kMeasures) {
                const QString named =
                    uR"((?<![A-Za-z])(?:%1)(?:\s*[\[(][A-Za-z\s]+[\])])?)"_s.arg(QString::fromUtf8(one.pattern));
                all.emplace_back(QRegularExpression(named + toNumber), &one);
            }
            return all;
        }();
        constexpr int kLongest = 110; // characters of a name and what joins it to its number
        const QString before = m_text.mid(std::max(0, number.start - kLongest), std::min(number.start, kLongest));
        for (const auto &[expression, one] : expressions) {
            const bool hasUnit = one->kind == EffectKind::Ratio && !number.unit.isEmpty(); // "HR 150 bpm" is a pulse
            if (hasUnit || !expression.match(before).hasMatch())
                continue;
            measured.measure = QString::fromUtf8(one->name);
            measured.kind = one->kind;
            return;
        }
        if (number.isSigned && !number.unit.isEmpty() && !number.unit.startsWith(u'°'))
            measured.kind = EffectKind::Difference;
    }

    std::size_t readAt(std::size_t i)
    {
        const SignedNumber &number = m_numbers[i];
        if (number.isLevel && i + 2 < m_numbers.size() && arePair(i + 1)) // an interval without its number
            return i + 3;
        if (number.isSkipped)
            return i + 1;
        Measurement measured;
        measured.value = number.value;
        measured.unit = number.unit;
        measured.start = number.start;
        std::size_t last = readInterval(i, measured);
        if (last == i)
            last = readRange(i, measured);
        name(measured, number);
        measured.length = m_numbers[last].end - measured.start;
        m_read.push_back(std::move(measured));
        return last + 1;
    }

    QString m_text;
    std::vector<SignedNumber> m_numbers;
    std::vector<Measurement> m_read;
};

QString shortNumber(double value)
{
    constexpr int kDigits = 6; // more than a paper prints of a result
    return QLocale().toString(value, 'g', kDigits).replace(u'-', QChar(0x2212));
}

} // namespace

std::vector<Measurement> measurementsIn(QStringView text)
{
    return MeasurementReader(text).read();
}

Direction directionOf(const Measurement &measurement)
{
    if (measurement.kind == EffectKind::Amount)
        return Direction::None;
    const double nothing = measurement.kind == EffectKind::Ratio ? 1 : 0;
    const Interval around = measurement.interval.value_or(Interval { measurement.value, measurement.value });
    return around.low > nothing ? Direction::Up : around.high < nothing ? Direction::Down : Direction::None;
}

UnitScale scaleOf(const QString &unit)
{
    static const QHash<QString, UnitScale> scales { { u"mg"_s, { u"g"_s, 1e-3 } }, { u"µg"_s, { u"g"_s, 1e-6 } },
        { u"ng"_s, { u"g"_s, 1e-9 } }, { u"kg"_s, { u"g"_s, 1e3 } }, { u"pound"_s, { u"g"_s, 453.59237 } },
        { u"ml"_s, { u"l"_s, 1e-3 } }, { u"dl"_s, { u"l"_s, 0.1 } }, { u"µl"_s, { u"l"_s, 1e-6 } }, { u"nm"_s, { u"m"_s, 1e-9 } },
        { u"µm"_s, { u"m"_s, 1e-6 } }, { u"mm"_s, { u"m"_s, 1e-3 } }, { u"cm"_s, { u"m"_s, 1e-2 } }, { u"km"_s, { u"m"_s, 1e3 } },
        { u"mile"_s, { u"m"_s, 1609.344 } }, { u"foot"_s, { u"m"_s, 0.3048 } }, { u"inch"_s, { u"m"_s, 0.0254 } },
        { u"ms"_s, { u"s"_s, 1e-3 } }, { u"min"_s, { u"s"_s, 60 } }, { u"h"_s, { u"s"_s, 3600 } },
        { u"day"_s, { u"s"_s, 86'400 } }, { u"week"_s, { u"s"_s, 604'800 } }, { u"month"_s, { u"s"_s, 2'629'800 } },
        { u"year"_s, { u"s"_s, 31'557'600 } }, { u"decade"_s, { u"s"_s, 315'576'000 } }, { u"kj"_s, { u"j"_s, 1e3 } },
        { u"kcal"_s, { u"j"_s, 4184 } }, { u"kw"_s, { u"w"_s, 1e3 } }, { u"mv"_s, { u"v"_s, 1e-3 } },
        { u"kpa"_s, { u"pa"_s, 1e3 } }, { u"mmhg"_s, { u"pa"_s, 133.322 } }, { u"mmol"_s, { u"mol"_s, 1e-3 } },
        { u"µmol"_s, { u"mol"_s, 1e-6 } }, { u"nmol"_s, { u"mol"_s, 1e-9 } }, { u"khz"_s, { u"hz"_s, 1e3 } },
        { u"mhz"_s, { u"hz"_s, 1e6 } }, { u"ghz"_s, { u"hz"_s, 1e9 } } };
    const qsizetype slash = unit.indexOf(u'/');
    const QString above = slash < 0 ? unit : unit.left(slash);
    const QString below = slash < 0 ? QString() : unit.mid(slash);
    const UnitScale scale = scales.value(above, { above, 1 });
    return { scale.base + below, scale.factor };
}

bool areComparable(const Measurement &one, const Measurement &other)
{
    static const QRegularExpression daily(u"/(?:d|wk|mo|yr)$"_s); // which may be said by another word
    const auto baseOf = [&](const Measurement &measurement, const Measurement &beside) {
        QString base = scaleOf(measurement.unit).base;
        return daily.match(beside.unit).hasMatch() ? base : base.remove(daily);
    };
    return one.kind == other.kind && one.measure == other.measure && baseOf(one, other) == baseOf(other, one);
}

bool areDisjoint(const Measurement &one, const Measurement &other)
{
    if (!one.interval || !other.interval || !areComparable(one, other))
        return false;
    const double factor = scaleOf(one.unit).factor;
    const double otherFactor = scaleOf(other.unit).factor;
    return one.interval->high * factor < other.interval->low * otherFactor
        || other.interval->high * otherFactor < one.interval->low * factor;
}

QString words(const Measurement &measurement)
{
    QString text = shortNumber(measurement.value);
    if (measurement.interval)
        text += u" (%1 – %2)"_s.arg(shortNumber(measurement.interval->low), shortNumber(measurement.interval->high));
    if (!measurement.unit.isEmpty())
        text += u' ' + measurement.unit;
    return measurement.measure.isEmpty() ? text : measurement.measure + u' ' + text;
}

} // namespace adduce
