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

Metadata metadataOf(const Reference &reference, FieldOrigin origin)
{
    const QString retraction = reference.retraction.isEmpty() ? retractionIn(reference.title) : reference.retraction;
    Metadata metadata { reference.title, reference.authors, reference.year, reference.doi, reference.venue, reference.volume,
        reference.issue, reference.pages, reference.issn, {}, retraction, reference.abstract, reference.language, reference.url,
        {} };
    setOrigins(metadata, origin);
    return metadata;
}

Reference together(Reference newer, const Reference &older)
{
    for (QString Reference::*field : { &Reference::key, &Reference::type, &Reference::title, &Reference::doi, &Reference::venue,
             &Reference::volume, &Reference::issue, &Reference::pages, &Reference::issn, &Reference::retraction,
             &Reference::publisher, &Reference::url, &Reference::abstract, &Reference::language })
        if ((newer.*field).isEmpty())
            newer.*field = older.*field;
    if (newer.authors.size() < older.authors.size())
        newer.authors = older.authors;
    if (newer.year == 0)
        newer.year = older.year;
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

QString givenFirst(const QString &name)
{
    QStringList parts = name.split(u',');
    for (QString &part : parts)
        part = part.simplified();
    if (parts.size() == 2)
        return (parts[1] + u' ' + parts[0]).simplified();
    if (parts.size() == 3)
        return (parts[2] + u' ' + parts[0] + u' ' + parts[1]).simplified();
    return name.simplified();
}

int yearIn(const QString &text)
{
    static const QRegularExpression year(u"(?<!\\d)(1[4-9]\\d\\d|20\\d\\d)(?!\\d)"_s);
    return year.match(text).captured(1).toInt();
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
