#include "core/ask/sound_question.h"

#include "core/guardrails/entities.h"
#include "core/guardrails/injection.h"
#include "core/text/hidden_characters.h"

#include <QJsonArray>

namespace adduce {

QString soundQuestion(const QJsonValue &said, const HeldEntities &held)
{
    const QString text = withoutHiddenCharacters(said.toString()).simplified().left(kLongestMadeQuestion);
    return injectionIn(text) || !foreignEntities(text, held, held).empty() ? QString() : text;
}

QStringList soundQuestions(const QJsonValue &said, const HeldEntities &held, int most)
{
    QStringList questions;
    for (const QJsonValue &one : said.toArray())
        if (const QString question = soundQuestion(one, held);
            !question.isEmpty() && questions.size() < most && !questions.contains(question, Qt::CaseInsensitive))
            questions << question;
    return questions;
}

} // namespace adduce
