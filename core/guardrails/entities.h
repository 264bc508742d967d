#pragma once
#include "core/text/quantities.h"
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace adduce {

/// A word of a text that names one thing: a proper noun, a gene, an acronym.
struct Name
{
    QString text; ///< "Scotland", "BRCA1", "IL-6"
    int start = 0; ///< UTF-16 units into the text
    bool isCode = false; ///< has digits or several capitals
    int run = 0; ///< names that follow each other have the same number: "New", "South", "Wales"

    friend bool operator==(const Name &, const Name &) = default;
};

/// The names of a text, in order. A capital that only begins a sentence names nothing, unless another name follows, or a
/// verb that speaks of one alone ("is", "found", "proved") and it has no ending of common words. None in a text that is written in capitals throughout.
std::vector<Name> namesIn(const QString &text);

/// What numbers and names a text holds, in whatever spelling: digits and number words, "IL6" and "IL-6", "Canada" and
/// "Canadian", an acronym and the words that it stands for.
class HeldEntities
{
public:
    HeldEntities() = default;
    explicit HeldEntities(const QString &text) { add(text); }
    void add(const QString &text);

    /// The number with its unit, if it has one; a number of the text without any will do.
    [[nodiscard]] bool holds(const Quantity &quantity) const;
    [[nodiscard]] bool holds(const Name &name) const;
    /// The initials of names that follow each other are an acronym of the text.
    [[nodiscard]] bool holdsAcronymOf(const std::vector<Name> &names, const Name &one) const;
    [[nodiscard]] bool holdsWords(QStringView words) const; ///< in this order, whatever the marks between them

private:
    QHash<QString, QSet<QString>> m_units; ///< by number, the units that it is stated in
    QSet<QString> m_references; ///< numbers of citations
    QSet<QString> m_words; ///< folded
    QHash<QString, QStringList> m_byBeginning; ///< words by their first letters
    QSet<QString> m_codes; ///< without marks, of single words and of two that follow each other
    QString m_letters; ///< letters and digits of all of it
    QString m_initials; ///< of all words, in order
};

enum class EntityKind
{
    Number,
    Name,
    Quote ///< words in quotation marks
};

/// A number, a name or quoted words that the evidence does not hold.
struct ForeignEntity
{
    EntityKind kind = EntityKind::Number;
    QString text; ///< as written, with its unit
    int start = 0; ///< UTF-16 units into the statement

    friend bool operator==(const ForeignEntity &, const ForeignEntity &) = default;
};

/// What a statement names and its evidence does not. `numbers`: where a number must stand; `names`: where a name must.
std::vector<ForeignEntity> foreignEntities(const QString &statement, const HeldEntities &numbers, const HeldEntities &names);

/// The statement without the clause that holds the character at `start`, when what stays can be read by itself: a
/// clause in brackets, or one behind a semicolon, a dash or ", while"; none when it cannot be taken out.
std::optional<QString> withoutClause(const QString &statement, int start);

} // namespace adduce
