#include "core/evidence/selected_quote.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestSelectedQuote : public QObject
{
    Q_OBJECT

private slots:
    void selections_data();
    void selections();
};

void TestSelectedQuote::selections_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<bool>("isQuote");
    QTest::newRow("as it stands") << u""_s << true;
    QTest::newRow("with line ends") << u"lines"_s << true;
    QTest::newRow("words left out") << u"cut"_s << false;
    QTest::newRow("another page") << u"page"_s << false;
    QTest::newRow("another paper") << u"paper"_s << false;
    QTest::newRow("nothing") << u"empty"_s << false;
}

void TestSelectedQuote::selections()
{
    QFETCH(QString, change);
    QFETCH(bool, isQuote);
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"sleep.pdf"_s, test::sleepPaper());
    const QString sha256 = DocumentStore(fixture.database()).find(id)->sha256;
    QString text = TextStore(fixture.database()).sentences(id, 0, 0).front().text;
    if (change == u"lines")
        text.replace(u' ', u'\n');
    else if (change == u"cut")
        text.remove(text.indexOf(u' '), 6);
    else if (change == u"empty")
        text = u" \n"_s;
    const auto quote = selectedQuote(
        fixture.database(), change == u"paper" ? u"ff"_s : sha256, change == u"page" ? 2 : 1, text, { { 1, 2, 3, 4 } });
    QCOMPARE(quote.has_value(), isQuote);
    if (!quote)
        return;
    QCOMPARE(quote->document, id);
    QCOMPARE(quote->rects.size(), std::size_t(1));
    QVERIFY(!quote->quote.contains(u'\n') && !quote->source.isEmpty() && !quote->label.isEmpty());
}

ADDUCE_TEST(TestSelectedQuote)
#include "test_selected_quote.moc"
