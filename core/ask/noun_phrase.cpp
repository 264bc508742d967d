#include "core/ask/noun_phrase.h"

#include "core/lexicon/lexicon.h"
#include "core/text/stop_words.h"
#include "core/text/text_language.h"
#include "core/text/words.h"

#include <QRegularExpression>
#include <algorithm>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostWords = 4; ///< side by side

QSet<QString> setOf(const QString &words)
{
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    return { all.begin(), all.end() };
}

/// Of any study, and of publishing: nobody asks about them by themselves.
bool isGeneral(const QString &folded)
{
    static const QSet<QString> general = setOf(
        u"study studies result results finding findings group groups participant participants author authors paper papers "
        u"article "
        u"articles version versions publication publications publisher manuscript manuscripts preprint supplementary supplement "
        u"electronic material materials figure figures table tables data dataset datasets analysis analyses method methods "
        u"approach approaches model models value values level levels effect effects difference differences type types number "
        u"numbers amount amounts factor factors case cases time times year years day days week weeks month months use user users "
        u"review reviews literature evidence research researcher researchers journal editor editors reviewer reviewers copyright "
        u"license licence doi section sections reference references citation citations example examples aim aims purpose "
        u"objective objectives hypothesis hypotheses conclusion conclusions significance mean median increase increases decrease "
        u"decreases change changes impact impacts role roles influence influences outcome outcomes addition order part parts "
        u"point points fact way ways subject subjects sample samples period periods condition conditions measure measures "
        u"measurement measurements funding acknowledgements acknowledgments correspondence appendix project projects plot plots "
        u"score scores axis correction protocol interest interests conflict contribution contributions availability statement "
        u"statements collection possibility importance presence absence total extent question questions answer answers basis "
        u"degree bias assessment assessments trial trials experiment experiments test tests incidence prevalence rate rates range others something anything"_s);
    return general.contains(folded) || isQuestionWord(folded) || isAskingWord(folded);
}

/// Of those, what a word before it makes a subject of: "reaction time".
bool isMadeSpecial(const QString &folded)
{
    static const QSet<QString> heads =
        setOf(u"time times level levels rate rates factor factors condition conditions incidence"_s);
    return heads.contains(folded);
}

/// With one of these anywhere, it is a text about texts.
bool isOfPublishing(const QString &folded)
{
    static const QSet<QString> publishing = setOf(
        u"published publication publisher manuscript preprint supplementary license licence copyright doi editor reviewer "
        u"journal article author authors corresponding acknowledgements acknowledgments funding crossref et al thanks bias methodology title titles topic topics abstract abstracts keywords"_s);
    return publishing.contains(folded);
}

/// Says nothing of what it stands before: "various", "higher".
bool isLoose(const QString &folded)
{
    static const QSet<QString> loose = setOf(
        u"various several many certain different multiple numerous overall current recent previous present such higher lower "
        u"greater smaller better worse more less most least potential possible respective other another new whole entire"_s);
    return loose.contains(folded) || (folded.endsWith(u"ly"_s) && folded.size() > 4);
}

/// What stands behind them is told, and they are not of it: "we found that", "studies suggest".
bool tells(const QString &folded)
{
    static const QSet<QString> telling =
        setOf(u"show shows showed shown find finds found suggest suggests suggested indicate indicates indicated demonstrate "
              u"demonstrates demonstrated report reports reported observe observed reveal reveals revealed conclude concluded "
              u"confirm confirms confirmed hypothesize hypothesized note noted see seen know known get gets"_s);
    return telling.contains(folded);
}

/// Points back to what is not in the question.
bool pointsBack(const QString &folded)
{
    static const QSet<QString> pointing = setOf(u"its their his her our my your this these that those it they them such same"_s);
    return pointing.contains(folded);
}

bool leads(const QString &folded)
{
    static const QSet<QString> leading =
        setOf(u"in on of for with without by from to at as among between during after before under over through "
              u"about into than against within per via despite"_s);
    return leading.contains(folded);
}

bool isArticle(const QString &folded)
{
    return folded == u"the" || folded == u"a" || folded == u"an";
}

bool isBoundary(const QString &folded, const QString &language)
{
    return isStopWord(folded, language) || tells(folded) || folded == u"using" || folded == u"due" || folded == u"based"
        || folded == u"whereas" || folded == u"while" || folded == u"still";
}

const QRegularExpression &wordPattern()
{
    static const QRegularExpression word(
        u"\\p{L}[\\p{L}\\p{N}]*(?:[-\u2010\u2011'\u2019][\\p{L}\\p{N}]+)*"_s, QRegularExpression::UseUnicodePropertiesOption);
    return word;
}

bool isGap(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isSpace(); });
}

/// Of a word or number that goes on.
bool isPart(QChar c)
{
    return c.isLetterOrNumber() || c == u'-' || c == u'\u2010' || c == u'\u2011' || c == u'/';
}

bool isPlural(const QString &folded)
{
    static const QSet<QString> plurals = setOf(u"children people men women bacteria data criteria feet teeth mice"_s);
    const auto ends = [&](QLatin1StringView ending) { return folded.endsWith(ending); };
    return plurals.contains(folded)
        || (folded.size() > 3 && ends("s"_L1) && !ends("ss"_L1) && !ends("us"_L1) && !ends("is"_L1) && !ends("ics"_L1));
}

} // namespace

NounPhrases::NounPhrases(const QStringList &sentences, const Lexicon *lexicon)
    : m_language(languageOfText(sentences.join(u' ')))
    , m_lexicon(lexicon)
{
    for (const QString &sentence : sentences)
        for (auto match = wordPattern().globalMatch(sentence); match.hasNext();)
            if (const QString word = match.next().captured(); word == word.toLower())
                m_lower.insert(word);
            else
                m_names.insert(word.toLower(), word);
}

std::optional<NounPhrase> NounPhrases::behind(const QString &sentence, qsizetype at) const
{
    QStringList words;
    qsizetype end = at;
    QString article;
    int beside = 0;
    bool isJoined = false;
    for (auto match = wordPattern().globalMatch(sentence, at); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (!isGap(QStringView(sentence).sliced(end, found.capturedStart() - end)))
            break;
        const QString folded = foldWord(found.capturedView());
        if (pointsBack(folded))
            return std::nullopt;
        if (words.isEmpty() && isArticle(folded)) {
            article = folded;
            end = found.capturedEnd();
            continue;
        }
        if (folded == u"of" && !words.isEmpty() && !isJoined) {
            const QRegularExpressionMatch next = wordPattern().match(sentence, found.capturedEnd());
            if (!next.hasMatch()
                || !isGap(QStringView(sentence).sliced(found.capturedEnd(), next.capturedStart() - found.capturedEnd()))
                || isBoundary(foldWord(next.capturedView()), m_language))
                break;
            words << u"of"_s;
            isJoined = true;
            beside = 0;
            end = found.capturedEnd();
            continue;
        }
        if (isBoundary(folded, m_language) || (!words.isEmpty() && words.back() != u"of" && folded.endsWith(u"ed"_s)))
            break;
        words << found.captured();
        end = found.capturedEnd();
        if (++beside > kMostWords)
            return std::nullopt;
    }
    if (end < sentence.size() && isPart(sentence[end])) // "pH-"
        return std::nullopt;
    auto phrase = sound(words, article);
    if (phrase)
        phrase->end = end;
    return phrase;
}

std::optional<NounPhrase> NounPhrases::before(const QString &sentence, qsizetype at) const
{
    struct Place
    {
        QString word;
        qsizetype start, end;
    };
    std::vector<Place> all;
    for (auto match = wordPattern().globalMatch(QStringView(sentence).first(at)); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        all.push_back({ found.captured(), found.capturedStart(), found.capturedEnd() });
    }
    QStringList words;
    QString article;
    qsizetype start = at;
    for (auto place = all.rbegin(); place != all.rend(); ++place) {
        if (!isGap(QStringView(sentence).sliced(place->end, start - place->end)))
            break;
        const QString folded = foldWord(place->word);
        if (pointsBack(folded))
            return std::nullopt;
        if (!article.isEmpty() && !leads(folded)) // "gives the"
            break;
        if (isArticle(folded)) { // what stands before it may lead to it, too
            article = folded;
            start = place->start;
            continue;
        }
        if (leads(folded)) // "coffee before a race improves": the race is not what does so
            return std::nullopt;
        if (isBoundary(folded, m_language))
            break;
        words.prepend(place->word);
        start = place->start;
        if (words.size() > kMostWords)
            return std::nullopt;
    }
    if (std::ranges::any_of(
            words.mid(1), [](const QString &word) { return word.endsWith(u"ed"_s); })) // a verb, and another subject
        return std::nullopt;
    if (start > 0 && isPart(sentence[start - 1])) // "24-h fasting"
        return std::nullopt;
    const bool isAtBeginning = start == 0 && !words.isEmpty() && words.front().mid(1) == words.front().mid(1).toLower();
    if (isAtBeginning && (!m_lexicon || !m_lexicon->spelling) && words.front().size() > 1)
        words.front() = words.front().toLower(); // nobody knows whether it is a name
    auto phrase = sound(words, article);
    if (phrase)
        phrase->end = at;
    return phrase;
}

std::optional<NounPhrase> NounPhrases::of(const QString &words) const
{
    QStringList printed;
    for (const QString &word : words.split(u' '))
        printed << (m_lower.contains(word) ? word : m_names.value(word, word));
    const QString topic = printed.join(u' ');
    auto phrase = behind(topic, 0);
    return phrase && phrase->end == topic.size() ? phrase : std::nullopt;
}

std::optional<NounPhrase> NounPhrases::sound(QStringList words, QString article) const
{
    while (!words.isEmpty() && isLoose(foldWord(words.front()))) {
        words.removeFirst();
        article.clear();
    }
    while (!words.isEmpty() && words.back() != u"of" && !isNoun(words.back()))
        words.removeLast();
    if (!words.isEmpty() && words.back() == u"of")
        words.removeLast();
    if (words.isEmpty())
        return std::nullopt;
    QStringList folded;
    for (const QString &word : words)
        folded << foldWord(word);
    const qsizetype joined = folded.indexOf(u"of"_s);
    const QString &head = joined > 0 ? folded[joined - 1] : folded.back();
    const bool isAlone = words.size() == 1;
    const auto isNothing = [&](const QString &word) { return isGeneral(word) && (isAlone || !isMadeSpecial(word)); };
    const bool isShort = isAlone && head.size() < 4 && words.back() != words.back().toUpper();
    if (isShort || (isAlone && (head.endsWith(u"ing"_s) || head.size() < 2)) || isNothing(folded.back()) || isNothing(head)
        || (joined > 0 && !isNoun(words[joined - 1])) || std::ranges::all_of(folded, isGeneral)
        || std::ranges::any_of(folded, isOfPublishing))
        return std::nullopt;
    for (QString &word : words)
        word = insideSentence(word);
    const bool isMany = isPlural(head);
    if (!article.isEmpty() && !isMany)
        words.prepend(article);
    return NounPhrase { words.join(u' '), 0, isMany };
}

bool NounPhrases::isNoun(const QString &word) const
{
    const QString folded = foldWord(word);
    const QString last = folded.section(QRegularExpression(u"[-\u2010\u2011]"_s), -1);
    const bool isFormed = last.endsWith(u"ed"_s) || last.endsWith(u"ly"_s);
    if (!m_language.isEmpty())
        return true;
    if (!m_lexicon || !m_lexicon->wordNet)
        return !isFormed;
    return m_lexicon->wordNet->knowsAsNoun(last) || (!isFormed && !m_lexicon->wordNet->knows(last));
}

/// Without the capital of a sentence's or heading's beginning: names and acronyms keep theirs.
QString NounPhrases::insideSentence(const QString &word) const
{
    const QString lower = word.toLower();
    if (word.size() < 2 || !word.front().isUpper() || word.mid(1) != lower.mid(1))
        return word;
    const bool isWord = m_lower.contains(lower)
        || (m_language.isEmpty() && m_lexicon && m_lexicon->spelling && m_lexicon->spelling->knows(lower));
    return isWord ? lower : word;
}

} // namespace adduce
