#include "core/references/bibtex_writer.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QHash>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Text that TeX prints as it is.
QString escaped(const QString &text)
{
    QString tex;
    for (const QChar c : text.simplified()) {
        if (c == u'\\')
            tex += u"\\textbackslash{}"_s;
        else if (c == u'~')
            tex += u"\\textasciitilde{}"_s;
        else if (c == u'^')
            tex += u"\\textasciicircum{}"_s;
        else if (QStringView(u"{}%#$&_").contains(c))
            tex += u'\\' + QString(c);
        else if (c.category() != QChar::Other_Control)
            tex += c;
    }
    return tex;
}

/// "Family, Given", so that a name of several words is parted where it was; a comma or an "and" of its own keeps it whole.
QString authorOf(const QString &name)
{
    const QString tex = escaped(name);
    const qsizetype last = name.lastIndexOf(u' ');
    if (name.contains(u',') || name.contains(u" and "_s) || last < 0)
        return u'{' + tex + u'}';
    return escaped(name.mid(last + 1)) + u", "_s + escaped(name.left(last));
}

QString asciiOf(const QString &word)
{
    QString ascii;
    for (const QChar c : foldWord(word))
        if (c.isLetterOrNumber() && c.unicode() < 0x80)
            ascii += c;
    return ascii;
}

QString madeKey(const Reference &reference)
{
    const QString author = reference.authors.value(0);
    QString key = asciiOf(author.mid(author.lastIndexOf(u' ') + 1));
    if (reference.year > 0)
        key += QString::number(reference.year);
    for (const QStringView word : wordsIn(reference.title))
        if (const QString folded = foldWord(word); folded.size() > 2 && !isStopWord(folded)) {
            key += asciiOf(folded);
            break;
        }
    return key.isEmpty() ? u"document"_s : key;
}

QString keyOf(const Reference &reference, QSet<QString> &keys)
{
    static const QRegularExpression sound(u"^[A-Za-z][A-Za-z0-9:._/+-]{1,80}$"_s);
    const QString requested = sound.match(reference.key).hasMatch() ? reference.key : madeKey(reference);
    QString key = requested;
    for (int i = 2; keys.contains(key.toLower()); ++i)
        key = u"%1-%2"_s.arg(requested).arg(i);
    keys.insert(key.toLower());
    return key;
}

QString entryType(const QString &type)
{
    static const QHash<QString, QString> types { { u"article-journal"_s, u"article"_s }, { u"book"_s, u"book"_s },
        { u"chapter"_s, u"incollection"_s }, { u"paper-conference"_s, u"inproceedings"_s }, { u"thesis"_s, u"phdthesis"_s },
        { u"report"_s, u"techreport"_s } };
    return types.value(type, u"misc"_s);
}

QString venueField(const QString &entry)
{
    return entry == u"incollection" || entry == u"inproceedings" ? u"booktitle"_s : u"journal"_s;
}

} // namespace

QByteArray bibtexOf(const Reference &reference, QSet<QString> &keys)
{
    QString type = entryType(reference.type);
    if (type == u"misc" && !reference.venue.isEmpty())
        type = u"article"_s;
    QStringList fields;
    const auto add = [&](const QString &name, const QString &tex) {
        if (!tex.isEmpty())
            fields << u"  "_s + name + u" = {"_s + tex + u'}';
    };
    if (!reference.title.isEmpty())
        add(u"title"_s, u'{' + escaped(reference.title) + u'}'); // braces keep its capitals
    QStringList authors;
    for (const QString &author : reference.authors)
        authors << authorOf(author);
    add(u"author"_s, authors.join(u" and "_s));
    if (reference.year > 0)
        add(u"year"_s, QString::number(reference.year));
    add(venueField(type), escaped(reference.venue));
    add(u"volume"_s, escaped(reference.volume));
    add(u"number"_s, escaped(reference.issue));
    add(u"pages"_s, escaped(QString(reference.pages).replace(u"–"_s, u"--"_s)));
    add(u"issn"_s, escaped(reference.issn));
    add(u"publisher"_s, escaped(reference.publisher));
    add(u"doi"_s, escaped(reference.doi));
    add(u"url"_s, escaped(reference.url));
    add(u"language"_s, escaped(reference.language));
    add(u"note"_s, escaped(reference.retraction));
    add(u"abstract"_s, escaped(reference.abstract));
    add(u"keywords"_s, escaped(reference.tags.join(u", "_s)));
    return (u'@' + type + u'{' + keyOf(reference, keys) + u",\n"_s + fields.join(u",\n"_s) + u"\n}\n"_s).toUtf8();
}

} // namespace adduce
