#include "core/evaluation/ablations.h"
#include "core/settings/parameter_fields.h"
#include "tests/support/test_main.h"

#include <QJsonDocument>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Ways of answering without one of their parts.
class TestAblations : public QObject
{
    Q_OBJECT

private slots:
    void eachLeavesItsPartOut_data();
    void eachLeavesItsPartOut();
    void otherNamesAreNone();
};

namespace {

using IsOut = std::function<bool(const QuestionSettings &)>;

QByteArray numbersOf(const Parameters &parameters)
{
    return QJsonDocument(toJson(parameters)).toJson();
}

} // namespace

Q_DECLARE_METATYPE(IsOut)

void TestAblations::eachLeavesItsPartOut_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<IsOut>("isOut");
    const auto row = [](const QString &name, const IsOut &isOut) { QTest::newRow(qPrintable(name)) << name << isOut; };
    row(u"no gate"_s, [](const QuestionSettings &s) {
        return s.profile.parameters.topic.floor == 0 && s.profile.parameters.answer.floor == 0;
    });
    row(u"no rerank"_s, [](const QuestionSettings &s) { return s.models.rankers.empty(); });
    row(u"no feedback"_s, [](const QuestionSettings &s) { return s.profile.parameters.retrieval.fusion.feedbackWeight == 0; });
    row(u"no near words"_s, [](const QuestionSettings &s) { return s.profile.parameters.nearWords.senses == 0; });
    row(u"no neighbours"_s, [](const QuestionSettings &s) { return s.profile.parameters.retrieval.expandWindow == 0; });
    row(u"no vectors"_s, [](const QuestionSettings &s) {
        return s.profile.parameters.retrieval.vectorK == 0 && s.profile.parameters.retrieval.keywordK > 0;
    });
    row(u"no keywords"_s, [](const QuestionSettings &s) {
        return s.profile.parameters.retrieval.keywordK == 0 && s.profile.parameters.retrieval.vectorK > 0;
    });
}

void TestAblations::eachLeavesItsPartOut()
{
    QFETCH(QString, name);
    QFETCH(IsOut, isOut);
    QVERIFY(ablationNames().contains(name));
    QVERIFY(ablationWords(name).startsWith(u"Without "_s));
    QuestionSettings settings;
    settings.models.rankers.emplace_back();
    QVERIFY(!isOut(settings));
    const auto left = without(name, settings);
    QVERIFY(left && isOut(*left));
    QCOMPARE(left->profile.name, settings.profile.name);
    QCOMPARE(numbersOf(left->profile.parameters) == numbersOf(settings.profile.parameters), name == u"no rerank"_s);
    for (const QString &other : ablationNames()) // one at a time
        if (other != name)
            QVERIFY(numbersOf(without(other, settings)->profile.parameters) != numbersOf(left->profile.parameters));
}

void TestAblations::otherNamesAreNone()
{
    QVERIFY(!without(u"adduce"_s, {}));
    QVERIFY(!without({}, {}));
    QVERIFY(ablationWords(u"adduce"_s).isEmpty());
    QVERIFY(!without(u"gate"_s, {}));
}

ADDUCE_TEST(TestAblations)
#include "test_ablations.moc"
