#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "ui/answer/also_said.h"
#include "ui/common/widgets.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is folded up under an answer.
class TestAlsoSaid : public QObject
{
    Q_OBJECT

private slots:
    void itOpensByAClick();
    void sentencesStandUnderTheirPapers();
    void whatWasMaskedIsShown();
};

namespace {

AnswerSentence said(const QString &text, const QString &paper)
{
    Citation citation = test::citationOf(text);
    citation.sha256 = paper;
    citation.source = paper;
    return { text, { citation } };
}

QToolButton *openerOf(const AlsoSaid &also)
{
    return also.findChild<QToolButton *>();
}

} // namespace

void TestAlsoSaid::itOpensByAClick()
{
    AlsoSaid also({ said(u"One."_s, u"Smith"_s) }, {});
    QSignalSpy made(&also, &AlsoSaid::viewMade);
    also.show();
    QCOMPARE(also.findChildren<AnswerView *>().size(), 0);
    openerOf(also)->click();
    QCOMPARE(made.size(), 1);
    QTRY_VERIFY(also.findChild<AnswerView *>()->isVisible());
    openerOf(also)->click();
    QVERIFY(!also.findChild<AnswerView *>()->isVisible());
    openerOf(also)->click();
    QCOMPARE(made.size(), 1); // made once
}

void TestAlsoSaid::sentencesStandUnderTheirPapers()
{
    AlsoSaid also(
        { said(u"One."_s, u"Smith"_s), said(u"Two."_s, u"Smith"_s), said(u"Three."_s, u"Jones"_s), { u"Uncited."_s, {} } }, {});
    openerOf(also)->click();
    QVERIFY(openerOf(also)->text().contains(u"3"_s));
    const auto views = also.findChildren<AnswerView *>();
    QCOMPARE(views.size(), 2);
    QCOMPARE(views[0]->content().sentences().size(), 2);
    QCOMPARE(views[1]->content().sentences().size(), 1);
}

void TestAlsoSaid::whatWasMaskedIsShown()
{
    AlsoSaid also({ said(u"Write to \u25CF\u25CF."_s, u"Smith"_s) }, {});
    openerOf(also)->click();
    also.setSentences({ said(u"Write to me."_s, u"Smith"_s) });
    QCOMPARE(also.findChildren<AnswerView *>().size(), 1);
    QVERIFY(also.findChild<AnswerView *>()->toPlainText().startsWith(u"Write to me."_s));
}

ADDUCE_TEST(TestAlsoSaid)
#include "test_also_said.moc"
