#include "core/threads/thread_search.h"
#include "core/workspace/search_choices.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What a search can be narrowed to, and what is shown of a passage.
class TestSearchChoices : public QObject
{
    Q_OBJECT

private slots:
    void authorsOfMostPassagesFirst();
    void theLastYearFirst();
    void excerpts_data();
    void excerpts();
    void anExcerptHoldsWhatIsSought();
};

namespace {

FoundPassage foundIn(int year, const QStringList &authors)
{
    FoundPassage found;
    found.document.year = year;
    found.document.authors = authors;
    return found;
}

} // namespace

void TestSearchChoices::authorsOfMostPassagesFirst()
{
    SearchResults results;
    results.passages = { foundIn(2020, { u"Ames, A."_s, u"Berg, B."_s }), foundIn(2021, { u"Berg, B."_s }), foundIn(0, {}) };
    QCOMPARE(choicesIn(results).authors, (QStringList { u"Berg, B."_s, u"Ames, A."_s }));
    for (int i = 0; i < 60; ++i)
        results.passages.push_back(foundIn(1999, { u"Author %1"_s.arg(i) }));
    QCOMPARE(choicesIn(results).authors.size(), qsizetype(SearchChoices::kMostAuthors));
    QCOMPARE(choicesIn(results).authors.first(), u"Berg, B."_s);
}

void TestSearchChoices::theLastYearFirst()
{
    SearchResults results;
    QVERIFY(choicesIn(results) == SearchChoices());
    results.passages = { foundIn(2001, {}), foundIn(2021, {}), foundIn(0, {}), foundIn(2021, {}) };
    QCOMPARE(choicesIn(results).years, (std::vector { 2021, 2001 }));
}

void TestSearchChoices::excerpts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("shown");

    QTest::newRow("short") << u"Naps helped."_s << u"naps"_s << u"Naps helped."_s;
    QTest::newRow("empty") << QString() << u"naps"_s << QString();
    const QString before = u"The participants came in the morning and went home at night. "_s;
    QTest::newRow("no word of it: the beginning")
        << before.repeated(3) << u"naps"_s << u"The participants came in the morning …"_s;
    QTest::newRow("around the word") << before.repeated(3) + u"Then naps helped all of them."_s << u"naps"_s
                                     << u"… home at night. Then naps helped all of …"_s;
    QTest::newRow("one word without a space") << QString(100, u'x') << u"naps"_s << QString(40, u'x') + u" …"_s;
}

void TestSearchChoices::excerpts()
{
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    QFETCH(const QString, shown);
    QCOMPARE(excerptOf(text, searchedWords(words), 40), shown);
}

/// Where two words stand together rather than where the first one stands alone.
void TestSearchChoices::anExcerptHoldsWhatIsSought()
{
    const QString text = u"Coffee was drunk. "_s + u"Nothing else was done that day. "_s.repeated(10) + u"Coffee delayed naps. "_s
        + u"Nothing else was done that day. "_s.repeated(10);
    const QString shown = excerptOf(text, searchedWords(u"coffee naps"_s), 80);
    QVERIFY2(shown.contains(u"Coffee delayed naps."_s), qPrintable(shown));
    QVERIFY(shown.size() <= 80 + 4);
}

ADDUCE_TEST(TestSearchChoices)
#include "test_search_choices.moc"
