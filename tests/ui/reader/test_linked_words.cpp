#include "tests/support/test_main.h"
#include "ui/reader/linked_words.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// The links of a page with the words that they stand on.
class TestLinkedWords : public QObject
{
    Q_OBJECT

private slots:
    void linksHaveTheirWords();
    void theTopLinkIsSeen();
};

/// Characters of 10 by 10 points.
static TextLine lineAt(double y, const QString &text)
{
    TextLine line { text, {} };
    for (qsizetype i = 0; i < text.size(); ++i)
        line.boxes.emplace_back(double(i) * 10, y, 10, 10);
    return line;
}

void TestLinkedWords::linksHaveTheirWords()
{
    const SelectableText text({ lineAt(0, u"Shown by Smith and"_s), lineAt(20, u"Jones [12] before."_s) });
    const PageLink first { QRectF(90, 0, 90, 10), 7, { 72, 100 } };
    const PageLink rest { QRectF(0, 20, 50, 10), 7, { 72, 100 } };
    const PageLink number { QRectF(60, 20, 40, 10), 7, { 72, 200 } };
    const PageLink picture { QRectF(0, 200, 40, 40), -1, {}, u"https://example.org/"_s };
    const std::vector<LinkedWords> expected { { first, u"Smith and Jones"_s }, { number, u"[12]"_s }, { picture, {} } };
    QCOMPARE(linkedWords(text, std::vector { first, rest, number, picture }), expected);
    QVERIFY(linkedWords(text, {}).empty());
}

void TestLinkedWords::theTopLinkIsSeen()
{
    const PageLink below { QRectF(0, 0, 100, 10), 1 };
    const PageLink above { QRectF(50, 0, 100, 10), 2 };
    const std::vector<PageLink> links { below, above };
    QCOMPARE(topLink(links, { 20, 5 }), below);
    QCOMPARE(topLink(links, { 70, 5 }), above);
    QVERIFY(!topLink(links, { 70, 50 }));
}

ADDUCE_TEST(TestLinkedWords)
#include "test_linked_words.moc"
