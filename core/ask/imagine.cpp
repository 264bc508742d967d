#include "core/ask/imagine.h"

#include "core/ask/consult.h"
#include "core/ask/trace_recorder.h"
#include "core/models/json_shape.h"
#include "core/text/hidden_characters.h"

#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

QStringList imagined(const QString &question, const AskedFor &wanted, const TaskModel &model, const Parameters &parameters,
    TraceRecorder &trace, const std::stop_token &stop)
{
    constexpr int kLongest = 2000; // characters of a passage
    const int most = parameters.retrieval.imaginedPassages;
    const AnswerSchema schema { u"passages"_s, objectSchema({ { u"passages"_s, listSchema(textSchema(kLongest), most) } }) };
    const bool isTechnical = wanted.types.testAnyFlags(AnswerType::Method | AnswerType::Number);
    const PromptValues values {
        .question = question, .manner = isTechnical ? u"technical"_s : u"general"_s, .count = QString::number(most)
    };
    ConsultationTrace &kept = trace.stage().consultations.emplace_back();
    const auto reply = consult(model, { PromptTask::Imagine, values, schema }, parameters.consulting, stop, kept);
    QStringList passages;
    if (reply)
        for (const QJsonValue &one : (*reply)[u"passages"].toArray())
            if (const QString text = withoutHiddenCharacters(one.toString()).simplified().left(kLongest);
                !text.isEmpty() && passages.size() < most)
                passages << text;
    kept.outcome = passages;
    return passages;
}

} // namespace adduce
