#include "core/question/intent.h"

#include <QRegularExpression>
#include <array>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct IntentPattern
{
    Intent intent;
    const char *pattern; ///< Perl's syntax, any case, of the whole question; the group "topic" or "section" is what it names
};

// {papers} stands for the words for papers, {said} for those for the last answer, {yours} for those that can be nothing else, {language} for names of languages, {topic} for what they are to speak of, {section} for the number or heading of a section.
constexpr auto
    kIntentPatterns =
        std::to_array<IntentPattern>(
            {
                { Intent::Help,
                    R"(help( me)?|how (does|do) (this|adduce|you) work|what can (you|i|one|adduce) (do|ask)( here)?|how (can|do|should) i (use|ask) (this|you|adduce|questions?))" },
                { Intent::Help,
                    R"(hilfe|was kann(st du| ich)( hier)?( alles)?( fragen| tun)?|wie funktioniert (das|dies|adduce)|wie frage ich)" },
                { Intent::Help, R"(aide|que (peux-tu|puis-je) (faire|demander)|comment (ça|cela|adduce) marche)" },
                { Intent::Help, R"(ayuda|¿?qué (puedes hacer|puedo preguntar)|¿?cómo funciona( esto| adduce)?)" },
                { Intent::EarlierQuestions,
                    R"(what (did|have|had) i (just )?(ask|asked)( you)?( before| earlier| so far| last| previously| first| already)*)" },
                { Intent::EarlierQuestions,
                    R"((what|which) (were|was|are) my (last |previous |earlier |first |former )*questions?( so far)?|(list|show|repeat)( me)? my( last| previous| earlier)* questions?)" },
                { Intent::EarlierQuestions,
                    R"((what|which) questions? (did|have) i asked?( so far| before| already| earlier)*)" },
                { Intent::EarlierQuestions,
                    R"(was (habe|hatte) ich( dich)?( bisher| vorher| zuvor| eben| zuletzt| schon)* gefragt)" },
                { Intent::EarlierQuestions, R"(qu'(ai-je|est-ce que j'ai) demandé( avant| auparavant| jusqu'ici)?)" },
                { Intent::EarlierQuestions, R"(¿?qué (he preguntado|pregunté)( antes| hasta ahora)?)" },
                { Intent::Shorten,
                    R"((please )?(can you |could you )?((make (it|that|this) |a (bit|little|lot) )*shorter|more (briefly|concisely)|in short|briefly|in (one|a|two) sentences?|shorten (it|that|this|{said})|(summari[sz]e|sum up) (it|that|this|{said})|sum (it|that|this|{said}) up|(give me |write )?(a |the )?(short |brief )?summary of {said}|tl;?dr)(,? please)?)" },
                { Intent::Shorten,
                    R"((please )?(shorten|summari[sz]e|sum up)( this| the following)?( text| passage)?: ?{topic})" },
                { Intent::Shorten,
                    R"((bitte )?((mach es |das )?(etwas |viel )?kürzer|in kürze|kurz gefasst|in einem satz|kürze (das|es|{said})|fasse? (das|es|{said}) (kurz )?zusammen)(,? bitte)?)" },
                { Intent::Shorten, R"((bitte )?(kürze|fasse)( diesen| den folgenden)?( text)?( kurz)?( zusammen)?: ?{topic})" },
                { Intent::Shorten,
                    R"((s'il te plaît |s'il vous plaît )?((un peu |beaucoup )?plus (court|bref|brièvement)|en bref|en une phrase|(raccourcis|résume|résumez)(-le|-la)?( cela| ça| {said})?)(,? s'il te plaît|,? s'il vous plaît)?)" },
                { Intent::Shorten, R"((raccourcis|résume)( ce| le)?( texte)?( suivant)? ?: ?{topic})" },
                { Intent::Shorten,
                    R"((por favor )?((un poco |mucho )?más (corto|breve|brevemente)|en breve|en una frase|(acorta|resume)(lo|la)?( eso| esto| {said})?)(,? por favor)?)" },
                { Intent::Shorten, R"((acorta|resume)( este| el)?( texto)?( siguiente)?: ?{topic})" },
                { Intent::Retell,
                    R"((?!explain (it|that|this)$)(please )?(can you |could you )?(rephrase|reword|paraphrase|rewrite|repeat|translate|simplify|explain) (it|that|this|{said})(( more| again| once more)? (simply|plainly|clearly|formally|in (other|simple|simpler|plain|different) (words|terms|language|english)|again|differently)| (in|to|into) (plain |simple |simplified |traditional )?{language}| to (me|(a )?(child|children|beginners?|laypeople))| for (a )?(child|children|beginners?|laypeople|lay (person|reader)s?))*(,? please)?)" },
                { Intent::Retell,
                    R"((please )?(rephrase|reword|paraphrase|rewrite|translate|simplify)( this| the following)?( text| passage| sentence)?( (in)?to [\p{L}]+)?: ?{topic})" },
                { Intent::Retell,
                    R"((more simply|in (other|simple|simpler|plain) words|say (it|that) (again|differently|more simply)|(what was|what is) {yours}|(show( me)?|repeat) {said}|what did you (just )?(say|answer)( before| just now| last)?)(,? please)?)" },
                { Intent::Retell,
                    R"((?!(bitte )?erkläre? (das|es)$)(bitte )?(erkläre?|formuliere?|übersetze?|wiederhole?|sage?|vereinfache?) (das|es|{said})( bitte)?( noch einmal| nochmal| noch mal)?( einfacher| anders| verständlicher| um| neu| in (anderen|einfachen) worten| (ins|auf|in) (einfaches |einfachem )?{language})*( bitte)?|(einfacher|mit anderen worten|in einfachen worten)( bitte)?|was (war|ist) {yours}|was hast du (eben |zuletzt |gerade )?(gesagt|geantwortet))" },
                { Intent::Retell,
                    R"((bitte )?(formuliere|übersetze|vereinfache)( diesen| den folgenden)?( text| satz)?( um| neu| (ins|auf) [\p{L}]+)?: ?{topic})" },
                { Intent::Retell,
                    R"((?!explique(-le|-la|-moi)?( cela| ça)?$)(reformule|explique|traduis|répète|redis|simplifie)(-le|-la|-moi)?( cela| ça| {said})?( encore une fois)?( plus (simplement|clairement)| autrement| en {language}| avec d'autres mots)*(,? s'il te plaît)?|plus simplement|en d'autres mots|quelle (était|est) {yours}|montre(-moi)? {said}|qu'as-tu (dit|répondu)( avant)?)" },
                { Intent::Retell, R"((reformule|traduis|simplifie)( ce| le)?( texte)?( suivant)?( en [\p{L}]+)? ?: ?{topic})" },
                { Intent::Retell,
                    R"((?!explica(lo|la|me)?( eso| esto)?$)(por favor )?(reformula|explica|traduce|repite|simplifica)(lo|la|me)?( eso| esto| {said})?( otra vez| de nuevo)?( más (simple|sencillo|claro|claramente|sencillamente)| de otra (manera|forma)| (al|en) {language}| con otras palabras)*(,? por favor)?|más (simple|sencillo)|en otras palabras|¿?cuál (fue|es) {yours}|muestra {said}|¿?qué (has dicho|dijiste|respondiste)( antes)?)" },
                { Intent::Retell,
                    R"((reformula|traduce|simplifica)( este| el)?( texto)?( siguiente)?( al [\p{L}]+)?: ?{topic})" },
                { Intent::Inventory,
                    R"(how many {papers} (do (i|we) have|have i|are (there|here|in (my|the|this) library)|does (my|the) library (have|hold|contain)|did i add)( .{0,25})?)" },
                { Intent::Inventory,
                    R"((what|which) {papers} (do (i|we) have|have i|are (there|here|in (my|the|this) library)|did i add)( .{0,25})?|what is in (my|the|this) library|(list|show)( me)?( all)?( of)?( my| the)? ({papers}|library))" },
                { Intent::Inventory,
                    R"((wie viele|welche) {papers} (habe ich|haben wir|gibt es|sind (hier|in (der|meiner) bibliothek))( .{0,25})?|was ist in (der|meiner) bibliothek)" },
                { Intent::Inventory,
                    R"((combien d'|combien de |quels? |quelles? ){papers} (ai-je|avons-nous|y a-t-il|sont dans ma bibliothèque)( .{0,25})?)" },
                { Intent::Inventory, R"(¿?(cuántos|cuántas|qué|cuáles) {papers} (tengo|tenemos|hay)( .{0,25})?)" },
                { Intent::Papers,
                    R"((which|what)( of (my|the))? {papers} (are|is)( there)? (on|about|concerned with|related to|relevant (to|for)) {topic})" },
                { Intent::Papers,
                    R"((which|what)( of (my|the))? {papers} (deal|deals|talk|talks|speak|speaks) (with|about|of) {topic})" },
                { Intent::Papers,
                    R"((which|what)( of (my|the))? {papers} (discuss|mention|cover|address|treat|concern|examine|examined|investigate|investigated|study|studied|look at|looked at)e?s? {topic})" },
                { Intent::Papers,
                    R"(((are|is) there|do (i|we) have) (any(thing)? )?({papers} )?(on|about) {topic}|(find|show|list)( me)?( all)?( my| the)? {papers} (on|about|that (mention|discuss)) {topic}|{papers} (on|about) {topic})" },
                { Intent::Papers,
                    R"(welche {papers} (handeln von|behandeln|sprechen (über|von)|untersuchen|gibt es (zu|über)|sind (zu|über)|beschäftigen sich mit) {topic})" },
                { Intent::Papers,
                    R"((quels?|quelles?) {papers} (parlent (de|du|des)|traitent (de|du|des)|portent sur|étudient|mentionnent) {topic})" },
                { Intent::Papers,
                    R"(¿?(qué|cuáles) {papers} (hablan (de|sobre)|tratan( de| sobre)?|estudian|mencionan) {topic})" },
                { Intent::Section,
                    R"((what (does|do|did)|what is (said |written )?in|what's in|summari[sz]e|show me|give me|read( me)?) (the )?{section}{rest}( say| state| tell( us)?| describe)?)" },
                { Intent::Section,
                    R"((was (steht|sagt)( in)?|fasse|worum geht es in)( der| dem| die| den| das)? {section}{rest}( zusammen)?)" },
                { Intent::Section, R"((que (dit|disent)|qu'y a-t-il dans|résume)( la| le| les| l')? ?{section}{rest})" },
                { Intent::Section, R"(¿?(qué dice|qué hay en|resume)( la| el| los| las)? {section}{rest})" },
                { Intent::Summary,
                    R"((please )?(can you )?(summari[sz]e|sum up)( the)? {topic}|(give|write)( me)? (a |the )?(short |brief )?summary of( the)? {topic}|(a |the )?summary of {topic}|what (is|are) {topic} about|what are the (main|key) (findings|points|results|messages) of {topic})" },
                { Intent::Summary, R"(fasse {topic} zusammen|(eine )?zusammenfassung von {topic}|worum geht es in {topic})" },
                { Intent::Summary, R"(résum(e|ez|er) {topic}|(un )?résumé d[eu] {topic}|de quoi parle {topic})" },
                { Intent::Summary, R"(resum(e|ir|a) {topic}|(un )?resumen de {topic}|¿?de qué trata {topic})" },
            });

/// Names of languages in the languages that questions are asked in.
constexpr auto kLanguages =
    "(?:english|german|french|spanish|italian|portuguese|dutch|(?:simplified |traditional "
    ")?chinese|mandarin|cantonese|japanese|korean|"
    "russian|ukrainian|polish|czech|slovak|slovenian|croatian|serbian|bulgarian|romanian|hungarian|greek|turkish|arabic|hebrew|"
    "persian|"
    "farsi|hindi|urdu|bengali|tamil|thai|vietnamese|indonesian|malay|swahili|swedish|norwegian|danish|finnish|icelandic|estonian|"
    "latvian|"
    "lithuanian|catalan|latin|irish|welsh|basque"
    "|(?:englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|niederländisch|chinesisch|japanisch|koreanisch|russisch|"
    "ukrainisch|polnisch|tschechisch|slowakisch|slowenisch|kroatisch|serbisch|bulgarisch|rumänisch|ungarisch|griechisch|türkisch|"
    "arabisch|"
    "hebräisch|persisch|vietnamesisch|schwedisch|norwegisch|dänisch|finnisch|katalanisch|lateinisch)(?:en?|em)?|latein"
    "|anglais|allemand|français|espagnol|italien|portugais|néerlandais|chinois|japonais|coréen|russe|ukrainien|polonais|tchèque|"
    "slovaque|"
    "slovène|croate|serbe|bulgare|roumain|hongrois|grec|turc|arabe|hébreu|persan|vietnamien|suédois|norvégien|danois|finnois"
    "|ingl[eé]s|alem[aá]n|franc[eé]s|español|castellano|italiano|portugu[eé]s|neerland[eé]s|holand[eé]s|chino|japon[eé]s|coreano|"
    "ruso|"
    "ucraniano|polaco|checo|eslovaco|esloveno|croata|serbio|búlgaro|rumano|húngaro|griego|turco|árabe|hebreo|persa|vietnamita|"
    "sueco|"
    "noruego|danés|finés|catal[aá]n|latín)";

/// Each `name` in braces as a group of its own, "topic1", "topic2": a name may be used once.
void makeGroups(QString &text, const QString &name, const QString &group, const QString &content, int &count)
{
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name))
        text.replace(at, name.size(), u"(?<%1%2>%3)"_s.arg(group).arg(++count).arg(content));
}

QRegularExpression intentExpression(const char *pattern)
{
    QString text = QString::fromUtf8(pattern);
    text.replace(u"{papers}"_s,
            u"(?:papers?|articles?|documents?|pdfs?|files?|studies|publications?|texts?|arbeiten|artikel|dokumente|dateien|"
            u"studien|"
            "publikationen|documentos?|artículos?|estudios|archivos)"_s)
        .replace(u"{said}"_s,
            u"(?:{yours}|(?:the|that)(?: first)? answer|what you (?:just )?said|(?:deine|die)n?r?(?: letzte| vorige)?n?r? antwort"
            u"|(?:ta|la|votre)(?: dernière)? réponse(?: précédente)?|(?:tu|la)(?: última)? respuesta(?: anterior)?)"_s)
        .replace(u"{yours}"_s,
            u"(?:(?:your(?: last| previous| first)?|(?:the|that|my) (?:last|previous)) (?:answer|reply|response)"
            u"|(?:deine?(?: letzte| vorige| vorherige)?|(?:die|meine) (?:letzte|vorige|vorherige))n?r? antwort"
            u"|(?:(?:ta|votre)(?: dernière)?|la dernière) réponse(?: précédente)?|la réponse précédente"
            u"|(?:tu(?: última)?|la última) respuesta(?: anterior)?|la respuesta anterior)"_s)
        .replace(u"{language}"_s, QString::fromUtf8(kLanguages))
        .replace(u"{section}"_s,
            u"(?:(?:section|chapter|part|abschnitt|kapitel|sección|capítulo|chapitre) {number}"
            "|{heading}(?: section| part)?(?= of | in | say|$))"_s);
    int topics = 0;
    int sections = 0;
    makeGroups(text, u"{topic}"_s, u"topic"_s, u".+?"_s, topics);
    makeGroups(text, u"{rest}"_s, u"topic"_s, u".*?"_s, topics);
    makeGroups(text, u"{number}"_s, u"section"_s, u"\\d+(?:\\.\\d+)*"_s, sections);
    makeGroups(text, u"{heading}"_s, u"section"_s,
        u"abstract|introduction|background|methods?|results?|discussion|conclusions?|limitations?"_s, sections);
    return QRegularExpression(
        u"^(?:"_s + text + u")$"_s, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// What the first of the groups with this name and a number holds that holds something.
QString captured(const QRegularExpressionMatch &match, const QString &group)
{
    const QStringList names = match.regularExpression().namedCaptureGroups();
    for (const QString &name : names)
        if (name.startsWith(group) && !match.captured(name).isEmpty())
            return match.captured(name).trimmed();
    return {};
}

/// The question without its last signs, in one line.
QString withoutEnd(QString question)
{
    static const QRegularExpression end(u"[\\s?.!]+$"_s);
    return question.remove(end).simplified();
}

} // namespace

Intention intentionOf(const QString &question, bool isConversation)
{
    static const std::vector<QRegularExpression> expressions = [] {
        std::vector<QRegularExpression> all;
        for (const IntentPattern &one : kIntentPatterns)
            all.push_back(intentExpression(one.pattern));
        return all;
    }();
    const QString asked = withoutEnd(question);
    for (std::size_t i = 0; i < expressions.size(); ++i) {
        const QRegularExpressionMatch match = expressions[i].match(asked);
        if (!match.hasMatch())
            continue;
        Intention found { kIntentPatterns[i].intent, captured(match, u"topic"_s), captured(match, u"section"_s).toLower() };
        if (isConversation || !isOfConversation(found.intent) || !found.topic.isEmpty())
            return found;
    }
    return {};
}

bool pointsAtPaper(const QString &topic)
{
    static const QRegularExpression paper(
        u"^(?:(?:of|in|from|von|de|del|des|du)\\s+)?(?:(?:this|the|that|my|it|dieses|diesem|diese|der|die|das|cet|cette|le|la|l'|"
        u"este|esta|el)\\s*)?"
        "(?:paper|article|document|study|pdf|file|arbeit|artikel|dokument|studie|étude|artículo|estudio|documento)?$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return paper.match(topic.trimmed()).hasMatch();
}

} // namespace adduce
