#include "core/references/citation_key.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

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
    const PersonName author = reference.authors.empty() ? PersonName {} : reference.authors.front();
    QString key = asciiOf((author.family + author.literal).section(u' ', -1)); // a name has one of the two
    if (reference.year > 0)
        key += QString::number(reference.year);
    for (const QStringView word : wordsIn(reference.title))
        if (const QString folded = foldWord(word); folded.size() > 2 && !isStopWord(folded)) {
            key += asciiOf(folded);
            break;
        }
    return key.isEmpty() ? u"document"_s : key;
}

} // namespace

QString citationKey(const Reference &reference, QSet<QString> &keys)
{
    static const QRegularExpression sound(u"^[A-Za-z][A-Za-z0-9:._/+-]{1,80}$"_s);
    const QString requested = sound.match(reference.key).hasMatch() ? reference.key : madeKey(reference);
    QString key = requested;
    for (int i = 2; keys.contains(key.toLower()); ++i)
        key = u"%1-%2"_s.arg(requested).arg(i);
    keys.insert(key.toLower());
    return key;
}

} // namespace adduce
