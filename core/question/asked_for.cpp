#include "core/question/asked_for.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QRegularExpression pattern(const QString &text)
{
    return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

struct TypePattern
{
    AnswerType type;
    QRegularExpression words;
};

/// How questions of each kind are put. English, German, French, Spanish, in this order.
const std::vector<TypePattern> &typePatterns()
{
    static const std::vector<TypePattern> patterns {
        { AnswerType::Number,
            pattern(u"\\bhow (many|much|old|long|often|large|far|high|low|fast|heavy|big|few|deep|tall|common|expensive)\\b"
                    "|\\b(what|which) (was |is |were |are )?(the )?((mean|average|median|recommended|total|daily|maximum|minimum|"
                    "typical|overall) )*(percentage|per ?cent|proportion|share|number|dose|dosage|age|amount|rate|size|p-?value"
                    "|value|score|duration|length|cost|price|concentration|level|prevalence|incidence|sensitivity|specificity"
                    "|ratio|fraction|frequency|mass|weight|height|temperature)\\b"
                    "|\\bp[- ]values?\\b|\\bsample size\\b|\\b(mean|average) age\\b"
                    "|\\bwie ?(viele?[nrs]?|oft|lange?|alt|gro(ß|ss)|hoch|weit|teuer|schwer)\\b"
                    "|\\b(combien|quel(le)? (âge|dose|proportion|pourcentage|durée|taille|part|quantité))\\b"
                    "|\\b(cuánt[oa]s?|cuanto|qué (edad|dosis|proporción|porcentaje|duración|tamaño|cantidad))\\b"_s) },
        { AnswerType::Person,
            pattern(u"\\b(who|whose|whom)\\b|\\b(which|what) (university|company|institution|organi[sz]ation|funder|author|agency"
                    "|foundation|team)\\b|^wer\\b|\\b(wem|wen|wessen)\\b|^qui\\b|\\bpar qui\\b|\\bqui[ée]n(es)?\\b"_s) },
        { AnswerType::Time,
            pattern(u"\\bwhen\\b|\\b(which|what) (year|month|date|period|decade)s?\\b|^wann\\b|in welchem jahr|^quand\\b"
                    "|quelle année|\\bcu[áa]ndo\\b|qué año"_s) },
        { AnswerType::Place,
            pattern(
                u"\\bwhere\\b|\\b(which|what) (country|countries|city|cities|region|hospital|district|place|state|location|site)"
                "\\b|^wo(her|hin)?\\b|^où\\b|^d['’]où\\b|\\bd[óo]nde\\b"_s) },
        { AnswerType::Reason,
            pattern(u"\\bwhy\\b|\\breasons?\\b|\\bmechanisms?\\b|\\bcaus(e|es|ed)\\b|\\bexplain(s|ed)? (by|why)|what "
                    u"explains|how come"
                    "|\\b(warum|weshalb|wieso|weswegen)\\b|\\bpourquoi\\b|\\bpor ?qué\\b"_s) },
        { AnswerType::Method,
            pattern(u"\\bhow (was|were|did|do|does|is|are|can|could|to|would|should)\\b"
                    "|\\b(which|what) ([\\w-]+ ){0,2}(tests?|methods?|devices?|instruments?|software|questionnaires?|scales?"
                    "|functions?|arguments?|packages?|models?|designs?|criteria|techniques?|equations?|tools?|types? of)\\b"
                    "|\\bwie (wurde|wurden|wird|werden|kann|misst|hat)\\b|\\bcomment\\b|\\bc[óo]mo (se|fue|fueron)\\b"_s) },
        { AnswerType::YesNo,
            pattern(u"^(does|do|did|is|are|was|were|can|could|has|have|had|should|will|would|may)\\b"
                    "|^(ist|sind|hat|haben|kann|können|war|waren|wird|werden|hilft|verbessert)\\b|^est[- ]ce que\\b"_s) },
        { AnswerType::Comparison,
            pattern(u"\\bdiffer|\\bcompare[sd]?\\b|\\bversus\\b|\\bvs\\b|\\bor\\b|\\bbetter\\b|\\bworse\\b|\\bthan\\b|"
                    u"\\badvantages?\\b"
                    "|\\b(high|low|larg|small|great|strong|long|short)est\\b|\\bwhich of\\b|\\boder\\b|\\bbesser\\b|\\bals\\b"
                    "|\\bplus .*\\bque\\b|\\bmás .*\\bque\\b"_s) },
        { AnswerType::Finding,
            pattern(u"\\b(effects?|affects?|found|find|findings?|results?|conclude[sd]?|conclusions?|influence[sd]?|impact|"
                    u"improve[sd]?"
                    "|reduce[sd]?|increase[sd]?|associated|related|happen(s|ed)?|help(s|ed)?)\\b|\\b(wirkung|einfluss|ergebnis"
                    "|effets?|résultats?|efectos?|resultados?)"_s) },
    };
    return patterns;
}

struct UnitPattern
{
    WantedUnit unit;
    QRegularExpression words;
};

/// The first that fits counts.
const std::vector<UnitPattern> &unitPatterns()
{
    static const std::vector<UnitPattern> patterns {
        { WantedUnit::Age, pattern(u"\\bhow old\\b|\\bages?\\b|\\baged\\b|\\bwie alt\\b|\\bâge\\b|\\bedad\\b"_s) },
        { WantedUnit::PValue, pattern(u"\\bp[- ]values?\\b|\\bsignifican"_s) },
        { WantedUnit::Share,
            pattern(u"\\bper ?cent|\\bproportion|\\bshare\\b|\\bprevalence|\\bhow common\\b|\\brate\\b|\\bprozent|\\banteil"
                    "|\\bpourcentage|\\bporcentaje"_s) },
        { WantedUnit::Duration,
            pattern(u"\\bhow long\\b|\\bduration\\b|\\bwie lange?\\b|\\bcombien de temps\\b|\\bcuánto tiempo\\b"_s) },
        { WantedUnit::Frequency, pattern(u"\\bhow often\\b|\\bfrequency\\b|\\bwie oft\\b"_s) },
        { WantedUnit::Money, pattern(u"\\bcosts?\\b|\\bprices?\\b|\\bexpensive\\b|\\bkoste|\\bcoûte|\\bcuesta"_s) },
        { WantedUnit::Distance, pattern(u"\\bhow (far|tall|high|deep)\\b|\\bdistance\\b|\\bwie weit\\b"_s) },
        { WantedUnit::Amount,
            pattern(u"\\bdos(e|age)s?\\b|\\bhow much\\b|\\bintake\\b|\\bdosis\\b|\\bwie viel\\b|\\bdosis\\b"_s) },
    };
    return patterns;
}

QStringList countedIn(const QString &question)
{
    static const QRegularExpression counted =
        pattern(u"\\b(?:how many|wie viele|combien de|cuánt[oa]s) ([\\w-]+)(?: ([\\w-]+))?"_s);
    const auto match = counted.match(question);
    QStringList words;
    for (const int group : { 1, 2 })
        for (const Word &word : splitWords(match.captured(group)))
            if (!isStopWord(word.text))
                words << word.text;
    return words;
}

bool isKeyword(const QString &question)
{
    static const QRegularExpression asks = pattern(
        u"\\?|^(what|how|why|who|which|when|where|tell|explain|define|list|name|describe|summari[sz]e|is|are|do|does|did|can"
        "|was|wie|wer|wann|wo|warum|welche[rsnm]?|que|quel(le)?s?|comment|pourquoi|qui|où|cu[aá]l(es)?|quién|cómo|por)\\b"_s);
    return !asks.match(question).hasMatch();
}

bool asksForHolder(const QString &question)
{
    static const QRegularExpression holder =
        pattern(u"^who (is|was|are|were) (the )?([\\w-]+ ){1,3}(of|at|in) "
                "|^wer (ist|war|sind|waren) (der|die|das)? ?([\\w-]+ ){1,3}(von|der|des|in) "
                "|^qui (est|était|sont|étaient) (l['’]|le |la |les )([\\w-]+ ){1,3}(d['’]|de |du |des )"
                "|^¿?qui[ée]n(es)? (es|era|fue|son) (el|la|los|las) ([\\w-]+ ){1,3}(de|del) "_s);
    return holder.match(question).hasMatch();
}

bool asksForBackMatter(const QString &question)
{
    static const QStringList kinds { u"fund(s|ed|ing|ers?)?"_s, u"financ(ed|ing|ial(ly)? support(ed)?)"_s, u"grants?"_s,
        u"sponsor(s|ed|ship)?"_s, u"who (paid|pays|supported|supports)"_s, u"money from"_s, u"pa(y|ys|id|ying) for"_s,
        u"ethic(s|al|ally)"_s, u"review board"_s, u"informed consent"_s, u"consent(ed)? to (participate|publi)\\w*"_s,
        u"approved the (stud|trial)\\w*"_s, u"conflicts? of interest"_s, u"competing interests?"_s, u"disclosures?"_s,
        u"author contributions?"_s, u"(wrote|conceived|designed) the (paper|manuscript|draft|study)"_s,
        u"(data|code|materials?) (are |is |be )?(available|availability|shared|sharing)"_s, u"licen[cs]ed?"_s, u"copyright"_s,
        u"acknowledge?(d|ments?)"_s, u"thanked"_s, u"accepted for"_s, u"published by"_s, u"how to cite"_s, u"registered"_s,
        u"registration"_s, u"corresponding author"_s, u"finanziert"_s, u"förder(te|ung|er)"_s, u"ethikkommission"_s,
        u"interessenkonflikte?"_s, u"lizenz"_s, u"financé"_s, u"financement"_s, u"subvention"_s, u"éthique"_s,
        u"conflits? d['’]intérêts"_s, u"financiad[oa]"_s, u"financiación"_s, u"ética"_s, u"conflictos? de intereses"_s,
        u"licencia"_s };
    static const QRegularExpression words = pattern(u"\\b("_s + kinds.join(u'|') + u")\\b"_s);
    return words.match(question).hasMatch();
}

/// "Caffeine improves recall." A few words without a full stop are terms to look for, and what ends with a bracket is of the app's own making.
bool isClaim(const QString &question)
{
    constexpr std::size_t kFewestWords = 4;
    constexpr std::size_t kFewestOpen = 6; // without a full stop
    const std::size_t words = splitWords(question).size();
    return question.endsWith(u'.') ? words >= kFewestWords : words >= kFewestOpen && !question.endsWith(u')');
}

/// "What is X?" of a short X is what X is; of a long one it is what the papers say of it.
bool asksForDefinition(const QString &question, AnswerTypes others)
{
    static const QRegularExpression plain =
        pattern(u"^(what('s|’s| is| are| was| were)?|define|explain) (a |an |the |meant by |called )?[\\w\\- ]+\\??$"
                "|^was (ist|sind|bedeutet) |^qu['’]est[- ]ce que?|^(¿)?qué (es|son|significa) "_s);
    static const QRegularExpression named = pattern(
        u"^define\\b|\\bmeans?\\b( by)?\\s*\\?|\\bmeant by\\b|\\bstands? for\\b|\\bwhat does .* mean\\b|\\bdefinition of\\b"_s);
    constexpr AnswerTypes kElse =
        AnswerType::Number | AnswerType::Reason | AnswerType::Finding | AnswerType::Person | AnswerType::Time | AnswerType::Place;
    constexpr int kMostWords = 5;
    if (named.match(question).hasMatch())
        return true;
    int words = 0;
    for (const Word &word : splitWords(question))
        words += std::ranges::none_of(std::array { u""_s, u"de"_s, u"fr"_s, u"es"_s },
            [&](const QString &language) { return isStopWord(word.text, language); });
    return words <= kMostWords && !(others & kElse) && plain.match(question).hasMatch();
}

} // namespace

AskedFor askedFor(const QString &question)
{
    const QString asked = question.simplified();
    AskedFor result;
    for (const TypePattern &one : typePatterns())
        if (one.words.match(asked).hasMatch())
            result.types |= one.type;
    if (result.types & (AnswerType::Number | AnswerType::Person | AnswerType::Time | AnswerType::Place))
        result.types.setFlag(AnswerType::Method, false); // "how many", "in which hospital"
    if (asksForDefinition(asked, result.types))
        result.types |= AnswerType::Definition;
    result.isHolder = asksForHolder(asked);
    result.isOfBackMatter = asksForBackMatter(asked);
    if (isKeyword(asked))
        result.types |= isClaim(asked) ? AnswerType::Claim : AnswerType::Keyword;
    if (result.types & AnswerType::Number) {
        for (const UnitPattern &one : unitPatterns())
            if (result.unit == WantedUnit::Any && one.words.match(asked).hasMatch())
                result.unit = one.unit;
        result.counted = countedIn(asked);
        if (!result.counted.isEmpty() && result.unit == WantedUnit::Any)
            result.unit = WantedUnit::Counted;
    }
    return result;
}

} // namespace adduce
