#include "core/lexicon/word_net.h"

#include <QDir>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kParts { "noun", "verb", "adj", "adv" };

struct Ending
{
    QStringView inflected;
    QStringView base;
};

/// How regular forms end (morphy(7WN)).
std::span<const Ending> endingsOf(std::size_t part)
{
    static constexpr Ending nouns[] { { u"s", u"" }, { u"ses", u"s" }, { u"xes", u"x" }, { u"zes", u"z" }, { u"ches", u"ch" },
        { u"shes", u"sh" }, { u"men", u"man" }, { u"ies", u"y" } };
    static constexpr Ending verbs[] { { u"s", u"" }, { u"ies", u"y" }, { u"es", u"e" }, { u"es", u"" }, { u"ed", u"e" },
        { u"ed", u"" }, { u"ing", u"e" }, { u"ing", u"" } };
    static constexpr Ending adjectives[] { { u"er", u"" }, { u"est", u"" }, { u"er", u"e" }, { u"est", u"e" } };
    constexpr std::array<std::span<const Ending>, 4> all { nouns, verbs, adjectives, {} };
    return all[part];
}

/// A line of data as its fields, one by one.
class Fields
{
public:
    explicit Fields(QByteArrayView line)
        : m_rest(line)
    {
    }
    QByteArrayView next()
    {
        const qsizetype end = m_rest.indexOf(' ');
        const QByteArrayView field = end < 0 ? m_rest : m_rest.first(end);
        m_rest = end < 0 ? QByteArrayView() : m_rest.sliced(end + 1);
        return field;
    }
    int number(int base = 10)
    {
        bool isNumber = false;
        const int value = next().toByteArray().toInt(&isNumber, base);
        return isNumber ? value : 0;
    }
    qint64 offset() { return next().toByteArray().toLongLong(); }
    [[nodiscard]] bool isAtEnd() const { return m_rest.isEmpty(); }

private:
    QByteArrayView m_rest;
};

/// A set of words that mean the same, as its line says.
struct SynonymSet
{
    struct Pointer
    {
        QByteArrayView symbol;
        qint64 offset = 0;
        char part = 'n';
        int from = 0; ///< number of the word that it is of, from 1 on; 0: of all
        int to = 0;
    };
    QStringList words;
    std::vector<Pointer> pointers;

    explicit SynonymSet(QByteArrayView line)
    {
        Fields fields(line);
        for (int head = 0; head < 3; ++head) // offset, file of the lexicographer, part of speech
            fields.next();
        for (int left = fields.number(16); left > 0 && !fields.isAtEnd(); --left) {
            words << QString::fromLatin1(fields.next()).section(u'(', 0, 0).toLower(); // "galore(ip)": where it stands
            fields.next();
        }
        for (int left = fields.number(); left > 0 && !fields.isAtEnd(); --left) {
            Pointer pointer { fields.next(), fields.offset() };
            const QByteArrayView part = fields.next();
            pointer.part = part.isEmpty() ? '?' : part.front();
            const QByteArrayView ends = fields.next(); // "0102": of the first word, to the second
            pointer.from = ends.first(std::min<qsizetype>(2, ends.size())).toByteArray().toInt(nullptr, 16);
            pointer.to = ends.sliced(std::min<qsizetype>(2, ends.size())).toByteArray().toInt(nullptr, 16);
            pointers.push_back(pointer);
        }
    }
};

std::optional<std::size_t> partOf(char letter)
{
    switch (letter) {
    case 'n':
        return 0;
    case 'v':
        return 1;
    case 'a':
    case 's':
        return 2;
    case 'r':
        return 3;
    default:
        return std::nullopt;
    }
}

std::optional<WordRelation> relationOf(QByteArrayView symbol)
{
    if (symbol == "!")
        return WordRelation::Antonym;
    if (symbol == "+")
        return WordRelation::Derived;
    if (symbol == "&" || symbol == "\\")
        return WordRelation::Similar;
    return std::nullopt;
}

} // namespace

std::optional<WordNet> WordNet::open(const QString &folder)
{
    WordNet net;
    for (const char *part : kParts) {
        const QString name = QString::fromLatin1(part);
        auto index = MappedFile::open(QDir(folder).filePath(u"index."_s + name));
        auto data = MappedFile::open(QDir(folder).filePath(u"data."_s + name));
        if (!index || !data)
            return std::nullopt;
        net.m_parts.push_back({ *std::move(index), *std::move(data), MappedFile::open(QDir(folder).filePath(name + u".exc"_s)) });
    }
    return net;
}

QStringList WordNet::basesOf(const QString &word, std::size_t part) const
{
    QStringList bases { word };
    if (const auto &exceptions = m_parts[part].exceptions)
        for (const QByteArrayView irregular : linesOf(exceptions->bytes(), word.toLatin1(), ' '))
            bases << QString::fromLatin1(irregular).split(u' ', Qt::SkipEmptyParts);
    for (const Ending &ending : endingsOf(part))
        if (word.size() > ending.inflected.size() + 1 && word.endsWith(ending.inflected))
            bases << word.chopped(ending.inflected.size()).append(ending.base);
    return bases;
}

std::vector<qint64> WordNet::sensesOf(const QString &base, std::size_t part) const
{
    std::vector<qint64> offsets;
    for (const QByteArrayView line : linesOf(m_parts[part].index.bytes(), base.toLatin1(), ' ')) {
        Fields fields(line);
        fields.next(); // part of speech
        const int senses = fields.number();
        for (int symbols = fields.number(); symbols > 0 && !fields.isAtEnd(); --symbols)
            fields.next();
        fields.next(); // senses again, and how many of them are ranked
        fields.next();
        for (int left = senses; left > 0 && !fields.isAtEnd(); --left)
            offsets.push_back(fields.offset());
    }
    return offsets;
}

bool WordNet::knows(const QString &word) const
{
    for (std::size_t part = 0; part < m_parts.size(); ++part)
        if (knows(word, part))
            return true;
    return false;
}

bool WordNet::knowsAsNoun(const QString &word) const
{
    return knows(word, 0);
}

bool WordNet::knows(const QString &word, std::size_t part) const
{
    return std::ranges::any_of(basesOf(word, part),
        [&](const QString &base) { return !linesOf(m_parts[part].index.bytes(), base.toLatin1(), ' ').empty(); });
}

void WordNet::addRelated(const QString &base, qint64 offset, std::size_t part, int sense, std::vector<RelatedWord> &related) const
{
    const auto add = [&](const QString &word, WordRelation relation) {
        if (word != base && !word.contains(u'_'))
            related.push_back({ word, relation, sense });
    };
    const SynonymSet set(m_parts[part].data.lineAt(offset));
    const auto own = set.words.indexOf(base) + 1;
    for (const QString &word : set.words)
        add(word, WordRelation::Synonym);
    for (const SynonymSet::Pointer &pointer : set.pointers) {
        const auto relation = relationOf(pointer.symbol);
        const auto other = partOf(pointer.part);
        if (!relation || !other || (pointer.from != 0 && pointer.from != own))
            continue;
        const SynonymSet target(m_parts[*other].data.lineAt(pointer.offset));
        if (pointer.to == 0)
            for (const QString &word : target.words)
                add(word, *relation);
        else if (pointer.to <= target.words.size())
            add(target.words[pointer.to - 1], *relation);
    }
}

std::vector<RelatedWord> WordNet::related(const QString &word, int senses) const
{
    std::vector<RelatedWord> related;
    for (std::size_t part = 0; part < m_parts.size(); ++part)
        for (const QString &base : basesOf(word, part)) {
            const std::vector<qint64> offsets = sensesOf(base, part);
            for (int sense = 0; sense < std::min<int>(senses, static_cast<int>(offsets.size())); ++sense)
                addRelated(base, offsets[static_cast<std::size_t>(sense)], part, sense, related);
            if (!offsets.empty())
                break; // the first form that is a word: "does" is not the plural of "doe" as well
        }
    return related;
}

void WordNet::letGo() const
{
    for (const Part &part : m_parts) {
        part.index.letGo();
        part.data.letGo();
        if (part.exceptions)
            part.exceptions->letGo();
    }
}

} // namespace adduce
