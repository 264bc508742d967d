#include "core/references/reference_date.h"

#include <QRegularExpression>
#include <QStringList>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QStringList &monthNames()
{
    static const QStringList names { u"jan"_s, u"feb"_s, u"mar"_s, u"apr"_s, u"may"_s, u"jun"_s, u"jul"_s, u"aug"_s, u"sep"_s,
        u"oct"_s, u"nov"_s, u"dec"_s };
    return names;
}

int namedMonth(const QString &text)
{
    static const QRegularExpression named(u"\\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
                                          "(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = named.match(text);
    return match.hasMatch() ? static_cast<int>(monthNames().indexOf(match.captured(1).toLower())) + 1 : 0;
}

} // namespace

PartialDate partialDate(int year, int month, int day)
{
    PartialDate date;
    if (year > 0 && year < 10'000)
        date.year = year;
    if (date.year > 0 && month >= 1 && month <= 12)
        date.month = month;
    if (date.month > 0 && day >= 1 && day <= 31)
        date.day = day;
    return date;
}

PartialDate dateIn(const QString &text)
{
    static const QRegularExpression numbers(u"(?<!\\d)(1[4-9]\\d\\d|20\\d\\d)[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?(?!\\d)"_s);
    if (const auto match = numbers.match(text); match.hasMatch())
        return partialDate(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
    const int year = yearIn(text);
    QString rest = text;
    if (year > 0)
        rest.remove(QString::number(year));
    static const QRegularExpression day(u"(?<!\\d)(\\d{1,2})(?!\\d)"_s);
    return partialDate(year, namedMonth(rest), day.match(rest).captured(1).toInt());
}

QString isoDate(const PartialDate &date)
{
    QStringList parts;
    const auto add = [&](int number, int width) {
        if (number > 0)
            parts << QString::number(number).rightJustified(width, u'0');
    };
    add(date.year, 4);
    add(date.month, 2);
    add(date.day, 2);
    return parts.join(u'-');
}

int monthIn(const QString &text)
{
    const int number = text.trimmed().toInt();
    return number >= 1 && number <= 12 ? number : namedMonth(text);
}

QString monthMacro(int month)
{
    return monthNames().value(month - 1);
}

int yearIn(const QString &text)
{
    static const QRegularExpression year(u"(?<!\\d)(1[4-9]\\d\\d|20\\d\\d)(?!\\d)"_s);
    return year.match(text).captured(1).toInt();
}

} // namespace adduce
