#include "core/references/entry_types.h"

#include <QHash>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct TypeRow
{
    const char *csl;
    const char *bibtex; ///< "misc": the subtype says which
    const char *subtype; ///< empty: CSL's own name where the entry is "misc"
    const char *ris; ///< empty: RIS has none
};

// Every type of CSL 1.0.2. The first row with a name of BibTeX or RIS is what that name is read as.
constexpr std::array kTypes {
    TypeRow { "article-journal", "article", "", "JOUR" },
    TypeRow { "article-magazine", "article", "magazine", "MGZN" },
    TypeRow { "article-newspaper", "article", "newspaper", "NEWS" },
    TypeRow { "document", "misc", "", "GEN" },
    TypeRow { "article", "misc", "", "UNPB" },
    TypeRow { "book", "book", "", "BOOK" },
    TypeRow { "chapter", "incollection", "", "CHAP" },
    TypeRow { "paper-conference", "inproceedings", "", "CPAPER" },
    TypeRow { "thesis", "phdthesis", "", "THES" },
    TypeRow { "report", "techreport", "", "RPRT" },
    TypeRow { "webpage", "online", "", "ELEC" },
    TypeRow { "manuscript", "unpublished", "", "MANSCPT" },
    TypeRow { "pamphlet", "booklet", "", "PAMP" },
    TypeRow { "dataset", "dataset", "", "DATA" },
    TypeRow { "software", "software", "", "COMP" },
    TypeRow { "patent", "patent", "", "PAT" },
    TypeRow { "periodical", "periodical", "", "JFULL" },
    TypeRow { "standard", "standard", "", "STAND" },
    TypeRow { "entry-encyclopedia", "inreference", "", "ENCYC" },
    TypeRow { "entry-dictionary", "misc", "", "DICT" },
    TypeRow { "entry", "misc", "", "" },
    TypeRow { "post-weblog", "misc", "", "BLOG" },
    TypeRow { "post", "misc", "", "ICOMM" },
    TypeRow { "bill", "misc", "", "BILL" },
    TypeRow { "broadcast", "misc", "", "MULTI" },
    TypeRow { "classic", "misc", "", "CLSWK" },
    TypeRow { "collection", "misc", "", "AGGR" },
    TypeRow { "event", "misc", "", "" },
    TypeRow { "figure", "misc", "", "FIGURE" },
    TypeRow { "graphic", "artwork", "", "ART" },
    TypeRow { "hearing", "misc", "", "HEAR" },
    TypeRow { "interview", "misc", "", "INTV" },
    TypeRow { "legal_case", "jurisdiction", "", "CASE" },
    TypeRow { "legislation", "legislation", "", "STAT" },
    TypeRow { "map", "misc", "", "MAP" },
    TypeRow { "motion_picture", "movie", "", "VIDEO" },
    TypeRow { "musical_score", "misc", "", "MUSIC" },
    TypeRow { "performance", "performance", "", "" },
    TypeRow { "personal_communication", "letter", "", "PCOMM" },
    TypeRow { "regulation", "misc", "", "LEGAL" },
    TypeRow { "review", "review", "", "" },
    TypeRow { "review-book", "misc", "", "" },
    TypeRow { "song", "audio", "", "SOUND" },
    TypeRow { "speech", "misc", "", "SLIDE" },
    TypeRow { "treaty", "misc", "", "" },
};

const TypeRow *rowOfCsl(const QString &type)
{
    const auto *const row = std::ranges::find(kTypes, type, [](const TypeRow &r) { return QLatin1StringView(r.csl); });
    return row == kTypes.end() ? nullptr : row;
}

} // namespace

QString cslTypeOfBibtex(const QString &entryType, const QString &subtype)
{
    // What other names there are for a row.
    static const QHash<QString, QString> others { { u"inbook"_s, u"chapter"_s }, { u"bookinbook"_s, u"chapter"_s },
        { u"suppbook"_s, u"chapter"_s }, { u"suppcollection"_s, u"chapter"_s }, { u"conference"_s, u"paper-conference"_s },
        { u"mastersthesis"_s, u"thesis"_s }, { u"thesis"_s, u"thesis"_s }, { u"report"_s, u"report"_s },
        { u"mvbook"_s, u"book"_s }, { u"collection"_s, u"book"_s }, { u"mvcollection"_s, u"book"_s },
        { u"proceedings"_s, u"book"_s }, { u"mvproceedings"_s, u"book"_s }, { u"reference"_s, u"book"_s },
        { u"manual"_s, u"book"_s }, { u"electronic"_s, u"webpage"_s }, { u"www"_s, u"webpage"_s },
        { u"video"_s, u"motion_picture"_s }, { u"music"_s, u"song"_s }, { u"image"_s, u"graphic"_s } };
    const QString entry = entryType.toLower();
    const QString kind = subtype.toLower();
    for (const TypeRow &row : kTypes) {
        if (entry != QLatin1StringView(row.bibtex))
            continue;
        if (kind == QLatin1StringView(row.subtype) || (entry == u"misc" && kind == QLatin1StringView(row.csl)))
            return QString::fromLatin1(row.csl);
    }
    for (const TypeRow &row : kTypes)
        if (entry == QLatin1StringView(row.bibtex) && entry != u"misc")
            return QString::fromLatin1(row.csl);
    return others.value(entry, u"document"_s);
}

BibtexType bibtexTypeOf(const QString &cslType)
{
    const TypeRow *const row = rowOfCsl(cslType);
    if (!row)
        return { u"misc"_s, {} };
    const QString entry = QString::fromLatin1(row->bibtex);
    const bool isNamed = entry == u"misc" && cslType != u"document";
    return { entry, isNamed ? cslType : QString::fromLatin1(row->subtype) };
}

QString cslTypeOfRis(const QString &risType)
{
    static const QHash<QString, QString> others { { u"CONF"_s, u"paper-conference"_s }, { u"EJOUR"_s, u"article-journal"_s },
        { u"INPR"_s, u"article-journal"_s }, { u"ABST"_s, u"article-journal"_s }, { u"EBOOK"_s, u"book"_s },
        { u"EDBOOK"_s, u"book"_s }, { u"ECHAP"_s, u"chapter"_s }, { u"GOVDOC"_s, u"report"_s }, { u"WEB"_s, u"webpage"_s },
        { u"DBASE"_s, u"dataset"_s }, { u"MPCT"_s, u"motion_picture"_s } };
    const QString type = risType.trimmed().toUpper();
    for (const TypeRow &row : kTypes)
        if (!type.isEmpty() && type == QLatin1StringView(row.ris))
            return QString::fromLatin1(row.csl);
    return others.value(type, u"document"_s);
}

QString risTypeOf(const QString &cslType)
{
    const TypeRow *const row = rowOfCsl(cslType);
    return row && *row->ris ? QString::fromLatin1(row->ris) : u"GEN"_s;
}

QString cslTypeOfCsl(const QString &type)
{
    static const QHash<QString, QString> crossref { { u"journal-article"_s, u"article-journal"_s },
        { u"book-chapter"_s, u"chapter"_s }, { u"book-section"_s, u"chapter"_s },
        { u"proceedings-article"_s, u"paper-conference"_s }, { u"posted-content"_s, u"article"_s },
        { u"dissertation"_s, u"thesis"_s }, { u"monograph"_s, u"book"_s }, { u"edited-book"_s, u"book"_s },
        { u"reference-entry"_s, u"entry"_s } };
    return crossref.value(type, type);
}

bool isArticle(const QString &cslType)
{
    return cslType.startsWith(u"article-");
}

bool isPart(const QString &cslType)
{
    return cslType == u"chapter" || cslType == u"paper-conference" || cslType.startsWith(u"entry");
}

bool isWhole(const QString &cslType)
{
    return cslType == u"book" || cslType == u"thesis" || cslType == u"report";
}

} // namespace adduce
