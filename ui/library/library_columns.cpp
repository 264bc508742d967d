#include "ui/library/library_columns.h"

#include <QCoreApplication>
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct ColumnWords
{
    Q_DECLARE_TR_FUNCTIONS(adduce::LibraryColumns)
};

const QCollator &collator()
{
    static const QCollator collator = [] {
        const QLocale locale; // that of C knows neither case nor accents
        QCollator made(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
        made.setCaseSensitivity(Qt::CaseInsensitive);
        made.setNumericMode(true);
        return made;
    }();
    return collator;
}

SortKey textKey(const QString &text)
{
    return { !text.isEmpty(), text.isEmpty() ? std::nullopt : std::optional(collator().sortKey(text)) };
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

SortKey sortKeyOf(const DocumentRow &row, LibraryColumn column, const LibraryExtras &extras)
{
    switch (column) {
    case LibraryColumn::Title:
        return textKey(displayTitle(row));
    case LibraryColumn::Authors:
        return textKey(firstAuthor(row));
    case LibraryColumn::Year:
        return { row.year > 0, {}, row.year };
    case LibraryColumn::Venue:
        return textKey(row.venue);
    case LibraryColumn::Added:
        return { true, {}, row.addedAt.toMSecsSinceEpoch() };
    case LibraryColumn::CitedIn:
        return { true, {}, extras.citing.value(row.sha256) };
    case LibraryColumn::Tags:
        return textKey(extras.tags.value(row.id).join(u", "_s));
    case LibraryColumn::Pages:
        return { row.pages > 0, {}, row.pages };
    case LibraryColumn::State:
        return { true, {}, static_cast<qint64>(row.state) }; // what failed before what is ready
    }
    return {};
}

bool standsBefore(const SortKey &a, const SortKey &b, bool isReversed)
{
    if (a.isKnown != b.isKnown)
        return a.isKnown;
    const SortKey &first = isReversed ? b : a;
    const SortKey &second = isReversed ? a : b;
    return first.text && second.text ? first.text->compare(*second.text) < 0 : first.number > second.number;
}

} // namespace adduce
