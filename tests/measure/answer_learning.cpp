#include "tests/measure/answer_learning.h"

#include "core/ask/extractive.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace adduce::test {

namespace {

constexpr std::size_t kTold = 3; // an answer is right when one of so many sentences is

std::set<QString> librariesOf(const Examples &examples)
{
    std::set<QString> names;
    for (const AnswerExample *example : examples)
        names.insert(example->question.library);
    return names;
}

Examples chosen(const Examples &examples, const QString &library, bool isOfIt)
{
    Examples some;
    std::ranges::copy_if(examples, std::back_inserter(some),
        [&](const AnswerExample *example) { return (example->question.library == library) == isOfIt; });
    return some;
}

bool isClaim(const AnswerExample *example)
{
    return example->asked.wanted.types.testFlag(AnswerType::Claim);
}

Examples claimsIn(const Examples &examples, bool areClaims)
{
    Examples some;
    std::ranges::copy_if(
        examples, std::back_inserter(some), [&](const AnswerExample *example) { return isClaim(example) == areClaims; });
    return some;
}

/// Ranks sentences, and makes what it says of each a probability.
LogisticModel learnSentences(const Examples &examples)
{
    if (examples.empty())
        return { 0, std::vector<double>(sentenceFeatures().size()) };
    std::vector<const ChoiceExample *> choices;
    for (const AnswerExample *example : examples)
        if (!example->choice.choices.empty())
            choices.push_back(&example->choice);
    LogisticModel model = learnChoice(choices);
    std::vector<LabelledRow> rows;
    for (const ChoiceExample *choice : choices)
        for (std::size_t i = 0; i < choice->choices.size(); ++i)
            rows.push_back({ { model.logit(choice->choices[i]) }, choice->isRight[i] });
    const LogisticModel scale = learnLogistic(rows, 0);
    for (double &weight : model.weights)
        weight *= scale.weights.front();
    model.intercept = scale.intercept;
    return model;
}

/// The candidates with their scores.
std::vector<Candidate> scored(const AnswerExample &example, const AnswerModel &model)
{
    std::vector<Candidate> candidates = example.candidates;
    scoreSentences(candidates, example.asked, model);
    return candidates;
}

std::vector<bool> areRight(const AnswerExample &example, const AnswerPool &pool, std::size_t most)
{
    std::vector<bool> right;
    for (std::size_t i = 0; i < std::min(most, pool.best.size()); ++i)
        right.push_back(example.isRight(*pool.best[i]));
    return right;
}

/// What is said of the best sentences of each question by a ranker that was learned from the other parts, and whether they answer. Parts are of
/// questions: without one of three libraries too little is left, and answers would be judged by a poorer ranker than the one to come.
std::vector<LabelledRow> answerRows(const Examples &questions, std::size_t parts)
{
    std::vector<LabelledRow> rows;
    for (std::size_t part = 0; part < parts; ++part) {
        Examples learned;
        Examples asked;
        for (std::size_t i = 0; i < questions.size(); ++i)
            (i % parts == part ? asked : learned).push_back(questions[i]);
        const AnswerModel others { learnSentences(learned), {}, {} };
        for (const AnswerExample *example : asked) {
            const std::vector<Candidate> candidates = scored(*example, others);
            const AnswerPool pool(candidates);
            if (pool.best.empty())
                continue;
            const std::vector<bool> right = areRight(*example, pool, kTold);
            rows.push_back({ answerFeaturesOf(example->asked, pool), std::ranges::find(right, true) != right.end() });
        }
    }
    return rows;
}

} // namespace

AnswerModel learnAnswers(const Examples &examples)
{
    // Which questions stand together changes how many of 62 are refused by five: several divisions even that out.
    constexpr std::array<std::size_t, 5> kDivisions { 4, 5, 6, 7, 8 };
    constexpr double kL2 = 3;
    const Examples questions = claimsIn(examples, false); // every claim has its evidence: it says nothing of when there is none
    std::vector<LabelledRow> rows;
    for (const std::size_t parts : kDivisions)
        std::ranges::move(answerRows(questions, parts), std::back_inserter(rows));
    const LogisticModel answer = learnLogistic(rows, kL2 * static_cast<double>(kDivisions.size()));
    return { learnSentences(questions), learnClaims(examples), answer };
}

LogisticModel learnClaims(const Examples &examples)
{
    return learnSentences(claimsIn(examples, true));
}

bool Outcome::isRightWithin(std::size_t first) const
{
    const auto end = best.begin() + static_cast<std::ptrdiff_t>(std::min(first, best.size()));
    return std::find(best.begin(), end, true) != end;
}

Outcome outcomeOf(const AnswerExample &example, const AnswerModel &model, const AnswerParameters &parameters)
{
    constexpr std::size_t kBest = 5;
    Outcome outcome;
    outcome.example = &example;
    const std::vector<Candidate> candidates = scored(example, model);
    const AnswerPool pool(candidates);
    if (pool.best.empty())
        return outcome;
    outcome.probability = model.answer.probability(answerFeaturesOf(example.asked, pool));
    outcome.best = areRight(example, pool, kBest);
    for (const Candidate &c : selectSentences(candidates, parameters)) {
        outcome.told.push_back(example.isRight(c));
        outcome.texts << c.sentence.text;
    }
    outcome.saysAll = std::ranges::all_of(example.question.must,
        [said = outcome.texts.join(u' ')](const QRegularExpression &must) { return must.match(said).hasMatch(); });
    return outcome;
}

std::vector<Outcome> outcomesByOthers(const Examples &examples, const AnswerParameters &parameters)
{
    std::vector<Outcome> outcomes;
    for (const QString &library : librariesOf(examples)) {
        const AnswerModel model = learnAnswers(chosen(examples, library, false));
        for (const AnswerExample *example : chosen(examples, library, true))
            outcomes.push_back(outcomeOf(*example, model, parameters));
    }
    return outcomes;
}

} // namespace adduce::test
