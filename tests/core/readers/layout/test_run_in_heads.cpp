#include "core/readers/layout/run_in_heads.h"
#include "core/text/stemmer.h"
#include "tests/core/readers/layout/made_lines.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Headings that share their line with text.
class TestRunInHeads : public QObject
{
    Q_OBJECT

private slots:
    void isToldAtTheStart_data();
    void isToldAtTheStart();
    void anAbstractHasParts();
    void partsWithoutAMarkLookDifferent();
    void publishersNotes_data();
    void publishersNotes();
};

namespace {

/// Lines of (text, characters that look different from the rest).
std::vector<RunInHead> headsIn(const std::vector<std::pair<QString, int>> &lines, bool inAbstract, QString *joined = nullptr)
{
    std::vector<Line> made;
    for (const auto &[text, lead] : lines) {
        made.push_back(test::madeLine(text, 50, 100 + 12 * static_cast<double>(made.size())));
        made.back().lead = lead;
    }
    std::vector<PlacedLine> placed;
    for (int number = 0; const Line &line : made)
        placed.push_back({ &line, 0, 0, number++, nullptr });
    Stemmer stem;
    const ParagraphText text = joinLines(placed, {}, stem);
    if (joined)
        *joined = text.text;
    return runInHeads(text, inAbstract);
}

} // namespace

void TestRunInHeads::isToldAtTheStart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("lead");
    QTest::addColumn<QString>("title"); // empty: no head
    const auto row = [](const char *name, const char *text, int lead, const char *title) {
        QTest::newRow(name) << QString::fromUtf8(text) << lead << QString::fromUtf8(title);
    };
    row("with a colon", "Abstract: Naps help recall.", 0, "Abstract");
    row("with a dash", "Abstract—Naps help recall.", 0, "Abstract");
    row("bold", "Abstract Naps help recall.", 8, "Abstract");
    row("of the same look", "Abstract Naps help recall.", 0, "");
    row("keywords", "Keywords: naps; recall", 0, "Keywords");
    row("funding", "Funding: This work was paid by nobody.", 0, "Funding");
    row("funding in bold", "Funding This work was paid by nobody.", 7, "Funding");
    row("with a full stop", "Data accessibility. All data are in a box.", 0, "Data accessibility");
    row("statements", "Institutional Review Board Statement: Not applicable.", 0, "Institutional Review Board Statement");
    row("another label", "Recall: Naps help it.", 0, "");
    row("bold words", "Naps help recall.", 4, "");
    row("a part outside of an abstract", "Methods: We asked.", 0, "");
    row("a sentence on funding", "Funding of hospitals was low: nobody paid.", 0, "");
}

void TestRunInHeads::isToldAtTheStart()
{
    QFETCH(QString, text);
    QFETCH(int, lead);
    QFETCH(QString, title);
    const auto heads = headsIn({ { text, lead } }, false);
    QCOMPARE(heads.empty() ? QString() : heads.front().title, title);
    if (!heads.empty())
        QVERIFY(text.mid(heads.front().length).front().isLetter());
}

void TestRunInHeads::anAbstractHasParts()
{
    QString text;
    const auto heads = headsIn({ { u"Abstract: Background: Naps are short. (1) Methods: We asked forty"_s, 0 },
                                   { u"people. Results: They slept: all of them. In the results: nothing."_s, 0 } },
        false, &text);
    QStringList titles;
    for (const RunInHead &head : heads)
        titles << head.title;
    QCOMPARE(titles, (QStringList { u"Abstract"_s, u"Background"_s, u"Methods"_s, u"Results"_s }));
    QCOMPARE(heads[2].type, SectionType::Abstract);
    QCOMPARE(text.mid(heads[3].start + heads[3].length), u"They slept: all of them. In the results: nothing."_s);
}

void TestRunInHeads::partsWithoutAMarkLookDifferent()
{
    const auto heads = headsIn({ { u"Purpose To learn how long naps are."_s, 7 }, { u"Methods We asked forty people."_s, 7 },
                                   { u"Methods of asking were many."_s, 0 } },
        true);
    QCOMPARE(heads.size(), 2U);
    QCOMPARE(heads[1].title, u"Methods"_s);
    QCOMPARE(heads[1].start, 36);
}

void TestRunInHeads::publishersNotes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNote");
    const auto row = [](const char *text, bool isNote) { QTest::newRow(text) << QString::fromUtf8(text) << isNote; };
    row("Citation: Yak, A. Naps. Sleep 2020, 5, 68.", true);
    row("Copyright: © 2021 by the authors. Licensee MDPI, Basel, Switzerland.", true);
    row("© 2015 Thompson et al.; licensee BioMed Central.", true);
    row("Open Access This article is licensed under a Creative Commons Attribution 4.0 International License", true);
    row("This is an open access article distributed under the terms of the Creative Commons licence.", true);
    row("Received: 30 April 2022 Accepted: 2 June 2022", true);
    row("Academic Editor: A. Yak", true);
    row("* Correspondence: yak@example.org", true);
    row("Publisher’s Note: it stays neutral.", true);
    row("Received wisdom has it that naps help.", false);
    row("Open access to naps is a right.", false);
    row("All participants held licences.", false);
    row("Published work on naps is scarce.", false);
}

void TestRunInHeads::publishersNotes()
{
    QFETCH(QString, text);
    QTEST(isPublishersNote(text), "isNote");
}

ADDUCE_TEST(TestRunInHeads)
#include "test_run_in_heads.moc"
