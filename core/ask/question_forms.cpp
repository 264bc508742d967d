#include "core/ask/question_forms.h"

#include "core/ask/noun_phrase.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where the first subject of a pattern stands.
enum class First
{
    Before, ///< its cue
    Behind
};

/// Words that say what a sentence holds of its subjects.
struct Pattern
{
    QuestionForm form;
    First first;
    QRegularExpression cue;
    std::vector<QRegularExpression> links {}; ///< what leads to each further subject
};

QRegularExpression cue(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

QRegularExpression link(const QString &pattern)
{
    return QRegularExpression(u"\\G"_s + pattern, QRegularExpression::UseUnicodePropertiesOption);
}

const std::vector<Pattern> &patterns()
{
    using F = QuestionForm;
    const auto is = [](const QString &what) {
        return cue(
            u" (?:is|are|was|were|has been|have been) (?:(?:\\p{L}+ly|also|then|first|often|not|much|further) )?(?:%1)"_s.arg(
                what));
    };
    static const std::vector<Pattern> all {
        { F::Effect, First::Behind, cue(u"\\b(?:[Ee]ffects?|[Ii]mpacts?|[Ii]nfluences?) of "_s), { link(u"\\s+(?:up)?on "_s) } },
        { F::Effect, First::Behind, cue(u"\\b(?:Einfl(?:uss|üsse)|Wirkung(?:en)?|Effekte?|Auswirkung(?:en)?) (?:von|des|der) "_s),
            { link(u"\\s+auf (?:die |das |den |der )?"_s) } },
        { F::Effect, First::Behind, cue(u"\\b[Ee]ffets? (?:de la |de l['\u2019]|des |du |de |d['\u2019])"_s),
            { link(u"\\s+sur (?:la |le |les |l['\u2019])?"_s) } },
        { F::Effect, First::Behind, cue(u"\\b(?:[Ee]fectos?|[Ii]nfluencia|[Ii]mpacto) (?:de la |del |de los |de las |de )"_s),
            { link(u"\\s+(?:sobre|en) (?:la |el |los |las )?"_s) } },
        { F::Relation, First::Behind, cue(u"\\b(?:[Aa]ssociations?|[Rr]elationships?|[Rr]elations?|[Cc]orrelations?) between "_s),
            { link(u"\\s+and "_s) } },
        { F::Relation, First::Before, is(u"associated with |correlated with |linked to |related to "_s), { link(u""_s) } },
        { F::Relation, First::Behind, cue(u"\\bZusammenhang zwischen "_s), { link(u"\\s+und "_s) } },
        { F::Relation, First::Behind, cue(u"\\b[Rr]elations? entre (?:la |le |les )?"_s),
            { link(u"\\s+et (?:la |le |les )?"_s) } },
        { F::Relation, First::Behind, cue(u"\\b[Rr]elaci(?:ón|ones) entre (?:la |el |los |las )?"_s),
            { link(u"\\s+y (?:la |el |los |las )?"_s) } },
        { F::Difference, First::Before,
            cue(u" (?:differs?|differed|var(?:y|ies|ied))(?: significantly| markedly| greatly)? between "_s),
            { link(u""_s), link(u"\\s+and "_s) } },
        { F::Difference, First::Before,
            is(u"(?:higher|lower|greater|smaller|longer|shorter|better|worse|larger|more common) (?:in|among|for) "_s),
            { link(u""_s), link(u"\\s+(?:than|compared (?:with|to)) (?:in |among |for |those (?:in|of) |that (?:in|of) )?"_s) } },
        { F::Difference, First::Behind, cue(u"\\b[Dd]ifferences? in "_s), { link(u"\\s+between "_s), link(u"\\s+and "_s) } },
        { F::Change, First::Behind, cue(u"\\b[Cc]hanges? in "_s), { link(u"\\s+(?:during|over|throughout) "_s) } },
        { F::Affects, First::Before,
            cue(u" (?:can |may |might |could |does |do |not |significantly |also |often )*(?:increas(?:es?|ed)|decreas(?:es?|ed)|"
                u"reduc(?:es?|ed)|improv(?:es?|ed)|impair(?:s|ed)?|enhanc(?:es?|ed)|prevent(?:s|ed)?|affect(?:s|ed)?|"
                u"influenc(?:es?|ed)|promot(?:es?|ed)|inhibit(?:s|ed)?) "_s),
            { link(u""_s) } },
        { F::Limits, First::Before, is(u"limited by|restricted by|constrained by"_s) },
        { F::Limits, First::Behind, cue(u"\\b[Ll]imitations? of "_s) },
        { F::Causes, First::Before, is(u"caused by|triggered by|due to"_s) },
        { F::Causes, First::Behind, cue(u"\\b[Cc]auses? of "_s) },
        { F::Risk, First::Behind, cue(u"\\b[Rr]isk (?:factors? )?(?:of|for) "_s) },
        { F::Benefit, First::Behind, cue(u"\\b(?:[Bb]enefits?|[Aa]dvantages?) of "_s) },
        { F::Measured, First::Before,
            is(u"measured|assessed|determined|estimated|quantified|evaluated|calculated|recorded|monitored|quantitated"_s) },
        { F::Treated, First::Behind, cue(u"\\b(?:[Tt]reatment|[Tt]herapy|[Mm]anagement) of "_s) },
        { F::Frequency, First::Behind, cue(u"\\b(?:[Pp]revalence|[Ii]ncidence) of "_s) },
        { F::Definition, First::Before, cue(u" (?:is|are|was|were) (?:commonly |usually )?defined (?:as|by) "_s) },
        { F::Composition, First::Before,
            cue(u" (?:(?:mainly |mostly )?consists? of|(?:is|are|was|were) composed of|contain(?:s|ed)?) "_s) },
        { F::Composition, First::Behind, cue(u"\\b[Cc]omposition of "_s) },
        { F::Function, First::Behind, cue(u"\\b[Ff]unctions? of "_s) },
        { F::Dependence, First::Before,
            cue(u" (?:depends?|depended) (?:up)?on | (?:is|are|was|were) (?:determined|influenced|driven) by "_s) },
        { F::Role, First::Behind, cue(u"\\brole of "_s), { link(u"\\s+in "_s) } },
    };
    return all;
}

std::optional<SuggestedQuestion> questionAt(
    const QRegularExpressionMatch &cue, const Pattern &pattern, const QString &sentence, const NounPhrases &phrases)
{
    SuggestedQuestion question { pattern.form, {}, false };
    qsizetype at = cue.capturedEnd();
    const auto first =
        pattern.first == First::Before ? phrases.before(sentence, cue.capturedStart()) : phrases.behind(sentence, at);
    if (!first)
        return std::nullopt;
    question.subjects << first->text;
    question.isPlural = first->isPlural;
    if (pattern.first == First::Behind)
        at = first->end;
    for (const QRegularExpression &link : pattern.links) {
        const QRegularExpressionMatch led = link.match(sentence, at);
        if (!led.hasMatch())
            return std::nullopt;
        const auto next = phrases.behind(sentence, led.capturedEnd());
        if (!next || question.subjects.contains(next->text))
            return std::nullopt;
        question.subjects << next->text;
        at = next->end;
    }
    return question;
}

} // namespace

std::vector<SuggestedQuestion> suggestedQuestions(const QString &sentence, const NounPhrases &phrases)
{
    constexpr qsizetype kLongest = 1000; ///< characters of a sentence that are looked at
    const QString looked = sentence.left(kLongest);
    std::vector<SuggestedQuestion> questions;
    for (const Pattern &pattern : patterns())
        for (auto match = pattern.cue.globalMatch(looked); match.hasNext();)
            if (const auto question = questionAt(match.next(), pattern, looked, phrases))
                questions.push_back(*question);
    return questions;
}

std::vector<SuggestedQuestion> suggestedQuestions(const QStringList &sentences, const QStringList &topics, const Lexicon *lexicon)
{
    const NounPhrases phrases(sentences, lexicon);
    std::vector<SuggestedQuestion> questions;
    const auto add = [&](const SuggestedQuestion &question) {
        if (std::ranges::find(questions, question) == questions.end())
            questions.push_back(question);
    };
    for (const QString &sentence : sentences)
        for (const SuggestedQuestion &question : suggestedQuestions(sentence, phrases))
            add(question);
    for (const QString &topic : topics)
        if (topic.contains(u' ')) // "long-term" is nothing to ask about by itself
            if (const auto phrase = phrases.of(topic))
                add({ QuestionForm::Known, { phrase->text }, phrase->isPlural });
    return questions;
}

std::vector<SuggestedQuestion> byTurns(std::vector<SuggestedQuestion> questions)
{
    std::vector<SuggestedQuestion> ordered;
    while (!questions.empty()) {
        std::vector<SuggestedQuestion> later;
        std::vector<QuestionForm> had;
        for (SuggestedQuestion &question : questions) {
            if (std::ranges::find(had, question.form) != had.end()) {
                if (question.form != QuestionForm::Known) // which says so little that once is enough
                    later.push_back(std::move(question));
                continue;
            }
            had.push_back(question.form);
            ordered.push_back(std::move(question));
        }
        questions = std::move(later);
    }
    return ordered;
}

} // namespace adduce
