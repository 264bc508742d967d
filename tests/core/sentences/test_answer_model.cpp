#include "core/base/error.h"
#include "core/sentences/answer_model.h"
#include "core/text/stemmer.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAnswerModel : public QObject
{
    Q_OBJECT

private slots:
    void theBuiltInOneIsSound();
    void comesBackEqualFromJson();
    void whatIsNoModelIsRefused_data();
    void whatIsNoModelIsRefused();
    void probabilities();
    void everyFeatureHasANameOfItsOwn();
    void theBetterSentenceScoresMore();
    void answersAreProbableWhereTermsAreHeld();
};

namespace {

QuestionTerms asked(const QString &question)
{
    return { keyTerms(question, nullptr), askedFor(question) };
}

Candidate candidate(const QuestionTerms &question, const QString &text)
{
    Stemmer stem;
    const SentenceWords words = wordsOf(text, stem);
    Candidate c;
    c.document = DocumentId { 1 };
    c.place = 0.5;
    c.sentence.text = text;
    c.section = SectionType::Results;
    const TermLookup terms(question.terms);
    c.stems = keysOf(words.stems);
    c.context.own = terms.strengthsIn(words.stems);
    c.context.passage = c.context.own;
    c.cues = cuesOf(words.words);
    c.form = formOf(text, words.words);
    c.match = matchOf(question, terms, words, text, {}, 14);
    c.coverage = topicCoverage(question.terms, c.context);
    return c;
}

} // namespace

void TestAnswerModel::theBuiltInOneIsSound()
{
    const AnswerModel &model = builtInAnswerModel();
    QCOMPARE(model.sentence.weights.size(), sentenceFeatures().size());
    QCOMPARE(model.answer.weights.size(), answerFeatures().size());
    const auto isLearned = [](double weight) { return weight != 0; };
    QVERIFY(std::ranges::count_if(model.sentence.weights, isLearned) >= 40);
    QVERIFY(std::ranges::any_of(model.answer.weights, isLearned));
}

void TestAnswerModel::comesBackEqualFromJson()
{
    QCOMPARE(answerModelFromJson(toJson(builtInAnswerModel())), builtInAnswerModel());
}

void TestAnswerModel::whatIsNoModelIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("no number") << QByteArray(
        R"({"sentence": {"intercept": 0, "weights": {"bm25": "much"}}, "answer": {"intercept": 0, "weights": {}}})");
    QTest::newRow("no such feature") << QByteArray(
        R"({"sentence": {"intercept": 0, "weights": {"luck": 1}}, "answer": {"intercept": 0, "weights": {}}})");
    QTest::newRow("one half") << QByteArray(R"({"sentence": {"intercept": 0, "weights": {}}})");
}

void TestAnswerModel::whatIsNoModelIsRefused()
{
    QFETCH(QByteArray, json);
    QCOMPARE(test::errorKindOf([&] { (void)answerModelFromJson(QJsonDocument::fromJson(json).object()); }), ErrorKind::Damaged);
}

void TestAnswerModel::probabilities()
{
    const LogisticModel model { 1, { 2, -1 } };
    const std::vector<double> features { 0.5, 2 };
    QCOMPARE(model.logit(features), 0.0);
    QCOMPARE(model.probability(features), 0.5);
}

void TestAnswerModel::everyFeatureHasANameOfItsOwn()
{
    QSet<QString> names;
    for (const SentenceFeature &feature : sentenceFeatures())
        names.insert(QString::fromLatin1(feature.name));
    QCOMPARE(names.size(), static_cast<qsizetype>(sentenceFeatures().size()));
    names.clear();
    for (const AnswerFeature &feature : answerFeatures())
        names.insert(QString::fromLatin1(feature.name));
    QCOMPARE(names.size(), static_cast<qsizetype>(answerFeatures().size()));
}

void TestAnswerModel::theBetterSentenceScoresMore()
{
    const QuestionTerms question = asked(u"How many athletes fasted?"_s);
    std::vector<Candidate> candidates { candidate(question, u"Eleven athletes fasted for a day."_s),
        candidate(question, u"The aim was to describe athletes."_s), candidate(question, u"Nothing was said of birds."_s) };
    scoreSentences(candidates, question, builtInAnswerModel());
    QVERIFY(candidates[0].score > candidates[1].score);
    QVERIFY(candidates[1].score > candidates[2].score);
    for (const Candidate &c : candidates)
        QVERIFY(c.score > 0 && c.score < 1);
}

void TestAnswerModel::answersAreProbableWhereTermsAreHeld()
{
    const auto probability = [](const QString &question, const QString &sentence) {
        const QuestionTerms terms = asked(question);
        std::vector<Candidate> candidates { candidate(terms, sentence) };
        scoreSentences(candidates, terms, builtInAnswerModel());
        return builtInAnswerModel().answer.probability(answerFeaturesOf(terms, AnswerPool(candidates)));
    };
    const QString sentence = u"Reverse periodization is a plan that begins with hard training."_s;
    QVERIFY(probability(u"What is reverse periodization?"_s, sentence)
        > probability(u"What is the president of France?"_s, sentence));
}

ADDUCE_TEST(TestAnswerModel)
#include "test_answer_model.moc"
