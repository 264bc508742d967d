#include "core/references/reference.h"

#include "core/base/error.h"
#include "core/text/retraction.h"
#include "core/text/words.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Windows-1252 where it differs from Latin-1; zero where it has nothing.
constexpr std::array<char16_t, 32> kWindows { 0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
    0x0153, 0, 0x017e, 0x0178 };

} // namespace

const std::vector<QString Reference::*> &textFields()
{
    static const std::vector<QString Reference::*> fields { &Reference::key, &Reference::type, &Reference::title, &Reference::doi,
        &Reference::venue, &Reference::volume, &Reference::issue, &Reference::pages, &Reference::issn, &Reference::retraction,
        &Reference::publisher, &Reference::url, &Reference::abstract, &Reference::language, &Reference::shortTitle,
        &Reference::series, &Reference::edition, &Reference::isbn, &Reference::place, &Reference::pageTotal, &Reference::genre,
        &Reference::accessed, &Reference::printedNote };
    return fields;
}

PartialDate dateOf(const Reference &reference)
{
    return partialDate(reference.year, reference.month, reference.day);
}

void setDate(Reference &reference, const PartialDate &date)
{
    reference.year = date.year;
    reference.month = date.month;
    reference.day = date.day;
}

QString noteWithRetraction(const Reference &reference)
{
    const QString &note = reference.printedNote;
    if (reference.retraction.isEmpty() || note.isEmpty() || note == reference.retraction)
        return reference.retraction + (note == reference.retraction ? QString() : note);
    return reference.retraction + u". "_s + note;
}

QString noteWithoutRetraction(const QString &note, const QString &retraction)
{
    if (retraction.isEmpty() || !note.startsWith(retraction))
        return note;
    const QString rest = note.mid(retraction.size());
    return rest.isEmpty() || rest.startsWith(u". "_s) ? rest.mid(2) : note;
}

QString typeOrGuess(const Reference &reference)
{
    if (!reference.type.isEmpty())
        return reference.type;
    return reference.venue.isEmpty() ? u"document"_s : u"article-journal"_s;
}

void addTags(Reference &reference, const QStringList &words)
{
    for (const QString &word : words)
        reference.tags << word.simplified();
    reference.tags.removeAll(QString());
    reference.tags.removeDuplicates();
}

QString pageRange(const QString &pages)
{
    static const QRegularExpression plain(u"^([A-Za-z]?\\d+)-([A-Za-z]?\\d+)$"_s);
    const auto match = plain.match(pages);
    return match.hasMatch() ? match.captured(1) + u'–' + match.captured(2) : pages;
}

Metadata metadataOf(const Reference &reference, FieldOrigin origin)
{
    const QString retraction = reference.retraction.isEmpty() ? retractionIn(reference.title) : reference.retraction;
    const bool isOfItsPublisher = reference.venue.isEmpty() && (reference.type == u"thesis" || reference.type == u"report");
    Metadata metadata { reference.title, displayNames(reference.authors), reference.year, reference.doi,
        isOfItsPublisher ? reference.publisher : reference.venue, reference.volume, reference.issue, reference.pages,
        reference.issn, {}, retraction, reference.abstract, reference.language, reference.url, {} };
    setOrigins(metadata, origin);
    return metadata;
}

Reference together(Reference newer, const Reference &older)
{
    for (QString Reference::*field : textFields())
        if ((newer.*field).isEmpty())
            newer.*field = older.*field;
    for (PersonNames Reference::*names : { &Reference::authors, &Reference::editors, &Reference::translators })
        if ((newer.*names).size() < (older.*names).size())
            newer.*names = older.*names;
    if (newer.year == 0 || (newer.year == older.year && newer.month == 0))
        setDate(newer, dateOf(older));
    return newer;
}

QString titleKey(const QString &title)
{
    constexpr qsizetype kShortest = 12; // letters: "Introduction" and "Sleep" name many papers
    QString key;
    for (const QStringView word : wordsIn(title))
        key += foldWord(word);
    return key.size() < kShortest ? QString() : key;
}

QString referenceText(const QByteArray &bytes)
{
    if (bytes.size() > kLargestReferenceFile)
        throw Error(ErrorKind::TooLarge, {}, u"more than %1 MB"_s.arg(kLargestReferenceFile >> 20));
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8(bytes);
    if (utf8.hasError()) {
        text = QString::fromLatin1(bytes);
        for (QChar &c : text)
            if (c.unicode() >= 0x80 && c.unicode() < 0xa0 && kWindows.at(c.unicode() - 0x80) != 0)
                c = QChar(kWindows.at(c.unicode() - 0x80));
    }
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    return text;
}

} // namespace adduce
