#pragma once
#include <QString>
#include <QStringView>
#include <vector>

namespace adduce {

/// A number as a text states it.
struct Quantity
{
    QString value; ///< "1000", "0.05": no grouping, no sign, no needless zeros; number words as digits
    QString unit; ///< in its short form ("h", "%", "mg"), empty for none that is known
    int start = 0; ///< of the number, UTF-16 units into the text
    int length = 0;
    bool isVague = false; ///< "one", "second": a word that may mean something else
    bool isReference = false; ///< in the marks of a citation: "[58]", "[9–11,14]"

    friend bool operator==(const Quantity &, const Quantity &) = default;
};

/// All numbers of the text, in order; those inside names ("IL-6") too. The first of a range has the unit of the second.
std::vector<Quantity> quantitiesIn(QStringView text);

/// How many words of the text deny ("not", "without", "didn't").
int negationsIn(QStringView text);

/// Whether both state the same numbers with the same units in the same order, and deny as often; the one may leave out citations that
/// the other has.
bool stateTheSame(QStringView a, QStringView b);

} // namespace adduce
