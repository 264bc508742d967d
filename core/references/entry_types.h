#pragma once
#include <QString>

namespace adduce {

// Kinds of works. CSL's names are used within: "article-journal", "book", "chapter", "paper-conference", "thesis", "report". What is not
// known is a "document".

/// What an entry of BibTeX or BibLaTeX is. `subtype`: its field "entrysubtype".
QString cslTypeOfBibtex(const QString &entryType, const QString &subtype);
/// An entry's type, and its subtype where several works share a type: an "article" of a "newspaper".
struct BibtexType
{
    QString entry;
    QString subtype; ///< empty for most
};
BibtexType bibtexTypeOf(const QString &cslType);

QString cslTypeOfRis(const QString &risType); ///< "JOUR"
QString risTypeOf(const QString &cslType); ///< "GEN" for what RIS has no name for
/// A type of CSL-JSON; Crossref's names ("journal-article") are told as CSL's, others are left.
QString cslTypeOfCsl(const QString &type);

bool isArticle(const QString &cslType); ///< of a journal, a magazine or a newspaper
bool isPart(const QString &cslType); ///< of a book or of proceedings
bool isWhole(const QString &cslType); ///< has pages of its own, which are counted: a book, a thesis, a report

} // namespace adduce
