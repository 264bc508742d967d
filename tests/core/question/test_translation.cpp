#include "core/question/translation.h"

#include "core/index/keyword_index.h"
#include "core/text/text_language.h"
#include "tests/support/library_fixture.h"
#include "tests/support/small_lexicon.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestTranslation : public QObject
{
    Q_OBJECT

private slots:
    void languages_data();
    void languages();
    void words_data();
    void words();
};

void TestTranslation::languages_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"How much sleep did the students get?"_s << QString();
    QTest::newRow("German") << u"Wie viel Schlaf bekamen die Teilnehmer?"_s << u"de"_s;
    QTest::newRow("French") << u"Quel est le rôle de la mélatonine dans le sommeil ?"_s << u"fr"_s;
    QTest::newRow("Spanish") << u"¿Qué es la ortorexia?"_s << u"es"_s;
    QTest::newRow("a word") << u"hepcidin"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestTranslation::languages()
{
    QFETCH(QString, question);
    QTEST(languageOfText(question), "language");
}

void TestTranslation::words_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("searched");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("in the dictionary") << u"Was ist Schlaf?"_s << u"sleep"_s << true;
    QTest::newRow("in another form") << u"Was ist Schlafes?"_s << u"sleep"_s << true;
    QTest::newRow("a compound") << u"Was ist Schlafentzug?"_s << u"sleep deprivation"_s << true;
    QTest::newRow("nearly a word of the library") << u"Was ist Orthorexie?"_s << u"orthorexia"_s << true;
    QTest::newRow("a name of the library") << u"Was ist PyQInt?"_s << u"pyqint"_s << true;
    QTest::newRow("in neither") << u"Was ist Quarzuhr?"_s << u"quarzuhr"_s << false;
}

void TestTranslation::words()
{
    QFETCH(QString, question);
    QFETCH(QString, searched);
    QFETCH(bool, isFound);
    test::LibraryFixture fixture;
    fixture.add(u"paper"_s, { u"Sleep deprivation and orthorexia were seen with PyQInt."_s });
    const test::SmallLexicon small;
    const KeywordIndex keywords = KeywordIndex::load(fixture.database(), {});
    const auto found = translated(question, u"de"_s, small.lexicon->toEnglish.at(u"de"_s), keywords, {});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(textOf(found), searched);
    QCOMPARE(found.front().isFound, isFound);
}

ADDUCE_TEST(TestTranslation)
#include "test_translation.moc"
