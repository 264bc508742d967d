#include "core/text/sentence_cues.h"

#include "core/text/word_hash.h"

#include <QHash>
#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct CueWords
{
    Cue cue;
    QStringView phrases; ///< parted by '|'; a word that ends in '*' stands for all that begin so
};

constexpr CueWords kCueWords[] {
    { Cue::Aim,
        u"aim|aims|aimed|objective|objectives|purpose|goal|goals|hypothes*|we investigat*|we examin*|we evaluat*|we assess*"
        "|we explor*|to investigate|to examine|to evaluate|to assess|to determine|to explore|to compare|to test|to study"
        "|remain unclear|remains unclear|remain unknown|remains unknown|little is known|further research|further studies" },
    { Cue::Finding,
        u"found|result|results|show|shows|showed|shown|demonstrat*|significant*|conclu*|improv*|increas*|decreas*|reduc*|"
        u"associat*"
        "|no differen*|higher|lower|reveal*|suggest*|observed|indicat*|correlat*" },
    { Cue::Method,
        u"measured|assessed|using|performed|was used|were used|evaluated by|evaluated using|evaluated with|determined|calculated"
        "|questionnaire*|according to|method|methods|analys*|analyz*|collected|recorded|estimated|obtained|computed|test|tests"
        "|tested|recruited|randomi*" },
    { Cue::Definition,
        u"is a|is an|is the|is one|is any|are a|are the|are any|is defined|are defined|is character*|are character*|is known"
        "|are known|is considered|are considered|is described|are described|refer to|refers to|referred to|defined as|means"
        "|is called|are called|consist of|consists of|known as|the term|stands for|is used to|can be defined" },
    { Cue::Reason,
        u"because|due to|since|owing|as a result|therefore|mechanism*|attribut*|explain*|lead to|leads to|leading to|reason*"
        "|thereby|in order to|so that|allow*|hence|cause*|causing|thus" },
    { Cue::Explanation,
        u"because|due to|owing to|as a result of|attribut*|explain*|explanation*|the reason|reasons|one reason|mechanism*|in "
        u"order to"
        "|so that|to avoid|to prevent|result in|results in|lead to|leads to|makes it|as it" },
    { Cue::Comparison, u"than|compared|compar*|whereas|while|versus|vs|differ*|respectively|between|both|contrast|similar*" },
    { Cue::Hedge, u"may|might|could|possib*|likely|appear*|perhaps" },
    { Cue::Denial, u"no|not|nor|without|neither|cannot" },
    { Cue::Funding,
        u"funded|funding|funds|grant|grants|acknowledg*|conflict|conflicts|licence|license|licensed|copyright|supported by"
        "|correspondence|received" },
    { Cue::CitesOthers, u"et al" },
    { Cue::SpeaksOfItself,
        u"we|our|this study|this paper|this article|this work|this review|this trial|present study|current study|present work" },
    { Cue::PointsAtFigure, u"fig|figure|figures|table|tables|section|appendix|see|shown in|listed in" },
    { Cue::Date, u"january|february|march|april|june|july|august|september|october|november|december" },
};

/// A cue behind its first word.
struct Phrase
{
    QStringList rest;
    Cue cue;
};

struct CueTable
{
    WordMap<std::vector<Phrase>> byFirst; ///< whole first words
    QHash<char16_t, std::vector<std::pair<QString, Cue>>> beginnings; ///< by their first letter

    CueTable()
    {
        for (const CueWords &row : kCueWords)
            for (const QStringView phrase : row.phrases.split(u'|'))
                add(phrase.toString(), row.cue);
    }

private:
    void add(const QString &phrase, Cue cue)
    {
        QStringList words = phrase.split(u' ');
        if (words.size() == 1 && phrase.endsWith(u'*'))
            beginnings[phrase.front().unicode()].emplace_back(phrase.chopped(1), cue);
        else
            byFirst[words.takeFirst()].push_back({ words, cue });
    }
};

bool matches(const QString &word, const QString &pattern)
{
    return pattern.endsWith(u'*') ? word.startsWith(QStringView(pattern).chopped(1)) : word == pattern;
}

bool follows(const std::vector<Word> &words, std::size_t at, const QStringList &rest)
{
    if (at + static_cast<std::size_t>(rest.size()) >= words.size())
        return false;
    for (const QString &pattern : rest)
        if (!matches(words[++at].text, pattern))
            return false;
    return true;
}

bool isYear(const QString &word)
{
    return word.size() == 4 && (word.startsWith(u"19") || word.startsWith(u"20") || word.startsWith(u"18")) && word[2].isDigit()
        && word[3].isDigit();
}

bool isCapitalised(QStringView text, const Word &word)
{
    if (word.start == 0 || !text[word.start].isUpper())
        return false;
    const QStringView before = text.left(word.start).trimmed();
    return !before.isEmpty() && !QStringView(u".?!:\"“(").contains(before.back());
}

/// Is there a mark of code: an arrow that assigns, a scope, a call without arguments, a prompt? One walk over the text.
bool holdsCode(QStringView text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        const QChar next = text[i + 1];
        const QChar third = i + 2 < text.size() ? text[i + 2] : QChar();
        switch (text[i].unicode()) {
        case u'<':
            if (next == u'-')
                return true;
            break;
        case u':':
            if (next == u':')
                return true;
            break;
        case u'(':
            if (next == u')' && (third == u',' || third == u'='))
                return true;
            break;
        case u' ':
            if (next == u'R' && text.sliced(i).startsWith(u" R> "))
                return true;
            break;
        default:
            break;
        }
    }
    return false;
}

bool isCode(QStringView text)
{
    return text.startsWith(u"key words", Qt::CaseInsensitive) || text.startsWith(u"keywords", Qt::CaseInsensitive)
        || text.startsWith(u"R>") || text.startsWith(u">>>") || holdsCode(text);
}

} // namespace

Cues cuesOf(const std::vector<Word> &words)
{
    static const CueTable table;
    Cues cues;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const QString &word = words[at].text;
        if (const auto phrases = table.byFirst.find(word); phrases != table.byFirst.end())
            for (const Phrase &phrase : phrases->second)
                if (follows(words, at, phrase.rest))
                    cues |= phrase.cue;
        if (const auto near = table.beginnings.constFind(word.front().unicode()); near != table.beginnings.constEnd())
            for (const auto &[beginning, cue] : *near)
                if (word.startsWith(beginning))
                    cues |= cue;
        if (isYear(word))
            cues |= Cue::Date;
    }
    static const WordSet backwards { u"this"_s, u"these"_s, u"that"_s, u"such"_s, u"it"_s, u"they"_s, u"thus"_s, u"hence"_s,
        u"therefore"_s, u"consequently"_s, u"accordingly"_s };
    if (!words.empty() && (backwards.contains(words.front().text) || (words.size() > 1 && words[1].text == u"reason"_s)))
        cues |= Cue::PointsBack;
    return cues;
}

SentenceForm formOf(QStringView text, const std::vector<Word> &words)
{
    SentenceForm form;
    if (text.isEmpty())
        return form;
    const auto letters = std::ranges::count_if(text, [](QChar c) { return c.isLetter(); });
    form.letters = static_cast<double>(letters) / static_cast<double>(text.size());
    for (const Word &word : words) {
        form.numbers += word.text.front().isDigit() && (word.start == 0 || text[word.start - 1] != u'.');
        form.names += isCapitalised(text, word);
        form.hasPercent = form.hasPercent || word.text == u"percent";
        if (word.text == u"p") {
            const QStringView after = text.mid(word.start + word.length).trimmed();
            form.hasPValue = form.hasPValue || (!after.isEmpty() && QStringView(u"<>=≤≥").contains(after.front()));
        }
    }
    form.hasPercent = form.hasPercent || text.contains(u'%');
    form.hasBrackets = text.contains(u'(');
    form.isQuestion = text.endsWith(u'?');
    form.leadsIn = text.endsWith(u':');
    form.endsOpen = !QStringView(u".!\"”)?:").contains(text.back());
    form.startsLower = text.front().isLower();
    form.isCode = isCode(text);
    return form;
}

bool isNumber(const Word &word)
{
    static const WordSet numbers { u"one"_s, u"two"_s, u"three"_s, u"four"_s, u"five"_s, u"six"_s, u"seven"_s, u"eight"_s,
        u"nine"_s, u"ten"_s, u"eleven"_s, u"twelve"_s, u"thirteen"_s, u"fourteen"_s, u"fifteen"_s, u"sixteen"_s, u"seventeen"_s,
        u"eighteen"_s, u"nineteen"_s, u"twenty"_s, u"thirty"_s, u"forty"_s, u"fifty"_s, u"sixty"_s, u"seventy"_s, u"eighty"_s,
        u"ninety"_s, u"hundred"_s, u"thousand"_s, u"million"_s, u"half"_s, u"third"_s, u"quarter"_s, u"dozen"_s };
    return word.text.front().isDigit() || numbers.contains(word.text);
}

} // namespace adduce
