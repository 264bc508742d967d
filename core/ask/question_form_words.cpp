#include "core/ask/question_form_words.h"

#include <array>

namespace adduce {

namespace {

/// A form in a language of languageOfText(), whose interface may be in another: no tr(). UTF-8; %1 to %3: the subjects.
struct Asking
{
    QuestionForm form;
    const char *language;
    const char *words;
    const char *ofMany = nullptr; ///< of a first subject in the plural, where that is asked otherwise
};

using F = QuestionForm;
constexpr std::array kAskings {
    Asking { F::Effect, "", "What is the effect of %1 on %2?" },
    Asking { F::Effect, "de", "Welche Wirkung hat %1 auf %2?", "Welche Wirkung haben %1 auf %2?" },
    Asking { F::Effect, "fr", "Quel est l'effet de %1 sur %2 ?" },
    Asking { F::Effect, "es", "¿Cuál es el efecto de %1 sobre %2?" },
    Asking { F::Effect, "it", "Qual è l'effetto di %1 su %2?" },
    Asking { F::Effect, "pt", "Qual é o efeito de %1 sobre %2?" },
    Asking { F::Effect, "nl", "Wat is het effect van %1 op %2?" },
    Asking { F::Affects, "", "How does %1 affect %2?", "How do %1 affect %2?" },
    Asking { F::Affects, "de", "Wie wirkt %1 auf %2?", "Wie wirken %1 auf %2?" },
    Asking { F::Affects, "fr", "Comment %1 agit sur %2 ?", "Comment %1 agissent sur %2 ?" },
    Asking { F::Affects, "es", "¿Cómo influye %1 en %2?", "¿Cómo influyen %1 en %2?" },
    Asking { F::Affects, "it", "Come influisce %1 su %2?", "Come influiscono %1 su %2?" },
    Asking { F::Affects, "pt", "Como %1 afeta %2?", "Como %1 afetam %2?" },
    Asking { F::Affects, "nl", "Hoe beïnvloedt %1 %2?", "Hoe beïnvloeden %1 %2?" },
    Asking { F::Relation, "", "How are %1 and %2 related?" },
    Asking { F::Relation, "de", "Wie hängen %1 und %2 zusammen?" },
    Asking { F::Relation, "fr", "Quel est le lien entre %1 et %2 ?" },
    Asking { F::Relation, "es", "¿Qué relación hay entre %1 y %2?" },
    Asking { F::Relation, "it", "Che relazione c'è tra %1 e %2?" },
    Asking { F::Relation, "pt", "Qual é a relação entre %1 e %2?" },
    Asking { F::Relation, "nl", "Hoe hangen %1 en %2 samen?" },
    Asking { F::Difference, "", "Does %1 differ between %2 and %3?", "Do %1 differ between %2 and %3?" },
    Asking { F::Difference, "de", "Unterscheidet sich %1 zwischen %2 und %3?", "Unterscheiden sich %1 zwischen %2 und %3?" },
    Asking { F::Difference, "fr", "Y a-t-il une différence de %1 entre %2 et %3 ?" },
    Asking { F::Difference, "es", "¿Hay diferencias de %1 entre %2 y %3?" },
    Asking { F::Difference, "it", "Ci sono differenze di %1 tra %2 e %3?" },
    Asking { F::Difference, "pt", "Há diferenças de %1 entre %2 e %3?" },
    Asking { F::Difference, "nl", "Verschilt %1 tussen %2 en %3?", "Verschillen %1 tussen %2 en %3?" },
    Asking { F::Change, "", "How does %1 change during %2?", "How do %1 change during %2?" },
    Asking { F::Change, "de", "Wie ändert sich %1 während %2?", "Wie ändern sich %1 während %2?" },
    Asking { F::Change, "fr", "Comment évolue %1 pendant %2 ?", "Comment évoluent %1 pendant %2 ?" },
    Asking { F::Change, "es", "¿Cómo cambia %1 durante %2?", "¿Cómo cambian %1 durante %2?" },
    Asking { F::Change, "it", "Come cambia %1 durante %2?", "Come cambiano %1 durante %2?" },
    Asking { F::Change, "pt", "Como muda %1 durante %2?", "Como mudam %1 durante %2?" },
    Asking { F::Change, "nl", "Hoe verandert %1 tijdens %2?", "Hoe veranderen %1 tijdens %2?" },
    Asking { F::Limits, "", "What limits %1?" },
    Asking { F::Limits, "de", "Was begrenzt %1?" },
    Asking { F::Limits, "fr", "Qu'est-ce qui limite %1 ?" },
    Asking { F::Limits, "es", "¿Qué limita %1?" },
    Asking { F::Limits, "it", "Che cosa limita %1?" },
    Asking { F::Limits, "pt", "O que limita %1?" },
    Asking { F::Limits, "nl", "Wat beperkt %1?" },
    Asking { F::Causes, "", "What causes %1?" },
    Asking { F::Causes, "de", "Was verursacht %1?" },
    Asking { F::Causes, "fr", "Qu'est-ce qui cause %1 ?" },
    Asking { F::Causes, "es", "¿Qué causa %1?" },
    Asking { F::Causes, "it", "Che cosa causa %1?" },
    Asking { F::Causes, "pt", "O que causa %1?" },
    Asking { F::Causes, "nl", "Wat veroorzaakt %1?" },
    Asking { F::Risk, "", "What raises the risk of %1?" },
    Asking { F::Risk, "de", "Was erhöht das Risiko von %1?" },
    Asking { F::Risk, "fr", "Qu'est-ce qui augmente le risque de %1 ?" },
    Asking { F::Risk, "es", "¿Qué aumenta el riesgo de %1?" },
    Asking { F::Risk, "it", "Che cosa aumenta il rischio di %1?" },
    Asking { F::Risk, "pt", "O que aumenta o risco de %1?" },
    Asking { F::Risk, "nl", "Wat verhoogt het risico op %1?" },
    Asking { F::Benefit, "", "What are the benefits of %1?" },
    Asking { F::Benefit, "de", "Welchen Nutzen hat %1?", "Welchen Nutzen haben %1?" },
    Asking { F::Benefit, "fr", "Quels sont les bénéfices de %1 ?" },
    Asking { F::Benefit, "es", "¿Qué beneficios tiene %1?", "¿Qué beneficios tienen %1?" },
    Asking { F::Benefit, "it", "Quali sono i benefici di %1?" },
    Asking { F::Benefit, "pt", "Quais são os benefícios de %1?" },
    Asking { F::Benefit, "nl", "Wat zijn de voordelen van %1?" },
    Asking { F::Measured, "", "How is %1 measured?", "How are %1 measured?" },
    Asking { F::Measured, "de", "Wie misst man %1?" },
    Asking { F::Measured, "fr", "Comment mesure-t-on %1 ?" },
    Asking { F::Measured, "es", "¿Cómo se mide %1?", "¿Cómo se miden %1?" },
    Asking { F::Measured, "it", "Come si misura %1?", "Come si misurano %1?" },
    Asking { F::Measured, "pt", "Como se mede %1?", "Como se medem %1?" },
    Asking { F::Measured, "nl", "Hoe meet men %1?" },
    Asking { F::Treated, "", "How is %1 treated?", "How are %1 treated?" },
    Asking { F::Treated, "de", "Wie behandelt man %1?" },
    Asking { F::Treated, "fr", "Comment traite-t-on %1 ?" },
    Asking { F::Treated, "es", "¿Cómo se trata %1?", "¿Cómo se tratan %1?" },
    Asking { F::Treated, "it", "Come si tratta %1?", "Come si trattano %1?" },
    Asking { F::Treated, "pt", "Como se trata %1?", "Como se tratam %1?" },
    Asking { F::Treated, "nl", "Hoe behandelt men %1?" },
    Asking { F::Frequency, "", "How common is %1?", "How common are %1?" },
    Asking { F::Frequency, "de", "Wie häufig ist %1?", "Wie häufig sind %1?" },
    Asking { F::Frequency, "fr", "Quelle est la fréquence de %1 ?" },
    Asking { F::Frequency, "es", "¿Con qué frecuencia aparece %1?", "¿Con qué frecuencia aparecen %1?" },
    Asking { F::Frequency, "it", "Quanto è frequente %1?", "Quanto sono frequenti %1?" },
    Asking { F::Frequency, "pt", "Qual é a frequência de %1?" },
    Asking { F::Frequency, "nl", "Hoe vaak komt %1 voor?", "Hoe vaak komen %1 voor?" },
    Asking { F::Definition, "", "How is %1 defined?", "How are %1 defined?" },
    Asking { F::Definition, "de", "Wie ist %1 definiert?", "Wie sind %1 definiert?" },
    Asking { F::Definition, "fr", "Comment définit-on %1 ?" },
    Asking { F::Definition, "es", "¿Cómo se define %1?", "¿Cómo se definen %1?" },
    Asking { F::Definition, "it", "Come si definisce %1?", "Come si definiscono %1?" },
    Asking { F::Definition, "pt", "Como se define %1?", "Como se definem %1?" },
    Asking { F::Definition, "nl", "Hoe definieert men %1?" },
    Asking { F::Role, "", "What is the role of %1 in %2?" },
    Asking { F::Role, "de", "Welche Rolle spielt %1 bei %2?", "Welche Rolle spielen %1 bei %2?" },
    Asking { F::Role, "fr", "Quel est le rôle de %1 dans %2 ?" },
    Asking { F::Role, "es", "¿Qué papel tiene %1 en %2?", "¿Qué papel tienen %1 en %2?" },
    Asking { F::Role, "it", "Qual è il ruolo di %1 in %2?" },
    Asking { F::Role, "pt", "Qual é o papel de %1 em %2?" },
    Asking { F::Role, "nl", "Wat is de rol van %1 bij %2?" },
    Asking { F::Composition, "", "What does %1 consist of?", "What do %1 consist of?" },
    Asking { F::Composition, "de", "Woraus besteht %1?", "Woraus bestehen %1?" },
    Asking { F::Composition, "fr", "De quoi se compose %1 ?", "De quoi se composent %1 ?" },
    Asking { F::Composition, "es", "¿De qué se compone %1?", "¿De qué se componen %1?" },
    Asking { F::Composition, "it", "Di che cosa è composto %1?", "Di che cosa sono composti %1?" },
    Asking { F::Composition, "pt", "De que se compõe %1?", "De que se compõem %1?" },
    Asking { F::Composition, "nl", "Waaruit bestaat %1?", "Waaruit bestaan %1?" },
    Asking { F::Function, "", "What is the function of %1?" },
    Asking { F::Function, "de", "Welche Funktion hat %1?", "Welche Funktion haben %1?" },
    Asking { F::Function, "fr", "Quelle est la fonction de %1 ?" },
    Asking { F::Function, "es", "¿Cuál es la función de %1?" },
    Asking { F::Function, "it", "Qual è la funzione di %1?" },
    Asking { F::Function, "pt", "Qual é a função de %1?" },
    Asking { F::Function, "nl", "Wat is de functie van %1?" },
    Asking { F::Dependence, "", "What does %1 depend on?", "What do %1 depend on?" },
    Asking { F::Dependence, "de", "Wovon hängt %1 ab?", "Wovon hängen %1 ab?" },
    Asking { F::Dependence, "fr", "De quoi dépend %1 ?", "De quoi dépendent %1 ?" },
    Asking { F::Dependence, "es", "¿De qué depende %1?", "¿De qué dependen %1?" },
    Asking { F::Dependence, "it", "Da che cosa dipende %1?", "Da che cosa dipendono %1?" },
    Asking { F::Dependence, "pt", "De que depende %1?", "De que dependem %1?" },
    Asking { F::Dependence, "nl", "Waarvan hangt %1 af?", "Waarvan hangen %1 af?" },
    Asking { F::Known, "", "What do the papers say about %1?" },
    Asking { F::Known, "de", "Was sagen die Arbeiten über %1?" },
    Asking { F::Known, "fr", "Que disent les articles de %1 ?" },
    Asking { F::Known, "es", "¿Qué dicen los artículos sobre %1?" },
    Asking { F::Known, "it", "Che cosa dicono gli articoli su %1?" },
    Asking { F::Known, "pt", "O que dizem os artigos sobre %1?" },
    Asking { F::Known, "nl", "Wat zeggen de artikelen over %1?" },
};

const Asking &askingOf(QuestionForm form, const QString &language)
{
    const Asking *english = nullptr;
    for (const Asking &one : kAskings) {
        if (one.form != form)
            continue;
        if (language == QLatin1StringView(one.language))
            return one;
        if (*one.language == 0)
            english = &one;
    }
    return *english;
}

} // namespace

QString questionWords(const SuggestedQuestion &question, const QString &language)
{
    const Asking &asking = askingOf(question.form, language);
    QString words = QString::fromUtf8(question.isPlural && asking.ofMany ? asking.ofMany : asking.words);
    // Each at once: a subject may hold a "%2" of its own.
    switch (question.subjects.size()) {
    case 1:
        return words.arg(question.subjects[0]);
    case 2:
        return words.arg(question.subjects[0], question.subjects[1]);
    default:
        return words.arg(question.subjects.value(0), question.subjects.value(1), question.subjects.value(2));
    }
}

} // namespace adduce
