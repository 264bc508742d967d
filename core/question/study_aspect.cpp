#include "core/question/study_aspect.h"

#include <QRegularExpression>
#include <algorithm>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct AspectQuestion
{
    StudyAspect aspect;
    const char *english;
    const char *german;
    const char *french;
    const char *spanish;
    const char *pattern; ///< other ways in English; Perl's syntax, of the whole question, {study} for what is meant
};

constexpr auto kQuestions = std::to_array<AspectQuestion>({
    { StudyAspect::Design, "What was the study design?", "Welches Studiendesign wurde verwendet?", "Quel était le type d’étude ?",
        "¿Cuál fue el diseño del estudio?",
        R"((what|which) (was|is) the (study|research|trial) design|(what|which) (was|is) the design{study}|(what|which) (type|kind|sort) of study (is|was) (it|this)|how was the study designed)" },
    { StudyAspect::SampleSize, "How many participants took part?", "Wie viele Personen nahmen teil?",
        "Combien de participants y avait-il ?", "¿Cuántos participantes hubo?",
        R"((what|how large|how big) (was|is) the (sample( size)?|number of (participants|subjects|patients)){study}|how many (participants|subjects|people|patients|persons|individuals|volunteers) (took part|participated|were (there|included|enrolled|recruited|studied|tested|analy[sz]ed)|did (it|they|the study) (include|recruit|enrol|test)){study}|sample size)" },
    { StudyAspect::Population, "Who took part?", "Wer nahm teil?", "Qui a participé ?", "¿Quiénes participaron?",
        R"((who|what kind of people) (took part|participated|was studied|were studied|were (the )?(participants|subjects|patients)){study}|(what|which) (was|is) the (study )?(population|sample population){study}|who were the (participants|subjects|patients){study})" },
    { StudyAspect::Intervention, "Which intervention was studied?", "Welche Intervention wurde untersucht?",
        "Quelle intervention a été étudiée ?", "¿Qué intervención se estudió?",
        R"((what|which) (was|were|is) the (interventions?|treatments?){study}|(what|which) (interventions?|treatments?) (was|were) (studied|tested|used|given|applied|compared){study})" },
    { StudyAspect::Outcome, "Which outcomes were measured?", "Welche Zielgrößen wurden gemessen?",
        "Quels critères ont été mesurés ?", "¿Qué resultados se midieron?",
        R"((what|which) (was|were|is|are) the (primary |main |secondary )?(outcomes?|outcome measures?|end ?points?)( measured| assessed)?{study}|(what|which) (outcomes?|end ?points?) (was|were) (measured|assessed|recorded|studied){study}|what was measured{study})" },
    { StudyAspect::MainFinding, "What was the main finding?", "Was war das wichtigste Ergebnis?",
        "Quel était le résultat principal ?", "¿Cuál fue el resultado principal?",
        R"(what (was|were|is|are) the (main|key|principal|most important) (findings?|results?|conclusions?){study}|what (was|were) (found|concluded){study})" },
    { StudyAspect::Limitation, "What are the limitations?", "Welche Einschränkungen gibt es?", "Quelles sont les limites ?",
        "¿Cuáles son las limitaciones?",
        R"((what|which) (are|were|is|was) the (main )?(limitations?|weaknesses|weakness){study}|(what|which) (limitations?|weaknesses) (does|did) (the|this) (study|paper|work) have|limitations?)" },
    { StudyAspect::Funding, "Who funded the study?", "Wer hat die Studie finanziert?", "Qui a financé l’étude ?",
        "¿Quién financió el estudio?",
        R"(who (funded|financed|paid for|supported|sponsored) (the|this) (study|work|research|trial|paper)|how was (the|this) (study|work|research|trial) (funded|financed)|(what|which) (was|were|is) the (source of )?funding{study}|funding)" },
});

const AspectQuestion &rowOf(StudyAspect aspect)
{
    return *std::ranges::find(kQuestions, aspect, &AspectQuestion::aspect);
}

QRegularExpression aspectExpression(const char *pattern)
{
    QString text = QString::fromUtf8(pattern);
    text.replace(
        u"{study}"_s, u"(?: (?:of|in) (?:the|this|their|your) (?:study|paper|work|research|article|trial|review|experiment))?"_s);
    return QRegularExpression(u"^(?:"_s + text + u")$"_s, QRegularExpression::CaseInsensitiveOption);
}

/// In one line, without its last signs and what stands before the name of a paper that was taken out.
QString bare(const QString &question)
{
    static const QRegularExpression end(u"(?:[\\s?.!,\\x{00A0}]| (?:of|in|by)(?=[\\s?.!,]*$))+$"_s);
    return question.simplified().remove(end);
}

} // namespace

QString questionFor(StudyAspect aspect, const QString &language)
{
    const AspectQuestion &row = rowOf(aspect);
    return QString::fromUtf8(language == u"de" ? row.german
            : language == u"fr"                ? row.french
            : language == u"es"                ? row.spanish
                                               : row.english);
}

QStringList standardQuestions(const QString &language)
{
    QStringList questions;
    for (std::size_t i = 0; i < std::size(enumNames<StudyAspect>); ++i)
        questions << questionFor(static_cast<StudyAspect>(i), language);
    return questions;
}

std::optional<StudyAspect> aspectOf(const QString &question)
{
    static const std::vector<QRegularExpression> expressions = [] {
        std::vector<QRegularExpression> all;
        for (const AspectQuestion &row : kQuestions)
            all.push_back(aspectExpression(row.pattern));
        return all;
    }();
    const QString asked = bare(question);
    for (std::size_t i = 0; i < kQuestions.size(); ++i) {
        const AspectQuestion &row = kQuestions[i];
        for (const char *known : { row.english, row.german, row.french, row.spanish })
            if (asked.compare(bare(QString::fromUtf8(known)), Qt::CaseInsensitive) == 0)
                return row.aspect;
        if (expressions[i].match(asked).hasMatch())
            return row.aspect;
    }
    return std::nullopt;
}

} // namespace adduce
