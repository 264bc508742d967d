#include "core/references/ris_reader.h"

#include "core/references/attached_files.h"
#include "core/text/doi.h"

#include <QHash>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostValues = 10'000; ///< of one entry

/// One entry: the values of its tags, in their order.
struct Entry
{
    QHash<QString, QStringList> values;
    int count = 0;
    int line = 0;
    bool isOpen = false;
};

QString cslType(const QString &type)
{
    static const QHash<QString, QString> types { { u"JOUR"_s, u"article-journal"_s }, { u"JFULL"_s, u"article-journal"_s },
        { u"BOOK"_s, u"book"_s }, { u"CHAP"_s, u"chapter"_s }, { u"CONF"_s, u"paper-conference"_s },
        { u"CPAPER"_s, u"paper-conference"_s }, { u"THES"_s, u"thesis"_s }, { u"RPRT"_s, u"report"_s },
        { u"ELEC"_s, u"webpage"_s } };
    return types.value(type.trimmed(), u"document"_s);
}

Reference referenceOf(const Entry &entry, const QString &folder)
{
    const auto all = [&](std::initializer_list<const char16_t *> tags) {
        QStringList values;
        for (const char16_t *tag : tags)
            values += entry.values.value(QString::fromUtf16(tag));
        return values;
    };
    const auto first = [&](std::initializer_list<const char16_t *> tags) { return all(tags).value(0).simplified(); };
    Reference r;
    r.key = first({ u"ID" });
    r.type = cslType(first({ u"TY" }));
    r.title = first({ u"TI", u"T1", u"CT", u"BT" });
    for (const QString &name : all({ u"AU", u"A1" }))
        if (const QString author = givenFirst(name); !author.isEmpty())
            r.authors << author;
    r.year = yearIn(all({ u"PY", u"Y1", u"DA" }).join(u' '));
    r.doi = onlyDoi(first({ u"DO", u"M3" }));
    if (r.doi.isEmpty())
        r.doi = onlyDoi(first({ u"UR" }));
    r.venue = first({ u"JO", u"JF", u"T2", u"JA", u"J2" });
    r.volume = first({ u"VL" });
    r.issue = first({ u"IS" });
    r.pages = first({ u"SP" });
    if (const QString end = first({ u"EP" }); !end.isEmpty() && !r.pages.isEmpty() && !r.pages.contains(u'-'))
        r.pages += u'–' + end;
    r.publisher = first({ u"PB" });
    r.url = first({ u"UR" });
    r.abstract = first({ u"AB", u"N2" });
    r.language = first({ u"LA" });
    if (r.type.startsWith(u"article")) // of a book it is an ISBN
        r.issn = first({ u"SN" });
    QStringList links;
    for (const QString &link : all({ u"L1", u"LK" }))
        if (!link.startsWith(u"internal-pdf:"_s)) // in a folder that only its program knows
            links << link.trimmed();
    r.files = resolvedFiles(links, folder);
    for (const QString &word : all({ u"KW" }))
        r.tags << word.simplified();
    r.tags.removeAll(QString());
    r.tags.removeDuplicates();
    return r;
}

} // namespace

ReferenceList readRis(const QByteArray &bytes, const QString &folder)
{
    static const QRegularExpression tagged(u"^\\s{0,3}([A-Z][A-Z0-9])\\s{1,2}-(?:\\s(.*))?$"_s);
    ReferenceList list;
    Entry entry;
    QString last; // the tag that a line without one goes on with
    const auto close = [&](bool whole) {
        if (!entry.isOpen)
            return;
        Reference reference = referenceOf(entry, folder);
        const QString name = reference.title.isEmpty() ? reference.key : reference.title;
        if (!whole)
            list.problems.push_back({ entry.line, name, u"the entry has no end (ER)"_s });
        if (reference.title.isEmpty() && reference.doi.isEmpty() && reference.files.isEmpty())
            list.problems.push_back({ entry.line, name, u"neither a title nor a DOI nor a file"_s });
        else
            list.references.push_back(std::move(reference));
        entry = {};
    };
    const QString text = referenceText(bytes);
    int number = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        ++number;
        const auto match = tagged.match(line);
        if (!match.hasMatch()) {
            if (QStringList &values = entry.values[last]; entry.isOpen && !line.trimmed().isEmpty() && !values.isEmpty()
                && values.back().size() + line.size() < kLongestField)
                values.back() += u' ' + line.trimmed().toString();
            continue;
        }
        last = match.captured(1);
        if (last == u"TY") {
            close(false);
            if (list.references.size() == kMostReferences) {
                list.problems.push_back({ number, {}, u"more than %1 entries; the rest is left out"_s.arg(kMostReferences) });
                return list;
            }
            entry.isOpen = true;
            entry.line = number;
        }
        if (!entry.isOpen) {
            if (last != u"ER" && (list.problems.empty() || list.problems.back().line != number - 1))
                list.problems.push_back({ number, {}, u"a field outside of any entry"_s });
            continue;
        }
        if (last == u"ER")
            close(true);
        else if (++entry.count <= kMostValues)
            entry.values[last] << match.captured(2).left(kLongestField);
    }
    close(false);
    return list;
}

} // namespace adduce
