#pragma once
#include <QString>

namespace adduce {

/// A date as far as it is known; 0 for what is not.
struct PartialDate
{
    int year = 0;
    int month = 0; ///< 1 to 12, and only with a year
    int day = 0; ///< 1 to 31, and only with a month

    friend bool operator==(const PartialDate &, const PartialDate &) = default;
};

/// Numbers as a date; what can be none is left out.
PartialDate partialDate(int year, int month, int day);
/// The date that a text tells: "2019-05-06", "2019/05//", "6 May 2019", "Summer 2019".
PartialDate dateIn(const QString &text);
/// "2019-05-06", "2019-05", "2019"; empty for none.
QString isoDate(const PartialDate &date);
/// The first month that is named in English, in full or by its first three letters, or the number alone; 0 without one.
int monthIn(const QString &text);
/// "jan", as BibTeX abbreviates it; `month` from 1.
QString monthMacro(int month);
/// The first run of four digits that can be a year; 0 without one.
int yearIn(const QString &text);

} // namespace adduce
