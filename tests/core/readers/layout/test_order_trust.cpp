#include "core/readers/layout/order_trust.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// A page whose sentences go on where nobody looks is not trusted.
class TestOrderTrust : public QObject
{
    Q_OBJECT

private slots:
    void tornSentencesTell_data();
    void tornSentencesTell();
};

namespace {

SentencePart partAt(const QRectF &rect, int length = 60, int page = 0)
{
    return { page, 0, length, { rect } };
}

Sentence sentenceOf(const std::vector<SentencePart> &parts, bool isDoubtful)
{
    Sentence sentence;
    sentence.text = u"It went on."_s;
    sentence.parts = parts;
    sentence.isDoubtful = isDoubtful;
    return sentence;
}

const QRectF kFoot { 50, 700, 200, 12 };
const QRectF kNextColumn { 320, 80, 200, 12 };

} // namespace

void TestOrderTrust::tornSentencesTell_data()
{
    QTest::addColumn<std::vector<SentencePart>>("parts");
    QTest::addColumn<bool>("isDoubtful");
    QTest::addColumn<int>("torn");
    QTest::addColumn<int>("sound");
    QTest::addColumn<bool>("uncertain");
    const std::vector torn { partAt(kFoot), partAt(kNextColumn) };
    QTest::newRow("in another column, drawn so") << torn << false << 4 << 4 << false;
    QTest::newRow("in another column") << torn << true << 4 << 4 << true;
    QTest::newRow("above") << std::vector { partAt(kFoot), partAt(QRectF(50, 300, 200, 12)) } << true << 2 << 8 << true;
    QTest::newRow("below a figure") << std::vector { partAt(QRectF(50, 100, 200, 12)), partAt(kFoot) } << true << 4 << 4 << false;
    QTest::newRow("on the next page") << std::vector { partAt(kFoot), partAt(kNextColumn, 60, 1) } << true << 4 << 4 << false;
    QTest::newRow("a formula") << std::vector { partAt(kFoot), partAt(kNextColumn, 8) } << true << 4 << 4 << false;
    QTest::newRow("one") << torn << true << 1 << 1 << false;
    QTest::newRow("few of many") << torn << true << 2 << 40 << false;
}

void TestOrderTrust::tornSentencesTell()
{
    QFETCH(std::vector<SentencePart>, parts);
    QFETCH(bool, isDoubtful);
    QFETCH(int, torn);
    QFETCH(int, sound);
    QFETCH(bool, uncertain);
    Document document;
    document.pages.resize(2);
    document.sentences.assign(static_cast<std::size_t>(torn), sentenceOf(parts, isDoubtful));
    document.sentences.insert(document.sentences.end(), static_cast<std::size_t>(sound), sentenceOf({ partAt(kFoot) }, false));
    QCOMPARE(pagesInUncertainOrder(document), uncertain ? std::vector { 0 } : std::vector<int> {});
}

ADDUCE_TEST(TestOrderTrust)
#include "test_order_trust.moc"
