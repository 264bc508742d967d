#include "ui/library/library_columns.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct ColumnWords
{
    Q_DECLARE_TR_FUNCTIONS(adduce::LibraryColumns)
};

/// As people sort in their language: without case, numbers by their value.
int compareTexts(const QString &a, const QString &b)
{
    static const QCollator collator = [] {
        const QLocale locale; // that of C knows neither case nor accents
        QCollator made(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
        made.setCaseSensitivity(Qt::CaseInsensitive);
        made.setNumericMode(true);
        return made;
    }();
    if (a.isEmpty() != b.isEmpty())
        return a.isEmpty() ? 1 : -1;
    return collator.compare(a, b);
}

template <class Number> int compareLargest(const Number &a, const Number &b)
{
    return a == b ? 0 : a > b ? -1 : 1;
}

/// The first one by the family name, which may stand before a comma.
QString firstAuthor(const DocumentRow &row)
{
    if (row.authors.isEmpty())
        return {};
    const QString &name = row.authors.front();
    return name.contains(u',') ? name : name.section(u' ', -1) + u", "_s + name.section(u' ', 0, -2);
}

} // namespace

QString nameOf(const LibraryOrder &order)
{
    return (order.by ? QString(nameOf(*order.by)) : u"newest"_s) + (order.isReversed ? u" reversed"_s : QString());
}

LibraryOrder orderNamed(const QString &name)
{
    return { valueNamed<LibraryColumn>(name.section(u' ', 0, 0)), name.endsWith(u" reversed"_s) };
}

QString words(LibraryColumn column)
{
    switch (column) {
    case LibraryColumn::Title:
        return ColumnWords::tr("Title");
    case LibraryColumn::Authors:
        return ColumnWords::tr("Authors");
    case LibraryColumn::Year:
        return ColumnWords::tr("Year");
    case LibraryColumn::Venue:
        return ColumnWords::tr("Published in");
    case LibraryColumn::Added:
        return ColumnWords::tr("Added");
    case LibraryColumn::CitedIn:
        return ColumnWords::tr("Cited in");
    case LibraryColumn::Tags:
        return ColumnWords::tr("Tags");
    case LibraryColumn::Pages:
        return ColumnWords::tr("Pages");
    case LibraryColumn::State:
        return ColumnWords::tr("State");
    }
    return {};
}

QString cellText(const DocumentRow &row, LibraryColumn column, const LibraryExtras &extras)
{
    const auto number = [](int value) { return value > 0 ? QLocale().toString(value) : QString(); };
    switch (column) {
    case LibraryColumn::Title:
        return displayTitle(row).simplified();
    case LibraryColumn::Authors:
        return authorNames(row);
    case LibraryColumn::Year:
        return row.year > 0 ? QString::number(row.year) : QString();
    case LibraryColumn::Venue:
        return row.venue.simplified();
    case LibraryColumn::Added:
        return QLocale().toString(row.addedAt.toLocalTime().date(), QLocale::ShortFormat);
    case LibraryColumn::CitedIn:
        return number(extras.citing.value(row.sha256));
    case LibraryColumn::Tags:
        return extras.tags.value(row.id).join(u", "_s);
    case LibraryColumn::Pages:
        return number(row.pages);
    case LibraryColumn::State:
        return {};
    }
    return {};
}

int compare(const DocumentRow &a, const DocumentRow &b, LibraryColumn column, const LibraryExtras &extras)
{
    switch (column) {
    case LibraryColumn::Title:
        return compareTexts(displayTitle(a), displayTitle(b));
    case LibraryColumn::Authors:
        return compareTexts(firstAuthor(a), firstAuthor(b));
    case LibraryColumn::Year:
        return compareLargest(a.year, b.year);
    case LibraryColumn::Venue:
        return compareTexts(a.venue, b.venue);
    case LibraryColumn::Added:
        return compareLargest(a.addedAt, b.addedAt);
    case LibraryColumn::CitedIn:
        return compareLargest(extras.citing.value(a.sha256), extras.citing.value(b.sha256));
    case LibraryColumn::Tags:
        return compareTexts(extras.tags.value(a.id).join(u','), extras.tags.value(b.id).join(u','));
    case LibraryColumn::Pages:
        return compareLargest(a.pages, b.pages);
    case LibraryColumn::State:
        return compareLargest(static_cast<int>(a.state), static_cast<int>(b.state)); // what failed before what is ready
    }
    return 0;
}

} // namespace adduce
