// Learns the answer model (core/sentences/answer_model.h) from questions with known answers and says what it is worth on libraries
// that it was not learned from; how often each confidence is right there goes to confidence.json beside the model. Usage: adduce-train-answers
// [MODEL.json [FOLDER]] [--leave-out] [--each]; FOLDER keeps the libraries for
// the next time, --leave-out says what each kind of feature is worth, --each what came of each question, --claims how well the evidence of claims is
// found, by what was learned from the questions and from claims of other parts.
#include "core/answer/measured_rate.h"
#include "core/ask/confidence.h"
#include "core/base/error.h"
#include "tests/measure/answer_learning.h"
#include "tests/measure/claim_examples.h"
#include "tests/support/shared_data.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <cstdio>
#include <map>
#include <set>

using namespace adduce;
using namespace Qt::StringLiterals;

namespace {

using test::AnswerExample;
using test::Outcome;

double share(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

/// Counts over some questions.
struct Figures
{
    int answerable = 0;
    int answered = 0; ///< of them
    int others = 0;
    int refused = 0; ///< of the others
    int first = 0;
    int any = 0;
    int complete = 0; ///< and all said that must be
    int told = 0;
    int gold = 0;
    int found = 0; ///< a right one is among the sentences that are looked at
    std::array<int, 4> within {}; ///< right within 1, 2, 3, 5 of the best, told or not

    void add(const Outcome &outcome, double floor)
    {
        const bool isTold = outcome.example->isOnTopic && outcome.probability >= floor && !outcome.told.empty();
        if (!outcome.example->question.isAnswerable) {
            ++others;
            refused += !isTold;
            return;
        }
        ++answerable;
        found += std::ranges::find(outcome.example->choice.isRight, true) != outcome.example->choice.isRight.end();
        constexpr std::array<std::size_t, 4> kWithin { 1, 2, 3, 5 };
        for (std::size_t i = 0; i < kWithin.size(); ++i)
            within[i] += outcome.isRightWithin(kWithin[i]);
        if (!isTold)
            return;
        const auto right = std::ranges::count(outcome.told, true);
        ++answered;
        first += outcome.told.front();
        any += right > 0;
        complete += right > 0 && outcome.saysAll;
        told += static_cast<int>(outcome.told.size());
        gold += static_cast<int>(right);
    }
    void print(const QString &name) const
    {
        std::printf("%-24s %4d", qPrintable(name), answerable);
        for (const int right : within)
            std::printf("  %.3f", share(right, answerable));
        std::printf("  %.3f  | %.3f  %.3f  %.3f  %.3f  %.2f  %.3f  %.3f\n", share(found, answerable), share(answered, answerable),
            share(first, answerable), share(any, answerable), share(complete, answerable), share(told, answered),
            share(gold, told), share(refused, others));
    }
};

void printFigures(const std::vector<Outcome> &outcomes, double floor)
{
    std::map<QString, Figures> groups;
    for (const Outcome &outcome : outcomes) {
        const test::GoldQuestion &question = outcome.example->question;
        for (const QString &group : { u"all"_s, u"library "_s + question.library, u"type "_s + question.type })
            groups[group].add(outcome, floor);
    }
    std::puts("left out                    n  first  of 2   of 3   of 5   of all | answered first any  right  told gold-of-told "
              "refused");
    for (const auto &[name, figures] : groups)
        figures.print(name);
}

/// A line a question: what came of it, and what would have been told.
void printEach(const std::vector<Outcome> &outcomes)
{
    for (const Outcome &outcome : outcomes) {
        const test::GoldQuestion &question = outcome.example->question;
        std::printf("%s %s%s %.2f %s told", qPrintable(question.id), qPrintable(question.type),
            outcome.example->isOnTopic ? "" : " off-topic", outcome.probability, outcome.saysAll ? "complete" : "incomplete");
        for (const bool isRight : outcome.told)
            std::printf(isRight ? " +" : " -");
        std::printf("  %s\n", qPrintable(question.text));
        for (const QString &text : outcome.texts)
            std::printf("        %s\n", qPrintable(text));
    }
}

/// What another floor would give.
void printFloors(const std::vector<Outcome> &outcomes)
{
    for (const double floor : { 0.2, 0.25, 0.3, 0.35, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5 }) {
        Figures figures;
        for (const Outcome &outcome : outcomes)
            figures.add(outcome, floor);
        figures.print(u"floor %1"_s.arg(floor));
    }
}

/// What was said of the answers that are told, and how many of them are right: the reliability of the probability.
void printReliability(const std::vector<Outcome> &outcomes, double floor)
{
    constexpr int kBins = 10;
    struct Bin
    {
        int answers = 0;
        int right = 0;
        double said = 0;
    };
    std::array<Bin, kBins> bins;
    int answers = 0;
    for (const Outcome &outcome : outcomes)
        if (outcome.example->isOnTopic && outcome.probability >= floor) {
            Bin &bin = bins[static_cast<std::size_t>(std::min(kBins - 1, static_cast<int>(outcome.probability * kBins)))];
            ++bin.answers;
            ++answers;
            bin.right += std::ranges::find(outcome.told, true) != outcome.told.end();
            bin.said += outcome.probability;
        }
    double error = 0;
    for (const Bin &bin : bins) {
        if (bin.answers > 0)
            std::printf(
                "said %.2f  %4d answers  %.3f right\n", bin.said / bin.answers, bin.answers, share(bin.right, bin.answers));
        error += std::abs(bin.said - bin.right) / answers;
    }
    std::printf("expected calibration error %.3f\n", error);
}

/// What would be told with each confidence, and how much of it says all that it must. Where there is no answer, none is right.
ConfidenceRates ratesIn(const std::vector<Outcome> &outcomes, const Parameters &parameters)
{
    ConfidenceRates rates;
    for (const Outcome &outcome : outcomes) {
        if (!outcome.example->isOnTopic || outcome.probability < parameters.answer.floor || outcome.told.empty())
            continue;
        MeasuredRate &rate = rates[confidenceIn({}, outcome.probability, parameters.confidence).level];
        ++rate.answers;
        rate.right += std::ranges::find(outcome.told, true) != outcome.told.end() && outcome.saysAll;
    }
    return rates;
}

void print(const ConfidenceRates &rates)
{
    for (const Confidence confidence : { Confidence::High, Confidence::Medium, Confidence::Low }) {
        const MeasuredRate &rate = rates[confidence];
        const Interval interval = rate.interval();
        std::printf("confidence %-8s %4d answers  %.3f right (%.3f to %.3f)\n", qPrintable(nameOf(confidence)), rate.answers,
            rate.share(), interval.low, interval.high);
    }
}

test::Examples pointersTo(const std::vector<AnswerExample> &examples)
{
    test::Examples pointers;
    for (const AnswerExample &example : examples)
        pointers.push_back(&example);
    return pointers;
}

std::set<QString> partsOf(const std::vector<AnswerExample> &examples)
{
    std::set<QString> parts;
    for (const AnswerExample &example : examples)
        parts.insert(example.question.library);
    return parts;
}

/// The evidence of claims, as it is ranked by `model` with what was learned from claims of other parts in place of its own.
void printClaims(const char *where, const std::vector<AnswerExample> &asked, const test::Examples &learned, AnswerModel model)
{
    const AnswerParameters parameters;
    Figures figures;
    for (const QString &part : partsOf(asked)) {
        test::Examples others = learned;
        std::erase_if(others, [&](const AnswerExample *example) { return example->question.library == part; });
        model.claim = learnClaims(others);
        for (const AnswerExample &claim : asked)
            if (claim.question.library == part)
                figures.add(outcomeOf(claim, model, parameters), parameters.floor);
    }
    figures.print(QString::fromLatin1(where));
}

/// The same examples without features of one kind.
std::vector<AnswerExample> without(std::vector<AnswerExample> examples, FeatureKind kind)
{
    const auto features = sentenceFeatures();
    for (AnswerExample &example : examples)
        for (test::Row &row : example.choice.choices)
            for (std::size_t f = 0; f < row.size(); ++f)
                if (features[f].kind == kind)
                    row[f] = 0;
    return examples;
}

void write(const QString &path, const QJsonObject &object)
{
    QFile file(path);
    const QByteArray json = QJsonDocument(object).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size())
        throw Error(ErrorKind::Unwritable, path);
}

void run(QStringList arguments)
{
    const bool leavesOut = arguments.removeAll(u"--leave-out"_s) > 0;
    const bool triesClaims = arguments.removeAll(u"--claims"_s) > 0;
    const bool listsEach = arguments.removeAll(u"--each"_s) > 0;
    const QString data = test::sharedData(u"qa-papers"_s);
    if (data.isEmpty())
        throw Error(ErrorKind::Missing, u"qa-papers"_s);
    const QTemporaryDir scratch;
    const QString folder = arguments.value(2, scratch.path());
    const std::vector<AnswerExample> examples = test::answerExamples(data, folder);
    const Parameters all;
    const AnswerParameters &parameters = all.answer;
    const auto outcomes = outcomesByOthers(pointersTo(examples), parameters);
    printFigures(outcomes, parameters.floor);
    printFloors(outcomes);
    printReliability(outcomes, parameters.floor);
    const ConfidenceRates rates = ratesIn(outcomes, all);
    print(rates);
    if (listsEach)
        printEach(outcomes);
    for (std::size_t kind = 0; leavesOut && kind < std::size(enumNames<FeatureKind>); ++kind) {
        const auto fewer = without(examples, static_cast<FeatureKind>(kind));
        Figures figures;
        for (const Outcome &outcome : outcomesByOthers(pointersTo(fewer), parameters))
            figures.add(outcome, parameters.floor);
        figures.print(u"without "_s + QLatin1StringView(enumNames<FeatureKind>[kind]));
    }
    const QString shared = QFileInfo(data).path();
    const auto claims = test::claimExamples(shared, folder, test::ClaimSearch::ItsAbstract);
    test::Examples learned = pointersTo(examples);
    std::ranges::copy(pointersTo(claims), std::back_inserter(learned));
    if (!triesClaims && arguments.size() < 2)
        return;
    const AnswerModel model = learnAnswers(learned);
    if (triesClaims) {
        printClaims("claims, their abstracts", claims, learned, model);
        printClaims(
            "claims, all abstracts", test::claimExamples(shared, folder, test::ClaimSearch::AllAbstracts), learned, model);
    }
    if (arguments.size() > 1) {
        write(arguments[1], toJson(model));
        write(QFileInfo(arguments[1]).dir().filePath(u"confidence.json"_s), toJson(rates));
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    try {
        run(QCoreApplication::arguments());
    } catch (const Error &error) {
        std::fprintf(stderr, "adduce-train-answers: %s\n", qPrintable(sentence(error)));
        return 1;
    }
    return 0;
}
