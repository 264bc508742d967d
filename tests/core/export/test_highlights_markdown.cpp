#include "core/export/highlights_markdown.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestHighlightsMarkdown : public QObject
{
    Q_OBJECT

private slots:
    void standsUnderItsPaper();
    void wordsOfAPaperStartNothing();
};

namespace {

Highlight highlight(const QString &paper, const QString &quote, const QString &note)
{
    Highlight made;
    made.sha256 = made.title = paper;
    made.page = 3;
    made.label = u"217"_s;
    made.quote = quote;
    made.note = note;
    return made;
}

} // namespace

void TestHighlightsMarkdown::standsUnderItsPaper()
{
    const QByteArray text = highlightsMarkdown({ highlight(u"Coffee"_s, u"It wakes."_s, {}),
        highlight(u"Naps"_s, u"A nap helps."_s, u"*Really?*\n\n- see table 2\n"_s), highlight(u"Naps"_s, u"It ends."_s, {}) });
    QCOMPARE(QString::fromUtf8(text),
        u"# Highlights\n\n## Coffee\n\n- “It wakes.” (p. 217, Yellow)\n\n## Naps\n\n- “A nap helps.” (p. 217, Yellow)\n\n"
        "  *Really?*\n\n  - see table 2\n\n- “It ends.” (p. 217, Yellow)\n"_s);
    QCOMPARE(highlightsMarkdown({}), "# Highlights\n");
}

void TestHighlightsMarkdown::wordsOfAPaperStartNothing()
{
    const QByteArray text = highlightsMarkdown({ highlight(u"# <b>Title</b>"_s, u"![x](http://a.b/c?d)"_s, {}) });
    QVERIFY(!text.contains("<b>"));
    QVERIFY(text.contains("`![x](http://a.b/c?d)`"));
}

ADDUCE_TEST(TestHighlightsMarkdown)
#include "test_highlights_markdown.moc"
