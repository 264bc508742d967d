#include "core/question/weather_question.h"

#include "core/text/words.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <array>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum class Asks
{
    Named, ///< of a place whose name has capitals, or of any with a time ("tokyo tomorrow")
    Spoken, ///< as nobody asks a paper: also of a place in lower case
    Timed ///< words that papers use, too: only with a time
};

struct WeatherPattern
{
    Asks asks;
    const char *pattern; ///< Perl's syntax, any case, of the whole question
};

// {place} is what is asked of; {t} a time, where there is one; {en}, {de}, {fr} and {es} the words before a place.
constexpr auto kWeatherPatterns = std::to_array<WeatherPattern>({
    { Asks::Spoken, R"((?:what|how)['’]?s (?:the )?weather(?: going to be)?(?: like)?{t} {en} {place}(?: like)?{t})" },
    { Asks::Named,
        R"((?:what|how) (?:is|was|will) (?:be )?(?:the )?(?:current |local )?weather(?: forecast| outlook)?(?: going to be)?(?: be)?(?: like)?{t} {en} {place}(?: like)?{t})" },
    { Asks::Named,
        R"((?:(?:show|tell|give)(?: me)? )?(?:the )?(?:current |local )?weather(?: forecast| report| outlook)?{t} {en} {place}{t})" },
    { Asks::Named,
        R"((?:what['’]?s|what is|show me|give me)? ?(?:the )?(?:temperature|rain|rainfall|precipitation|wind|snow|humidity) forecast{t} {en} {place}{t})" },
    { Asks::Named,
        R"(what['’]?(?:s| is| will) (?:be )?(?:the )?(?:current |outside |outdoor |air )*(?:temperature|humidity|wind(?: speed)?|air pressure)(?: be)?{t} {en} {place}{t})" },
    { Asks::Spoken,
        R"((?:will it|is it going to)(?: be)?{t} (?:rain|snow|hail|freeze|storm|raining|snowing|stormy|rainy)(?: (?:a lot|much))?{t} {en} {place}{t})" },
    { Asks::Spoken, R"((?:is it|does it|did it) (?:currently )?(?:rain|snow|hail|raining|snowing|hailing){t} {en} {place}{t})" },
    { Asks::Named,
        R"((?:will it be|is it going to be|is it)(?: very| really| currently)? (?:sunny|windy|cloudy|foggy|warm|cold|hot|humid|dry|wet|freezing|icy){t} {en} {place}{t})" },
    { Asks::Named,
        R"(how (?:warm|hot|cold|windy|humid|rainy|sunny|wet) (?:is it|will it be|will it get|is it going to be|was it){t} {en} {place}{t})" },
    { Asks::Spoken, R"((?:when|how much|how long) (?:will it|is it going to) (?:rain|snow){t} {en} {place}{t})" },
    { Asks::Spoken,
        R"((?:do|will|should) i (?:need|take|bring|pack|wear)(?: to (?:take|bring|wear))? (?:an umbrella|a coat|a jacket|a raincoat|sunscreen){t} {en} {place}{t})" },
    { Asks::Timed, R"((?:temperatures?|rain|rainfall|wind|snow|humidity){t} {en} {place}{t})" },

    { Asks::Named, R"(wie (?:ist|wird|war)(?: denn)?{t}(?: das)? wetter{t} {de} {place}{t})" },
    { Asks::Named, R"((?:das )?(?:aktuelle )?wetter(?:vorhersage|bericht|prognose|aussichten)?{t} {de} {place}{t})" },
    { Asks::Named, R"((?:wie ist die )?(?:temperatur|regen|wind)(?:vorhersage|prognose){t} {de} {place}{t})" },
    { Asks::Spoken, R"((?:regnet|schneit|stürmt|hagelt|gewittert) es{t} {de} {place}{t})" },
    { Asks::Spoken, R"(wird es{t} {de} {place}{t} (?:regnen|schneien|stürmen|hageln|gewittern))" },
    { Asks::Named, R"(wird es{t} {de} {place}{t} (?:warm|kalt|heiß|heiss|sonnig|windig|neblig|regnerisch|schön))" },
    { Asks::Named, R"((?:scheint|scheint denn) die sonne{t} {de} {place}{t})" },
    { Asks::Named, R"(wie (?:warm|kalt|heiß|heiss|windig|feucht) (?:ist|wird|war) es{t} {de} {place}{t})" },
    { Asks::Named, R"(brauche ich{t} {de} {place}{t} (?:einen )?(?:regenschirm|schirm|eine jacke|einen mantel))" },
    { Asks::Timed, R"((?:wie (?:hoch )?(?:ist|wird) die )?temperatur(?:en)?{t} {de} {place}{t})" },

    { Asks::Spoken, R"(quel temps (?:fait|fera|a|va)[- ](?:t[- ])?il(?: fait| faire)?{t} {fr} {place}{t})" },
    { Asks::Named, R"((?:quelle (?:est|sera) )?(?:la |le bulletin |les )?(?:prévisions? )?météo{t} {fr} {place}{t})" },
    { Asks::Spoken,
        R"((?:est-ce qu['’]il va|va[- ]t[- ]il|il va) (?:pleuvoir|neiger|geler|faire (?:beau|chaud|froid)){t} {fr} {place}{t})" },
    { Asks::Spoken, R"((?:pleut|neige|pleuvra|neigera|gèle)[- ](?:t[- ])?il{t} {fr} {place}{t})" },
    { Asks::Spoken, R"(fai?(?:t|ra)[- ](?:t[- ])?il (?:beau|chaud|froid){t} {fr} {place}{t})" },
    { Asks::Spoken, R"(est-ce qu['’]il (?:pleut|neige|fait (?:beau|chaud|froid)){t} {fr} {place}{t})" },
    { Asks::Named, R"(quelle température (?:fait|fera)[- ](?:t[- ])?il{t} {fr} {place}{t})" },
    { Asks::Named, R"(quelle est la température{t} {fr} {place}{t})" },
    { Asks::Timed, R"((?:quelle est la )?température{t} {fr} {place}{t})" },

    { Asks::Spoken, R"((?:qué|que) (?:tiempo|clima) (?:hace|hará|hay|habrá|hizo){t} {es} {place}{t})" },
    { Asks::Spoken, R"((?:cómo|como) (?:está|estará|va a estar) el (?:tiempo|clima){t} {es} {place}{t})" },
    { Asks::Spoken, R"((?:va a llover|va a nevar|lloverá|nevará|llueve|nieva|está lloviendo|está nevando){t} {es} {place}{t})" },
    { Asks::Named,
        R"((?:el )?(?:pronóstico|previsión)(?: del tiempo| del clima| meteorológic[oa]){t} (?:para|en|de) {place}{t})" },
    { Asks::Named, R"((?:qué|que) temperatura (?:hace|hay|hará|habrá){t} {es} {place}{t})" },
    { Asks::Named, R"((?:cuál|cual) es la temperatura{t} {es} {place}{t})" },
    { Asks::Spoken, R"(hace (?:frío|calor|viento|sol){t} {es} {place}{t})" },
    { Asks::Timed, R"((?:el |la )?(?:tiempo|clima|temperatura){t} {es} {place}{t})" },
});

constexpr const char *kTimes =
    R"(right now|now|today|tonight|tomorrow(?: morning| afternoon| evening| night)?|the day after tomorrow|yesterday|this (?:week|weekend|morning|afternoon|evening)|next (?:week|weekend)|currently|at the moment|(?:over|for|in|during) the (?:next|last|past|coming) (?:few )?(?:\w+ )?(?:days?|weeks?|hours?)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|)"
    R"(jetzt|gerade|aktuell|derzeit|heute(?: früh| abend| nacht)?|morgen(?: früh| abend| nachmittag)?|übermorgen|gestern|diese woche|dieses wochenende|am wochenende|nächste woche|)"
    R"(maintenant|aujourd['’]hui|demain(?: matin| soir| après-midi)?|après-demain|ce soir|cette semaine|ce week-end|hier|actuellement|en ce moment|)"
    R"(ahora(?: mismo)?|hoy|mañana|pasado mañana|esta (?:noche|tarde|semana)|este fin de semana|ayer|actualmente)";

/// What studies speak of in the weather's words; without diacritics. None of them is a place, nor part of the name of one.
const QSet<QString> &wordsOfStudies()
{
    static const QSet<QString> words = [] {
        const QString all =
            // of papers and studies
            u"experiment experiments experiment's trial trials study studies table tables figure figures fig section sections "
            "chapter appendix supplement paper papers article articles document documents text group groups arm arms cohort "
            "cohorts sample samples model models modelling phase phases stage treatment treatments condition conditions control "
            "controls site sites plot plots field fields area areas region regions laboratory lab chamber chambers incubator "
            "greenhouse reactor reactors data dataset results methods discussion introduction abstract analysis regression "
            "simulation simulations literature general particular terms order response relation case cases example detail "
            "experimente experimenten versuch versuche versuchen studie studien tabelle tabellen abbildung abbildungen kapitel "
            "abschnitt anhang arbeit arbeiten artikel gruppe gruppen modell modelle modellen probe proben daten ergebnisse "
            "gebiet gebieten labor feld feldern phase phasen bedingungen bezug abhangigkeit "
            "experience experiences essai essais etude etudes tableau tableaux figures groupe groupes modele modeles phase "
            "laboratoire donnees resultats zone zones echantillon echantillons "
            "experimento experimentos ensayo ensayos estudio estudios tabla tablas figura figuras grupo grupos modelo modelos "
            "fase muestra muestras datos resultados laboratorio zona relacion "
            // of what is studied
            "mice mouse rats rat animals animal humans human patients patient athletes athlete runners adults children infants "
            "women men students people participants subjects workers players cells cell plants plant crops crop maize wheat rice "
            "barley leaves roots seeds soil soils water air forests forest trees birds insects fish cattle cows pigs sheep "
            "poultry bacteria tissue tissues muscle muscles blood skin brain body core vivo vitro situ silico agriculture "
            "epidemiology medicine sport sports exercise yield yields buildings batteries arabidopsis drosophila softmax "
            "annealing sampling flow "
            "mausen ratten tieren menschen patienten probanden athleten sportlern kindern frauen mannern zellen pflanzen boden "
            "wasser luft korper muskel weizen mais landwirtschaft medizin sport "
            "souris rats animaux humains patients athletes sportifs enfants femmes hommes cellules plantes sol eau "
            "ratones ratas animales humanos pacientes atletas deportistas ninos mujeres hombres celulas plantas suelo agua "
            "reposo "
            // of time
            "summer winter spring autumn fall january february march april may june july august september october november "
            "december week weeks day days month months year years night morning evening season seasons past future "
            "sommer winter fruhling fruhjahr herbst januar februar marz april mai juni juli august september oktober november "
            "dezember woche wochen tag tagen monat jahr jahren nacht "
            "ete hiver printemps automne janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre "
            "verano invierno primavera otono enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
            "diciembre "
            // of what stands for a place
            "here there where this that these those which what your my our their his her its"_s;
        QSet<QString> set;
        for (const QString &word : all.split(u' '))
            set.insert(word);
        return set;
    }();
    return words;
}

bool hasNoCase(QChar c)
{
    return c.isLetter() && c.toLower() == c && c.toUpper() == c;
}

bool isAcronym(const QString &word)
{
    static const QSet<QString> places { u"USA"_s, u"UK"_s, u"UAE"_s, u"NYC"_s, u"DC"_s, u"LA"_s };
    return word.size() > 1 && word.isUpper() && !hasNoCase(word[0]) && !places.contains(word);
}

/// Small words inside names: "Rio de Janeiro", "Frankfurt am Main", "Stratford-upon-Avon".
bool isParticle(const QString &word)
{
    static const QSet<QString> particles { u"de"_s, u"del"_s, u"della"_s, u"la"_s, u"le"_s, u"les"_s, u"los"_s, u"las"_s, u"el"_s,
        u"da"_s, u"do"_s, u"dos"_s, u"du"_s, u"des"_s, u"d"_s, u"l"_s, u"am"_s, u"an"_s, u"im"_s, u"in"_s, u"ob"_s, u"bei"_s,
        u"der"_s, u"upon"_s, u"on"_s, u"under"_s, u"of"_s, u"and"_s, u"sur"_s, u"sous"_s, u"en"_s, u"y"_s, u"und"_s, u"et"_s };
    return particles.contains(word);
}

/// Each word but particles has a capital, the first one too; or, where that is allowed, none has.
bool isCalledAsPlacesAre(const QStringList &words, bool mayBeLower)
{
    const auto isCapital = [](const QString &word) { return word[0].isUpper() || hasNoCase(word[0]); };
    if (isCapital(words.front()) && isCapital(words.back()))
        return std::ranges::all_of(words, [&](const QString &word) { return isCapital(word) || isParticle(word); });
    constexpr qsizetype kMostLower = 3;
    return mayBeLower && words.size() <= kMostLower && std::ranges::none_of(words, isCapital) && !isParticle(words.front());
}

bool isPlace(const QString &text, bool mayBeLower)
{
    static const QRegularExpression sound(u"^[\\p{L}\\p{M}][\\p{L}\\p{M} .,'’-]*$"_s);
    static const QRegularExpression between(u"[ ,.'’-]+"_s);
    static const QSet<QString> articles { u"the"_s, u"a"_s, u"an"_s, u"der"_s, u"die"_s, u"das"_s, u"dem"_s, u"den"_s, u"einem"_s,
        u"einer"_s, u"all"_s, u"both"_s, u"each"_s, u"every"_s, u"some"_s, u"any"_s };
    if (!sound.match(text).hasMatch())
        return false;
    const QStringList words = text.split(between, Qt::SkipEmptyParts);
    constexpr qsizetype kMostWords = 6;
    if (words.isEmpty() || words.size() > kMostWords || articles.contains(words.front()))
        return false;
    const auto isOfStudies = [](const QString &word) { return isAcronym(word) || wordsOfStudies().contains(foldWord(word)); };
    return std::ranges::none_of(words, isOfStudies) && isCalledAsPlacesAre(words, mayBeLower);
}

QRegularExpression weatherExpression(const char *pattern)
{
    QString text = QString::fromUtf8(pattern);
    text.replace(u"{en}"_s, u"(?:in|at|for|near|around)"_s)
        .replace(u"{de}"_s, u"(?:in|im|am|an|auf|bei|für|um)"_s)
        .replace(u"{fr}"_s, u"(?:à|a|au|aux|en|pour|sur|de)"_s)
        .replace(u"{es}"_s, u"(?:en|para)"_s)
        .replace(u"{place}"_s, u"(?<place>[^?!:;()\"]{2,60}?)"_s);
    const QString time = u"(?:,? (?<time%1>%2),?)?"_s;
    for (int n = 1; text.contains(u"{t}"); ++n)
        text.replace(text.indexOf(u"{t}"), 3, time.arg(n).arg(QString::fromUtf8(kTimes)));
    return QRegularExpression(QRegularExpression::anchoredPattern(text),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

struct Compiled
{
    Asks asks;
    QRegularExpression expression;
    int times = 0; ///< groups that hold one
};

const std::vector<Compiled> &expressions()
{
    static const std::vector<Compiled> all = [] {
        std::vector<Compiled> made;
        for (const WeatherPattern &pattern : kWeatherPatterns)
            made.push_back({ pattern.asks, weatherExpression(pattern.pattern),
                static_cast<int>(QString::fromUtf8(pattern.pattern).count(u"{t}")) });
        return made;
    }();
    return all;
}

/// Without the marks around it and the words that ask for any answer.
QString asked(const QString &question)
{
    static const QRegularExpression before(
        u"^(?:(?:hi|hey|hello|hallo|bonjour|hola|please|bitte|and|und|so|ok|okay)[, ]+|(?:can|could) you tell me |tell me |do you know )+"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(
        u"[ ,]*(?:please|bitte|s['’]il (?:vous|te) plaît|por favor)?[ ?!.…？]*$"_s, QRegularExpression::CaseInsensitiveOption);
    QString text = question.simplified();
    while (text.startsWith(u'¿') || text.startsWith(u'¡'))
        text.remove(0, 1);
    return text.remove(after).remove(before);
}

} // namespace

std::optional<QString> weatherPlace(const QString &question)
{
    constexpr qsizetype kMostLetters = 200; // what is longer asks for more
    const QString text = asked(question);
    if (text.size() > kMostLetters)
        return std::nullopt;
    for (const Compiled &one : expressions()) {
        const QRegularExpressionMatch match = one.expression.match(text);
        if (!match.hasMatch())
            continue;
        bool hasTime = false;
        for (int n = 1; n <= one.times; ++n)
            hasTime = hasTime || match.capturedLength(u"time%1"_s.arg(n)) > 0;
        const QString place = match.captured(u"place"_s).trimmed();
        if ((one.asks != Asks::Timed || hasTime) && isPlace(place, hasTime || one.asks == Asks::Spoken))
            return place;
    }
    return std::nullopt;
}

} // namespace adduce
