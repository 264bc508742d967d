#include "core/highlights/highlight_store.h"
#include "core/library/document_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::errorKindOf;

class TestHighlightStore : public QObject
{
    Q_OBJECT

private slots:
    void isKeptAsItIs();
    void standsInTheOrderOfTheText();
    void changesAndComesBack();
    void idsAreGivenOnce();
    void withoutWordsItIsRefused();
    void keepsTheVersionThatItQuotes();
    void words_data();
    void words();
};

namespace {

Highlight highlight(qint64 id, const QString &quote, int page = 1, qsizetype place = 0)
{
    Highlight made;
    made.id = { id };
    made.sha256 = u"aa"_s;
    made.title = u"On naps"_s;
    made.page = page;
    made.place = place;
    made.label = u"215"_s;
    made.quote = quote;
    made.rects = { QRectF(QPointF(72.25, 100.5), QPointF(300.75, 112)) };
    made.colour = HighlightColour::Pink;
    made.note = u"*Why?*\nNot said."_s;
    made.madeAt = QDateTime(QDate(2026, 11, 29), QTime(8, 0), Qt::UTC);
    return made;
}

} // namespace

void TestHighlightStore::isKeptAsItIs()
{
    test::LibraryFixture fixture;
    HighlightStore store(fixture.database());
    Highlight made = highlight(1, u"A nap helps."_s);
    QVERIFY(store.apply({ {}, { made } }));
    QCOMPARE(*store.find({ 1 }), made);
    made.id = { 2 };
    made.rects.clear();
    made.note.clear();
    QVERIFY(store.apply({ {}, { made } }));
    QCOMPARE(*store.find({ 2 }), made);
    QVERIFY(!store.find({ 3 }));
}

void TestHighlightStore::standsInTheOrderOfTheText()
{
    test::LibraryFixture fixture;
    HighlightStore store(fixture.database());
    Highlight other = highlight(4, u"coffee"_s);
    other.sha256 = u"bb"_s;
    other.title = u"a study of coffee"_s;
    store.apply(
        { {}, { highlight(1, u"third"_s, 2, 3), highlight(2, u"second"_s, 1, 40), highlight(3, u"first"_s, 1, 7), other } });
    const auto quotes = [](const std::vector<Highlight> &all) {
        QStringList quotes;
        for (const Highlight &one : all)
            quotes << one.quote;
        return quotes;
    };
    QCOMPARE(quotes(store.of(u"aa"_s)), (QStringList { u"first"_s, u"second"_s, u"third"_s }));
    QCOMPARE(quotes(store.list()), (QStringList { u"coffee"_s, u"first"_s, u"second"_s, u"third"_s }));
    QCOMPARE(store.papers().size(), std::size_t(2));
}

void TestHighlightStore::changesAndComesBack()
{
    test::LibraryFixture fixture;
    HighlightStore store(fixture.database());
    const Highlight before = highlight(1, u"A nap helps."_s);
    store.apply({ {}, { before } });
    Highlight after = before;
    after.note = u"It does."_s;
    after.colour = HighlightColour::Green;
    const HighlightChange change { { before }, { after } };
    QVERIFY(store.apply(change));
    QCOMPARE(*store.find({ 1 }), after);
    QVERIFY(store.apply(change.inverse()));
    QCOMPARE(*store.find({ 1 }), before);
    QVERIFY(!store.apply({ { before }, { before } })); // nothing changes
    QVERIFY(store.apply({ { before }, {} }));
    QVERIFY(store.list().empty());
}

void TestHighlightStore::idsAreGivenOnce()
{
    test::LibraryFixture fixture;
    HighlightStore store(fixture.database());
    QCOMPARE(store.newId(), HighlightId { 1 });
    const Highlight made = highlight(1, u"A nap helps."_s);
    store.apply({ {}, { made } });
    store.apply({ { made }, {} });
    QCOMPARE(store.newId(), HighlightId { 2 }); // the removal of the first can still be undone
}

void TestHighlightStore::withoutWordsItIsRefused()
{
    test::LibraryFixture fixture;
    HighlightStore store(fixture.database());
    const Highlight sound = highlight(1, u"A nap helps."_s);
    QCOMPARE(errorKindOf([&] { store.apply({ {}, { sound, highlight(2, {}) } }); }), ErrorKind::BadInput);
    QCOMPARE(errorKindOf([&] { store.apply({ {}, { sound, highlight(2, u"A nap"_s, 0) } }); }), ErrorKind::BadInput);
    QVERIFY(store.list().empty()); // not half of it
}

void TestHighlightStore::keepsTheVersionThatItQuotes()
{
    test::LibraryFixture fixture;
    HighlightStore(fixture.database()).apply({ {}, { highlight(1, u"A nap helps."_s) } });
    Statement row(fixture.database(), "SELECT count(*) FROM quoted_hashes WHERE sha256 = 'aa'");
    QVERIFY(row.step());
    QCOMPARE(row.number(0), 1);
}

void TestHighlightStore::words_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("none") << u""_s << true;
    QTest::newRow("of the quote") << u"NAP help"_s << true;
    QTest::newRow("of the note and the title") << u"said naps"_s << true;
    QTest::newRow("without accents") << u"why"_s << true;
    QTest::newRow("one is missing") << u"nap coffee"_s << false;
}

void TestHighlightStore::words()
{
    QFETCH(QString, words);
    QFETCH(bool, isFound);
    QCOMPARE(speaksOf(highlight(1, u"A nap helps."_s), words), isFound);
}

ADDUCE_TEST(TestHighlightStore)
#include "test_highlight_store.moc"
