#include "core/text/stop_words.h"

#include "core/text/words.h"

namespace adduce {

using namespace Qt::StringLiterals;

const WordSet &stopWords(const QString &language)
{
    static const WordSet english =
        wordSet(u"a about above after again against all also am an and any are as at be because been before being below "
                "between both but by can cannot could did do does doing down during each few for from further had has have "
                "having he her here hers him his how i if in into is it its itself just may me might more most must my no nor "
                "not now of off on once only or other our ours out over own per same she should so some such than that the "
                "their theirs them then there these they this those through to too under until up upon us very via was we "
                "were what when where whether which while who whom whose why will with within without would you your yours s "
                "t d ll re ve"_s);
    if (language.isEmpty()) // nearly always
        return english;
    // Folded, as words are compared. With the words that questions begin with.
    static const WordMap<WordSet> others {
        { u"de"_s,
            wordSet(
                u"aber alle allem allen aller alles als also am an auch auf aus bei beim bis da dabei dadurch dafur dann das "
                "dass dem den denn der des dessen deren die dies diese diesem diesen dieser dieses doch dort durch ein eine "
                "einem einen einer eines er es etwa etwas fur gegen gibt habe haben hat hatte hatten hier ihr ihre ihrem "
                "ihren ihrer im in ins ist ja jede jedem jeden jeder jedes kann kein keine keinen konnen konnte man mehr mit "
                "muss nach nicht noch nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so soll sollte "
                "sowie uber um und uns unter vom von vor war waren warum was wegen weil welche welchem welchen welcher "
                "welches wenn wer werden wie wieso wird wo wurde wurden zu zum zur zwischen"_s) },
        { u"fr"_s,
            wordSet(
                u"a afin ai ainsi alors apres au aucun aucune aussi autre autres aux avait avant avec avoir car ce ceci cela "
                "celle celles celui ces cet cette ceux chez comme comment d dans de depuis des donc dont du elle elles en "
                "encore entre est et etait etaient etant ete etre eu il ils j je jusque l la le les leur leurs lors lorsque m "
                "mais meme memes moins ne ni nos notre nous n on ont ou par parce pas pendant peut peuvent plus pour pourquoi "
                "puis qu quand que quel quelle quelles quels qui quoi s sa sans se selon ses si sont sous sur t tous tout "
                "toute toutes tres un une vers vos votre vous y"_s) },
        { u"es"_s,
            wordSet(u"a al algo alguna algunas algunos ante antes aquel aquella como con contra cual cuales cuando cuanto de del "
                    "desde donde dos durante e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba estan "
                    "estar estas este esto estos fue fueron ha habia han hasta hay la las le les lo los mas me mi mientras muy "
                    "nada ni no nos nosotros o otra otras otro otros para pero poco por porque que quien quienes se segun ser si "
                    "sido sin sobre son su sus tal tambien tanto tiene tienen todo todos u un una unas uno unos y ya"_s) },
        { u"it"_s,
            wordSet(
                u"a agli ai al alla alle allo anche c che chi ci come con contro cosa cui da dagli dai dal dalla dalle dallo "
                "degli dei del della delle dello di dopo dove e ed era erano essere fra gli ha hanno i il in io l la le lei "
                "lo loro ma mentre mi mia molto ne negli nei nel nella nelle nello noi non o ogni per perche piu poi prima "
                "quale quali quando quanto quella quelle quelli quello questa queste questi questo qui se senza si sia siamo "
                "sono stata state stati stato su sugli sui sul sulla sulle sullo suo sua suoi sue tra tutti tutto un una uno"_s) },
        { u"pt"_s,
            wordSet(u"a ao aos as ate com como da das de dela dele depois do dos durante e ela elas ele eles em entre era eram "
                    "essa essas esse esses esta estao estas este estes foi foram ha isso isto ja lhe mais mas me mesmo muito na "
                    "nao nas nem no nos o onde ou para pela pelas pelo pelos por porque qual quais quando quanto que quem se sem "
                    "ser seu seus sido sob sobre sua suas tambem tem um uma umas uns"_s) },
        { u"nl"_s,
            wordSet(u"aan al alle als bij dan dat de deze die dit door dus een en er geen had hebben heeft het hij hoe hun ik in "
                    "is je kan kunnen maar me meer met na naar niet nog nu of om omdat ons ook op over te tegen tot tussen uit "
                    "van veel voor waar waarom wanneer was wat we welk welke wel werd werden wie wordt worden zal ze zich zij "
                    "zijn zo zonder"_s) },
    };
    const auto found = others.find(language);
    return found != others.end() ? found->second : english;
}

bool isStopWord(const QString &word, const QString &language)
{
    constexpr qsizetype kLongest = 8; // of the words above: what is longer need not be looked up
    return word.size() <= kLongest && stopWords(language).contains(word);
}

bool isQuestionWord(const QString &word)
{
    static const WordSet words =
        wordSet(u"according answer article author authors describe described discuss discussed document documents explain "
                "explained find finding findings give given know mean meaning paper papers please question reported say says "
                "show shown study studies summarise summarize summary tell text use used using work works happen happens main "
                "many much get like one two way ways make made"_s);
    return words.contains(word);
}

bool isAskingWord(const QString &word)
{
    static const WordSet words = wordSet(
        u"took take taken part people result results good bad kind type types long old often far large big called name "
        "named number led lead leads common really actually exactly usually conclude concludes concluded conclusion conclusions "
        "argue argues argued found"_s);
    return words.contains(word);
}

} // namespace adduce
