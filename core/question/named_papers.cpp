#include "core/question/named_papers.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/text/letters.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A stretch of the question that may name papers.
struct Mention
{
    qsizetype start = 0;
    qsizetype length = 0;
    QString author; ///< family name; empty where the title is named
    int year = 0; ///< 0: none
    QString title; ///< letters
};

constexpr auto kFamily = R"((?<author>(?:(?:van|von|de|der|den|la|le|di|el)\s+)*\p{Lu}[\p{L}'’-]+))";
constexpr auto kOthers =
    R"((?:\s+(?:et\s+al\.?|and\s+(?:colleagues|others|\p{Lu}[\p{L}'’-]+)|&\s*\p{Lu}[\p{L}'’-]+|u\.\s*a\.|y\s+col\.?))?)";

QRegularExpression expression(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<Mention> mentionsIn(const QString &question)
{
    const QString family = QString::fromUtf8(kFamily);
    const QString others = QString::fromUtf8(kOthers);
    static const QRegularExpression withYear =
        expression(family + others + uR"(['’]?s?,?\s*[(\[]?(?<year>(?:19|20)\d\d)[a-z]?[)\]]?)"_s);
    static const QRegularExpression withOthers =
        expression(family + uR"(\s+(?:et\s+al\.?|and\s+colleagues|u\.\s*a\.|y\s+col\.?))"_s);
    static const QRegularExpression asPerson = expression(
        uR"((?:\b(?:[Aa]ccording to|[Dd]id|[Dd]oes|[Dd]o|laut|[Ss]elon|[Ss]egún)\s+)"_s + family
        + uR"()(?=\s*(?:[,.?!]|$|\s(?:find|found|conclude|report|say|show|state|argue|recommend|suggest|write|claim|measure|study|investigate|observe|propose|use)\b)))"_s);
    static const QRegularExpression possessive = expression(family
        + uR"(['’]s?\s+(?=(?:paper|study|article|trial|work|review|findings|results|conclusions?|experiment|method)\b))"_s);
    static const QRegularExpression quoted = expression(u"[\"“„«](?<title>[^\"”“»]{12,300})[\"”“»]"_s);
    std::vector<Mention> mentions;
    for (const QRegularExpression *each : { &withYear, &withOthers, &asPerson, &possessive })
        for (const QRegularExpressionMatch &match : each->globalMatch(question)) {
            // Of words that only lead to a name the name alone is taken out.
            const bool isLed = each == &asPerson;
            const qsizetype start = isLed ? match.capturedStart(u"author"_s) : match.capturedStart();
            const qsizetype end = isLed ? match.capturedEnd(u"author"_s) : match.capturedEnd();
            const bool isKnown =
                std::ranges::any_of(mentions, [&](const Mention &m) { return m.start < end && start < m.start + m.length; });
            static const QRegularExpression genitive(u"['’]s?$"_s);
            if (!isKnown)
                mentions.push_back(
                    { start, end - start, match.captured(u"author"_s).remove(genitive), match.captured(u"year"_s).toInt(), {} });
        }
    for (const QRegularExpressionMatch &match : quoted.globalMatch(question))
        mentions.push_back(
            { match.capturedStart(), match.capturedLength(), {}, 0, lettersAndDigits(match.captured(u"title"_s)) });
    std::ranges::sort(mentions, {}, &Mention::start);
    return mentions;
}

/// "Given Family" or "Family, Given".
bool isBy(const QString &author, const QString &family)
{
    const QString name = author.contains(u',') ? author.section(u',', 0, 0).simplified() : author.simplified();
    const qsizetype words = family.simplified().count(u' ') + 1;
    return lettersAndDigits(name.section(u' ', -words)) == lettersAndDigits(family);
}

bool isMeant(const Mention &mention, const DocumentRow &row)
{
    if (!mention.title.isEmpty()) { // most of it: a term in quotation marks stands in many a title
        const QString title = lettersAndDigits(row.title);
        return 2 * mention.title.size() >= title.size() && title.contains(mention.title);
    }
    return (mention.year == 0 || row.year == mention.year)
        && std::ranges::any_of(row.authors, [&](const QString &author) { return isBy(author, mention.author); });
}

} // namespace

NamedPapers namedPapers(const QString &question, Database &database, const std::optional<std::vector<DocumentId>> &within)
{
    NamedPapers named { {}, {}, question };
    const std::vector<Mention> mentions = mentionsIn(question);
    if (mentions.empty())
        return named;
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [&](const DocumentRow &row) {
        return row.supersededBy || row.state != DocumentState::Ready
            || (within && std::ranges::find(*within, row.id) == within->end());
    });
    for (auto mention = mentions.rbegin(); mention != mentions.rend(); ++mention) { // the last first, so that places hold
        bool isFound = false;
        for (const DocumentRow &row : rows)
            if (isMeant(*mention, row)) {
                isFound = true;
                if (std::ranges::find(named.documents, row.id) == named.documents.end()) {
                    named.documents.push_back(row.id);
                    named.names << shortName(row);
                }
            }
        if (isFound)
            named.rest.remove(mention->start, mention->length);
    }
    named.names.sort();
    named.rest = named.rest.simplified();
    return named;
}

bool asksOnlyWhatWasFound(const QString &rest)
{
    static const QSet<QString> ofFinding { u"conclude"_s, u"concluded"_s, u"conclusion"_s, u"conclusions"_s, u"find"_s,
        u"found"_s, u"finding"_s, u"findings"_s, u"show"_s, u"showed"_s, u"say"_s, u"says"_s, u"report"_s, u"reported"_s,
        u"result"_s, u"results"_s, u"main"_s, u"key"_s, u"argue"_s, u"state"_s, u"summary"_s, u"summarise"_s, u"summarize"_s,
        u"write"_s, u"about"_s, u"according"_s };
    const std::vector<Word> words = splitWords(rest);
    return std::ranges::all_of(words,
        [](const Word &word) { return isStopWord(word.text) || isQuestionWord(word.text) || ofFinding.contains(word.text); });
}

} // namespace adduce
