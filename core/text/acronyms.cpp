#include "core/text/acronyms.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where the long form begins in the words before the bracket, from their end: each letter of the short form stands in it in order,
/// the first at the beginning of a word; -1 when it is not there.
qsizetype beginningOf(QStringView shortForm, QStringView before)
{
    qsizetype at = before.size() - 1;
    for (qsizetype s = shortForm.size() - 1; s >= 0; --s) {
        if (!shortForm[s].isLetterOrNumber())
            continue;
        const QChar wanted = shortForm[s].toLower();
        const auto isHere = [&] {
            return before[at].toLower() == wanted && (s > 0 || at == 0 || !before[at - 1].isLetterOrNumber());
        };
        while (at >= 0 && !isHere())
            --at;
        if (at < 0)
            return -1;
        --at;
    }
    return at + 1;
}

QStringView lastWords(QStringView text, qsizetype words)
{
    qsizetype at = text.size();
    for (; words > 0 && at > 0; --words) {
        while (at > 0 && text[at - 1].isSpace())
            --at;
        while (at > 0 && !text[at - 1].isSpace())
            --at;
    }
    return text.mid(at);
}

} // namespace

std::vector<Acronym> acronymsIn(QStringView text)
{
    static const QRegularExpression bracketed(uR"(\(([\p{L}\p{N}][\p{L}\p{N}./-]{1,9})s?\))"_s);
    std::vector<Acronym> found;
    for (auto it = bracketed.globalMatch(text.toString()); it.hasNext();) {
        const auto match = it.next();
        const QString shortForm = match.captured(1);
        const auto capitals = std::ranges::count_if(shortForm, [](QChar c) { return c.isUpper(); });
        if (capitals < 2)
            continue;
        const qsizetype most = std::min<qsizetype>(shortForm.size() + 5, shortForm.size() * 2);
        const QStringView before = lastWords(text.left(match.capturedStart()), most).trimmed();
        const qsizetype start = beginningOf(shortForm, before);
        if (start < 0)
            continue;
        const QString longForm = before.mid(start).toString().simplified();
        if (longForm.size() > shortForm.size() && longForm.contains(u' '))
            found.push_back({ shortForm, longForm });
    }
    return found;
}

} // namespace adduce
