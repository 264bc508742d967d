#include "core/answer/answer_words.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How places of papers are marked where an answer is text, as the designs print them.
class TestMarks : public QObject
{
    Q_OBJECT

private slots:
    void asPrinted_data();
    void asPrinted();
    void partsOnOnePageAreMarkedOnce();
    void whatIsNotKnownIsLeftOut();
    void theProfileOfTheAnswerSaysHow();
};

namespace {

Citation cited()
{
    Citation citation;
    citation.source = u"Human Nutrition"_s;
    citation.page = 630;
    citation.label = u"624"_s;
    citation.section = u"3.2 Vitamins"_s;
    citation.chunk = u"3f0c"_s;
    return citation;
}

} // namespace

void TestMarks::asPrinted_data()
{
    QTest::addColumn<AnswerMark>("mark");
    QTest::addColumn<QString>("text");
    QTest::newRow("ours") << AnswerMark::SourceAndPage << u"[Human Nutrition, p. 624]"_s;
    QTest::newRow("GN5") << AnswerMark::SectionAndPage << u"[Section 3.2 Vitamins, Page 624]"_s;
    QTest::newRow("GN1") << AnswerMark::SourceSlashPage << u"[Human-Nutrition/p.624]"_s;
    QTest::newRow("GN6") << AnswerMark::SourceAndChunk << u"(Human Nutrition, 3f0c)"_s;
}

void TestMarks::asPrinted()
{
    QFETCH(AnswerMark, mark);
    QFETCH(QString, text);
    QCOMPARE(markText(cited(), mark), text);
}

void TestMarks::partsOnOnePageAreMarkedOnce()
{
    Citation begin = cited();
    begin.quote = u"ends with a column"_s;
    Citation over = cited();
    over.label = u"625"_s;
    QCOMPARE(
        marksText({ begin, cited(), over }, AnswerMark::SourceAndPage), u"[Human Nutrition, p. 624] [Human Nutrition, p. 625]"_s);
    QCOMPARE(marksText({}, AnswerMark::SourceAndPage), QString());
}

void TestMarks::whatIsNotKnownIsLeftOut()
{
    Citation bare = cited();
    bare.label.clear();
    bare.section.clear();
    bare.chunk.clear(); // of an earlier version
    QCOMPARE(markText(bare, AnswerMark::SectionAndPage), u"[Page 630]"_s);
    QCOMPARE(markText(bare, AnswerMark::SourceSlashPage), u"[Human-Nutrition/p.630]"_s);
    QCOMPARE(markText(bare, AnswerMark::SourceAndChunk), u"[Human Nutrition, p. 630]"_s);
    QCOMPARE(citationFromJson(toJson(bare)), bare);
    QCOMPARE(citationFromJson(toJson(cited())), cited());
}

void TestMarks::theProfileOfTheAnswerSaysHow()
{
    Answer answer;
    QCOMPARE(markOf(answer), AnswerMark::SourceAndPage);
    answer.trace.parameters = Parameters {};
    answer.trace.parameters->writing.mark = AnswerMark::SourceSlashPage;
    QCOMPARE(markOf(answer), AnswerMark::SourceSlashPage);
}

ADDUCE_TEST(TestMarks)
#include "test_marks.moc"
