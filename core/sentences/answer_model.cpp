#include "core/sentences/answer_model.h"

#include "core/base/error.h"

#include <QFile>
#include <QJsonDocument>
#include <cmath>
#include <functional>
#include <numeric>

static void initResource()
{
    Q_INIT_RESOURCE(ranker);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

template <class Feature> QJsonObject toJson(const LogisticModel &model, std::span<const Feature> features)
{
    QJsonObject weights;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (model.weights[i] != 0)
            weights[QLatin1StringView(features[i].name)] = model.weights[i];
    return { { u"intercept"_s, model.intercept }, { u"weights"_s, weights } };
}

double numberIn(const QJsonValue &value, const QString &name)
{
    if (!value.isDouble())
        throw Error(ErrorKind::Damaged, name);
    return value.toDouble();
}

template <class Feature> LogisticModel modelFrom(const QJsonObject &json, std::span<const Feature> features)
{
    LogisticModel model { numberIn(json[u"intercept"_s], u"intercept"_s), std::vector<double>(features.size()) };
    const QJsonObject weights = json[u"weights"_s].toObject();
    for (auto one = weights.begin(); one != weights.end(); ++one) {
        const auto feature =
            std::ranges::find_if(features, [&](const Feature &f) { return one.key() == QLatin1StringView(f.name); });
        if (feature == features.end())
            throw Error(ErrorKind::Damaged, one.key());
        model.weights[static_cast<std::size_t>(feature - features.begin())] = numberIn(one.value(), one.key());
    }
    return model;
}

} // namespace

double LogisticModel::logit(std::span<const double> features) const
{
    return std::inner_product(weights.begin(), weights.end(), features.begin(), intercept);
}

double LogisticModel::probability(std::span<const double> features) const
{
    return 1 / (1 + std::exp(-logit(features)));
}

const AnswerModel &builtInAnswerModel()
{
    static const AnswerModel model = [] {
        initResource();
        QFile file(u":/ranker/answers.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            throw Error(ErrorKind::Internal, file.fileName());
        return answerModelFromJson(QJsonDocument::fromJson(file.readAll()).object());
    }();
    return model;
}

QJsonObject toJson(const AnswerModel &model)
{
    return { { u"sentence"_s, toJson(model.sentence, sentenceFeatures()) },
        { u"claim"_s, toJson(model.claim, sentenceFeatures()) }, { u"answer"_s, toJson(model.answer, answerFeatures()) } };
}

AnswerModel answerModelFromJson(const QJsonObject &json)
{
    return { modelFrom(json[u"sentence"_s].toObject(), sentenceFeatures()),
        modelFrom(json[u"claim"_s].toObject(), sentenceFeatures()), modelFrom(json[u"answer"_s].toObject(), answerFeatures()) };
}

void scoreSentences(std::vector<Candidate> &candidates, const QuestionTerms &asked, const AnswerModel &model)
{
    const CandidatePool pool(candidates, asked);
    const LogisticModel &sentence = asked.wanted.types.testFlag(AnswerType::Claim) ? model.claim : model.sentence;
    for (Candidate &candidate : candidates)
        candidate.score = sentence.probability(featuresOf(candidate, asked, pool));
}

} // namespace adduce
