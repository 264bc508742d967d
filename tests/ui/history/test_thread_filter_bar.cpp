#include "core/answer/answer_words.h"
#include "tests/support/test_main.h"
#include "ui/history/thread_filter_bar.h"

#include <QComboBox>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestThreadFilterBar : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsChosen_data();
    void saysWhatIsChosen();
    void aChoiceStaysWhileItIsThere();
    void modelsAreOfferedOnceOneWrote();
};

namespace {

ThreadRow rowOf(const QStringList &tags, const QStringList &scopes, const QStringList &models)
{
    ThreadRow row;
    row.marks.tags = tags;
    row.scopes = scopes;
    row.models = models;
    return row;
}

const std::vector<ThreadRow> kRows { rowOf({ u"sleep"_s, u"thesis"_s }, { {} }, {}),
    rowOf({ u"thesis"_s }, { u"Trials"_s }, { u"granite"_s }) };

QComboBox *box(const ThreadFilterBar &bar, const QString &name)
{
    for (auto *box : bar.findChildren<QComboBox *>())
        if (box->accessibleName() == name)
            return box;
    return nullptr;
}

void choose(const ThreadFilterBar &bar, const QString &name, const QString &text)
{
    QComboBox *chosen = box(bar, name);
    QVERIFY(chosen);
    QVERIFY2(chosen->findText(text) >= 0, qPrintable(text));
    chosen->setCurrentIndex(chosen->findText(text));
    emit chosen->activated(chosen->currentIndex());
}

} // namespace

void TestThreadFilterBar::saysWhatIsChosen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<ThreadFilter>("filter");
    ThreadFilter tag, scope, everything, model, without, confidence, refused;
    refused.isRefused = true;
    tag.tag = u"sleep"_s;
    scope.scope = u"Trials"_s;
    everything.scope = QString();
    model.model = u"granite"_s;
    without.isWithoutModel = true;
    confidence.confidence = Confidence::Medium;
    QTest::newRow("a tag") << u"Tag"_s << u"sleep"_s << tag;
    QTest::newRow("a scope") << u"Scope"_s << u"Trials"_s << scope;
    QTest::newRow("the scope of all documents") << u"Scope"_s << u"All documents"_s << everything;
    QTest::newRow("a model") << u"Model"_s << u"granite"_s << model;
    QTest::newRow("no model") << u"Model"_s << u"No model"_s << without;
    QTest::newRow("a confidence") << u"Confidence"_s << words(Confidence::Medium) << confidence;
    QTest::newRow("nothing that answers") << u"Confidence"_s << u"No evidence"_s << refused;
    QTest::newRow("any") << u"Tag"_s << u"Tag"_s << ThreadFilter {};
}

void TestThreadFilterBar::saysWhatIsChosen()
{
    QFETCH(const QString, name);
    QFETCH(const QString, text);
    QFETCH(const ThreadFilter, filter);
    ThreadFilterBar bar;
    bar.setRows(kRows);
    int changed = 0;
    connect(&bar, &ThreadFilterBar::changed, this, [&] { ++changed; });
    choose(bar, name, text);
    QCOMPARE(changed, 1);
    QCOMPARE(bar.filter(), filter);
    bar.clear();
    QCOMPARE(bar.filter(), ThreadFilter {});
    QCOMPARE(changed, 1);
}

void TestThreadFilterBar::aChoiceStaysWhileItIsThere()
{
    ThreadFilterBar bar;
    bar.setRows(kRows);
    choose(bar, u"Tag"_s, u"sleep"_s);
    bar.setRows(kRows);
    QCOMPARE(bar.filter().tag, u"sleep"_s);
    bar.setRows({ kRows.back() });
    QCOMPARE(bar.filter(), ThreadFilter {});
}

void TestThreadFilterBar::modelsAreOfferedOnceOneWrote()
{
    ThreadFilterBar bar;
    bar.setRows({ kRows.front() });
    QVERIFY(!box(bar, u"Model"_s)->isEnabled());
    bar.setRows(kRows);
    QVERIFY(box(bar, u"Model"_s)->isEnabled());
}

ADDUCE_TEST(TestThreadFilterBar)
#include "test_thread_filter_bar.moc"
