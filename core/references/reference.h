#pragma once
#include "core/documents/document.h"
#include "core/references/person_name.h"
#include "core/references/reference_date.h"
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

/// Words of an attached file that the user marked in the reference manager.
struct ReferenceMark
{
    int page = 0; ///< of the file, 1-based
    QString text;
    QString comment;
    quint32 colour = 0; ///< 0xRRGGBB

    friend bool operator==(const ReferenceMark &, const ReferenceMark &) = default;
};

/// An entry of a reference manager. Fields that it does not name are empty.
struct Reference
{
    QString key; ///< the citation key of BibTeX, the id of the others
    QString
        type; ///< as CSL calls it: "article-journal", "book", "chapter", "paper-conference", "thesis", "report"; entry_types.h
    QString title;
    PersonNames authors; ///< in their order
    int year = 0; ///< 0 when unknown
    int month = 0; ///< 1 to 12, and only with a year; 0 when unknown
    int day = 0; ///< 1 to 31, and only with a month; 0 when unknown
    QString doi; ///< lower case, without "https://doi.org/"
    QString venue; ///< journal, book or conference
    QString volume;
    QString issue;
    QString pages;
    QString issn {};
    QString retraction {}; ///< Metadata::retraction
    QString publisher; ///< of a thesis its university, of a report its institution
    QString url;
    QString abstract;
    QStringList files; ///< attached files: paths, absolute where the source says where it is
    QStringList collections; ///< paths such as "Sleep/Naps"
    QStringList tags;
    QString language {}; ///< Metadata::language
    QString note {}; ///< of the user, as text: not exported
    PersonNames editors {};
    PersonNames translators {};
    QString shortTitle {};
    QString series {};
    QString edition {}; ///< "2", "Second"
    QString isbn {};
    QString place {}; ///< of publication
    QString pageTotal {}; ///< how many pages a whole book has; `pages` are those of a part
    QString genre {}; ///< "Master's thesis", "Working paper"
    QString accessed {}; ///< when `url` was looked at: "2019-05-06", as far as it is known
    QString printedNote {}; ///< that is printed with the entry: BibTeX's "note"
    std::vector<ReferenceMark> marks {};

    friend bool operator==(const Reference &, const Reference &) = default;
};

/// An entry that was left out, or a part of one, and why.
struct ReferenceProblem
{
    int line = 0; ///< of the file, from 1; 0 when that means nothing
    QString entry; ///< its key or title, as far as it was read
    QString what; ///< English, for a list

    friend bool operator==(const ReferenceProblem &, const ReferenceProblem &) = default;
};

struct ReferenceList
{
    std::vector<Reference> references;
    std::vector<ReferenceProblem> problems;
};

/// Bounds of every reader: what goes beyond is a problem, or Error{TooLarge} for the whole.
constexpr qsizetype kLargestReferenceFile = qsizetype(64) << 20; ///< bytes
constexpr std::size_t kMostReferences = 100'000;
constexpr qsizetype kLongestField = 100'000; ///< UTF-16 units

/// The fields of one text each, but for the note of the user.
const std::vector<QString Reference::*> &textFields();

[[nodiscard]] PartialDate dateOf(const Reference &reference);
void setDate(Reference &reference, const PartialDate &date);

/// What is printed with an entry: that the work was taken back, then its note.
QString noteWithRetraction(const Reference &reference);
/// The note alone of the two.
QString noteWithoutRetraction(const QString &note, const QString &retraction);
/// The type, or what a reference without one most likely is: with a venue an article.
QString typeOrGuess(const Reference &reference);
/// Words, each once, without empty ones, added to the tags.
void addTags(Reference &reference, const QStringList &words);
/// "1-16", in what a program wrote, is "1–16".
QString pageRange(const QString &pages);

/// The fields that a library keeps of a document, all from `origin`. A thesis or a report has its university or institution as the venue.
Metadata metadataOf(const Reference &reference, FieldOrigin origin);

/// What two sources say of one work: as the newer one has it, and what only the older one has.
Reference together(Reference newer, const Reference &older);

/// Equal for titles that differ in case, accents and signs only; empty for one too short to tell.
QString titleKey(const QString &title);

/// The text of a file: UTF-8, or Windows-1252 when it is not that. Throws TooLarge.
QString referenceText(const QByteArray &bytes);

} // namespace adduce
