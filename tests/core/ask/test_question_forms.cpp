#include "core/ask/question_form_words.h"
#include "core/ask/question_forms.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Questions that sentences suggest.
class TestQuestionForms : public QObject
{
    Q_OBJECT

private slots:
    void sentencesSuggestQuestions_data();
    void sentencesSuggestQuestions();
    void whatIsNoSubjectIsNotAskedAbout_data();
    void whatIsNoSubjectIsNotAskedAbout();
    void topicsComeLast();
    void everyFormIsAskedInEveryLanguage();
    void eachFormComesOnceFirst();
    void hostileSentencesEnd();
};

namespace {

QStringList asked(const QStringList &sentences, const QStringList &topics = {}, const QString &language = {})
{
    QStringList questions;
    for (const SuggestedQuestion &question : suggestedQuestions(sentences, topics, nullptr))
        questions << questionWords(question, language);
    return questions;
}

} // namespace

void TestQuestionForms::sentencesSuggestQuestions_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("question");
    QTest::newRow("effect") << u"We studied the effect of caffeine on reaction time."_s
                            << u"What is the effect of caffeine on reaction time?"_s;
    QTest::newRow("with an of") << u"The effects of a diet on the absorption of iron were small."_s
                                << u"What is the effect of a diet on the absorption of iron?"_s;
    QTest::newRow("a verb") << u"Training programs may improve aerobic performance."_s
                            << u"How do training programs affect aerobic performance?"_s;
    QTest::newRow("relation") << u"There was no association between body mass and sleep quality."_s
                              << u"How are body mass and sleep quality related?"_s;
    QTest::newRow("associated") << u"Endometrial thickness was positively associated with malignancy."_s
                                << u"How are endometrial thickness and malignancy related?"_s;
    QTest::newRow("difference") << u"Heart rate was higher in athletes than in controls."_s
                                << u"Does heart rate differ between athletes and controls?"_s;
    QTest::newRow("change") << u"We describe changes in milk proteins during lactation."_s
                            << u"How do milk proteins change during lactation?"_s;
    QTest::newRow("measured") << u"Key volatiles were measured by chromatography."_s << u"How are key volatiles measured?"_s;
    QTest::newRow("limits") << u"Endurance performance is often limited by glycogen."_s
                            << u"What limits endurance performance?"_s;
    QTest::newRow("risk") << u"It raises the risk of stress fractures."_s << u"What raises the risk of stress fractures?"_s;
    QTest::newRow("frequency") << u"The prevalence of iron deficiency is unknown."_s << u"How common is iron deficiency?"_s;
    QTest::newRow("role") << u"We discuss the role of calcium in bone growth."_s
                          << u"What is the role of calcium in bone growth?"_s;
    QTest::newRow("the case of a heading") << u"Body Mass was measured by hand, and body mass fell."_s
                                           << u"How is body mass measured?"_s;
    QTest::newRow("an acronym") << u"The incidence of URI was low."_s << u"How common is URI?"_s;
    QTest::newRow("German") << u"Untersucht wurde die Wirkung von Koffein auf den Schlaf bei den jungen Menschen."_s
                            << u"What is the effect of Koffein on Schlaf?"_s;
}

void TestQuestionForms::sentencesSuggestQuestions()
{
    QFETCH(QString, sentence);
    QFETCH(QString, question);
    const QStringList questions = asked({ sentence });
    QVERIFY2(questions.contains(question), qPrintable(questions.join(u" | "_s)));
}

void TestQuestionForms::whatIsNoSubjectIsNotAskedAbout_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("it points back") << u"We studied the effect of its use on their sleep."_s;
    QTest::newRow("of any study") << u"The results were measured by hand."_s;
    QTest::newRow("of publishing") << u"The published version was evaluated by the journal."_s;
    QTest::newRow("half a word") << u"The 24-h fasting was recorded."_s;
    QTest::newRow("something else does it") << u"Coffee before a race improves endurance."_s;
    QTest::newRow("too long") << u"Very old grey female seal colony members were recorded."_s;
    QTest::newRow("a mark between") << u"We saw seals; were recorded."_s;
    QTest::newRow("nothing") << QString();
}

void TestQuestionForms::whatIsNoSubjectIsNotAskedAbout()
{
    QFETCH(QString, sentence);
    QCOMPARE(asked({ sentence }), QStringList {});
}

void TestQuestionForms::topicsComeLast()
{
    QCOMPARE(asked({ u"The incidence of URI was low."_s, u"Limnonectes larvaepartus has internal fertilization."_s },
                 { u"internal fertilization"_s, u"limnonectes larvaepartus"_s, u"published version"_s, u"well-trained"_s }),
        (QStringList { u"How common is URI?"_s, u"What do the papers say about internal fertilization?"_s,
            u"What do the papers say about Limnonectes larvaepartus?"_s }));
}

void TestQuestionForms::everyFormIsAskedInEveryLanguage()
{
    for (int form = 0; form <= static_cast<int>(QuestionForm::Known); ++form) {
        QStringList all;
        for (const QString &language : { QString(), u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"pt"_s, u"nl"_s })
            for (const bool isPlural : { false, true }) {
                const QString question =
                    questionWords({ static_cast<QuestionForm>(form), { u"A %2"_s, u"B"_s, u"C"_s }, isPlural }, language);
                QVERIFY2(
                    question.contains(u"A %2"_s) && question.endsWith(u'?'), qPrintable(question)); // a subject is only words
                if (!isPlural)
                    all << question;
            }
        QCOMPARE(all.removeDuplicates(), 0);
        QCOMPARE(questionWords({ static_cast<QuestionForm>(form), { u"A"_s, u"B"_s, u"C"_s } }, u"ja"_s),
            questionWords({ static_cast<QuestionForm>(form), { u"A"_s, u"B"_s, u"C"_s } }, {}));
    }
}

void TestQuestionForms::eachFormComesOnceFirst()
{
    using F = QuestionForm;
    const SuggestedQuestion one { F::Risk, { u"a"_s } }, two { F::Risk, { u"b"_s } }, three { F::Limits, { u"c"_s } };
    const SuggestedQuestion known { F::Known, { u"d"_s } }, more { F::Known, { u"e"_s } };
    QVERIFY((byTurns({ one, two, three, known, more }) == std::vector { one, three, known, two }));
    QVERIFY(byTurns({}).empty());
}

void TestQuestionForms::hostileSentencesEnd()
{
    QVERIFY(asked({ u"effect of "_s.repeated(5000), QString(20'000, u'a'), u"of the "_s.repeated(2000) + u"was measured by"_s })
                .size()
        < 10);
}

ADDUCE_TEST(TestQuestionForms)
#include "test_question_forms.moc"
