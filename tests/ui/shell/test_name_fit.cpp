#include "tests/support/test_main.h"
#include "ui/shell/name_fit.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What was typed of a name.
class TestNameFit : public QObject
{
    Q_OBJECT

private slots:
    void lettersStandInNames_data();
    void lettersStandInNames();
};

void TestNameFit::lettersStandInNames_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<NameFit>("fit");
    const QString thread = u"Export thread..."_s;
    QTest::newRow("nothing") << QString() << thread << NameFit::Word;
    QTest::newRow("a blank") << u" "_s << thread << NameFit::Word;
    QTest::newRow("the beginning") << u"exp"_s << thread << NameFit::Word;
    QTest::newRow("a word of it") << u"THREAD"_s << thread << NameFit::Word;
    QTest::newRow("all of it") << thread << thread << NameFit::Word;
    QTest::newRow("inside a word") << u"port"_s << thread << NameFit::Inside;
    QTest::newRow("two beginnings") << u"exthr"_s << thread << NameFit::Beginnings;
    QTest::newRow("two beginnings apart") << u"ex thr"_s << thread << NameFit::Beginnings;
    QTest::newRow("first letters") << u"et"_s << thread << NameFit::Beginnings;
    QTest::newRow("a word is passed by") << u"addev"_s << u"Add the answer to evidence"_s << NameFit::Beginnings;
    QTest::newRow("the first of two ways leads on to nothing") << u"tan"_s << u"Table to the answer"_s << NameFit::Beginnings;
    QTest::newRow("a letter inside a word") << u"exhr"_s << thread << NameFit::None;
    QTest::newRow("the wrong order") << u"threx"_s << thread << NameFit::None;
    QTest::newRow("more than there is") << u"export threads and more"_s << thread << NameFit::None;
    QTest::newRow("nothing of it") << u"zebra"_s << thread << NameFit::None;
    QTest::newRow("no name") << u"a"_s << QString() << NameFit::None;
    QTest::newRow("letters of another script") << u"ÜB"_s << u"Gehe über alles"_s << NameFit::Word;
}

void TestNameFit::lettersStandInNames()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, name);
    QFETCH(const NameFit, fit);
    QCOMPARE(int(nameFit(typed, name)), int(fit));
}

ADDUCE_TEST(TestNameFit)
#include "test_name_fit.moc"
