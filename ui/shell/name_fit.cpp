#include "ui/shell/name_fit.h"

#include <QString>
#include <algorithm>
#include <vector>

namespace adduce {

namespace {

bool beginsWord(const QString &name, qsizetype at)
{
    return name[at].isLetterOrNumber() && (at == 0 || !name[at - 1].isLetterOrNumber());
}

/// Goes through the letters, and keeps behind which places of the name those before them can end.
bool isOfBeginnings(const QString &typed, const QString &name)
{
    std::vector<bool> ends(static_cast<std::size_t>(name.size()) + 1);
    ends[0] = true;
    for (const QChar letter : typed) {
        if (letter.isSpace())
            continue;
        std::vector<bool> next(ends.size());
        bool isBehindOne = false; // of the letters before, somewhere
        for (qsizetype at = 0; at < name.size(); ++at) {
            const bool follows = ends[static_cast<std::size_t>(at)];
            isBehindOne = isBehindOne || follows;
            const bool canStand = (follows && at > 0) || (isBehindOne && beginsWord(name, at));
            next[static_cast<std::size_t>(at) + 1] = canStand && name[at] == letter;
        }
        ends = std::move(next);
    }
    return std::ranges::find(ends, true) != ends.end();
}

} // namespace

NameFit nameFit(QStringView typed, QStringView name)
{
    const QString letters = typed.trimmed().toString().toCaseFolded();
    const QString whole = name.toString().toCaseFolded();
    if (letters.size() > whole.size())
        return NameFit::None;
    for (qsizetype at = whole.indexOf(letters); at >= 0; at = whole.indexOf(letters, at + 1))
        if (letters.isEmpty() || beginsWord(whole, at))
            return NameFit::Word;
    if (whole.contains(letters))
        return NameFit::Inside;
    return isOfBeginnings(letters, whole) ? NameFit::Beginnings : NameFit::None;
}

} // namespace adduce
