#include "core/text/word_list.h"

#include <QFile>
#include <QHash>
#include <QStandardPaths>
#include <array>
#include <bit>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLargest = 16 << 20; // bytes of a dictionary

bool sameLetters(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

size_t hashOf(QByteArrayView word)
{
    size_t hash = 14695981039346656037U; // FNV-1a, of small letters
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c)) * 1099511628211U;
    return hash;
}

struct Ending
{
    const char *ending;
    const char *instead;
};

/// What English puts behind a word, and what the word had there.
constexpr std::array kEndings { Ending { "s", "" }, Ending { "es", "" }, Ending { "ies", "y" }, Ending { "ed", "" },
    Ending { "ed", "e" }, Ending { "ied", "y" }, Ending { "ing", "" }, Ending { "ing", "e" }, Ending { "ings", "" },
    Ending { "ings", "e" }, Ending { "ly", "" }, Ending { "er", "" }, Ending { "er", "e" }, Ending { "ers", "" },
    Ending { "ers", "e" }, Ending { "ness", "" }, Ending { "able", "" }, Ending { "able", "e" } };
constexpr qsizetype kShortest = 3; // letters before an ending

} // namespace

WordList::WordList(QByteArray dictionary)
    : m_text(std::move(dictionary))
{
    constexpr qsizetype kLettersOfALine = 6;
    m_places.resize(std::bit_ceil(static_cast<std::size_t>(m_text.size() / kLettersOfALine + 16)) * 2);
    const std::size_t mask = m_places.size() - 1;
    std::size_t words = 0;
    // The first line says how many there are.
    for (qsizetype at = m_text.indexOf('\n') + 1; at > 0 && at < m_text.size() && words * 2 < m_places.size();) {
        const auto place = static_cast<quint32>(at);
        if (const QByteArrayView word = wordAt(place); !word.isEmpty()) {
            std::size_t slot = hashOf(word) & mask;
            while (m_places[slot] != 0)
                slot = (slot + 1) & mask;
            m_places[slot] = place;
            ++words;
        }
        at = m_text.indexOf('\n', at) + 1;
    }
    if (words == 0)
        m_places.clear();
}

WordList WordList::installed()
{
    QFile file(QStandardPaths::locate(QStandardPaths::GenericDataLocation, u"hunspell/en_US.dic"_s));
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargest)
        return {};
    return WordList(file.readAll());
}

QByteArrayView WordList::wordAt(quint32 place) const
{
    const QByteArrayView rest = QByteArrayView(m_text).sliced(place);
    qsizetype end = 0;
    while (end < rest.size() && rest[end] != '/' && rest[end] != '\n' && rest[end] != '\r' && rest[end] != '\t')
        ++end;
    return rest.first(end);
}

bool WordList::holds(QByteArrayView word) const
{
    if (m_places.empty() || word.isEmpty())
        return false;
    const std::size_t mask = m_places.size() - 1;
    for (std::size_t slot = hashOf(word) & mask; m_places[slot] != 0; slot = (slot + 1) & mask)
        if (sameLetters(wordAt(m_places[slot]), word))
            return true;
    return false;
}

bool WordList::contains(const QString &folded) const
{
    const QByteArray word = folded.toUtf8();
    if (holds(word))
        return true;
    for (const Ending &one : kEndings) {
        const QByteArrayView ending(one.ending);
        if (!word.endsWith(ending) || word.size() - ending.size() < kShortest)
            continue;
        QByteArray stem = word.chopped(ending.size()) + one.instead;
        if (holds(stem))
            return true;
        const qsizetype last = stem.size() - 1; // "stopping" of "stop"
        if (*one.instead == '\0' && last > 2 && stem[last] == stem[last - 1] && holds(stem.chopped(1)))
            return true;
    }
    return false;
}

} // namespace adduce
