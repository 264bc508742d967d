#include "core/references/ris_writer.h"

#include "core/references/citation_key.h"
#include "core/references/entry_types.h"
#include "core/references/ris_reader.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "2019/05/06/": RIS keeps the places of what is not known.
QString risDate(const PartialDate &date)
{
    const auto number = [](int value) { return value > 0 ? QString::number(value).rightJustified(2, u'0') : QString(); };
    return date.year > 0
        ? u"%1/%2/%3/"_s.arg(QString::number(date.year).rightJustified(4, u'0'), number(date.month), number(date.day))
        : QString();
}

/// One line: control characters of a value, which end lines for some readers, are left out.
QString lineOf(const QString &tag, const QString &value)
{
    QString plain;
    for (const QChar c : value.simplified())
        if (c.category() != QChar::Other_Control && c != QChar::LineSeparator && c != QChar::ParagraphSeparator)
            plain += c;
    return tag + u"  - "_s + plain + u"\r\n"_s;
}

} // namespace

QByteArray risOf(const Reference &reference, QSet<QString> &keys)
{
    const QString type = typeOrGuess(reference);
    QString entry = lineOf(u"TY"_s, risTypeOf(type));
    const auto add = [&](const QString &tag, const QString &value) {
        if (!value.isEmpty())
            entry += lineOf(tag, value);
    };
    const auto addNames = [&](const QString &tag, const PersonNames &names) {
        for (const PersonName &name : names)
            add(tag, commasOf(name));
    };
    add(u"ID"_s, citationKey(reference, keys));
    add(u"TI"_s, reference.title);
    add(u"ST"_s, reference.shortTitle);
    addNames(u"AU"_s, reference.authors);
    addNames(isPart(type) ? u"A2"_s : u"ED"_s, reference.editors);
    addNames(u"TA"_s, reference.translators);
    const PartialDate date = dateOf(reference);
    if (date.year > 0)
        add(u"PY"_s, QString::number(date.year));
    if (date.month > 0)
        add(u"DA"_s, risDate(date));
    add(isArticle(type) || type == u"book" ? u"JO"_s : u"T2"_s, reference.venue); // T2 of a book is its series to some
    add(u"T3"_s, reference.series);
    add(u"ET"_s, reference.edition);
    add(u"VL"_s, reference.volume);
    add(u"IS"_s, reference.issue);
    const QStringList ends = reference.pages.split(u'–');
    const bool isRange = ends.size() == 2 && !ends[1].isEmpty() && !reference.pages.contains(u',');
    add(u"SP"_s, reference.pages.isEmpty() && isWhole(type) ? reference.pageTotal : isRange ? ends[0] : reference.pages);
    if (isRange)
        add(u"EP"_s, ends[1]);
    add(u"SN"_s, reference.issn);
    add(u"SN"_s, reference.isbn);
    add(u"PB"_s, reference.publisher);
    add(u"CY"_s, reference.place);
    add(u"M3"_s, reference.genre);
    add(u"DO"_s, reference.doi);
    add(u"UR"_s, reference.url);
    add(u"Y2"_s, risDate(dateIn(reference.accessed)));
    add(u"LA"_s, reference.language);
    add(u"N1"_s, reference.retraction.isEmpty() ? QString() : kRisRetracted + reference.retraction);
    add(u"N1"_s, reference.printedNote);
    add(u"AB"_s, reference.abstract);
    for (const QString &tag : reference.tags)
        add(u"KW"_s, tag);
    return (entry + u"ER  - \r\n\r\n"_s).toUtf8();
}

} // namespace adduce
