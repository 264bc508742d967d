#include "core/answer/answer_words.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What was retracted is quoted with a word on it.
class TestRetracted : public QObject
{
    Q_OBJECT

private slots:
    void isSaidByTheAnswer();
    void isNotSaidOfAnother();
};

namespace {

struct Papers : test::ThreePapers
{
    void retract(DocumentId id)
    {
        MetadataStore store(fixture.database());
        Metadata metadata = store.find(id);
        metadata.title = u"Naps"_s;
        metadata.authors = QStringList { u"Jane Smith"_s };
        metadata.year = 2001;
        metadata.retraction = u"Retraction, 2010-02-06, doi:10.1000/r2"_s;
        store.set(id, metadata);
    }
    Answer asked() { return (*this)(u"Does a nap improve the recall of word pairs?"_s); }
};

std::vector<CaveatNote> retractionsIn(const Answer &answer)
{
    std::vector<CaveatNote> notes;
    std::ranges::copy_if(
        answer.caveats, std::back_inserter(notes), [](const CaveatNote &note) { return note.kind == Caveat::Retracted; });
    return notes;
}

} // namespace

void TestRetracted::isSaidByTheAnswer()
{
    Papers papers;
    papers.retract(papers.sleep);
    const std::vector<CaveatNote> notes = retractionsIn(papers.asked());
    QCOMPARE(notes.size(), std::size_t(1));
    QCOMPARE(notes.front().detail, u"Smith 2001 (Retraction, 2010-02-06, doi:10.1000/r2)"_s);
    QVERIFY(words(notes.front()).contains(notes.front().detail));
}

void TestRetracted::isNotSaidOfAnother()
{
    Papers papers;
    papers.retract(papers.bridge);
    const Answer answer = papers.asked();
    QVERIFY(!answer.sentences.empty());
    QVERIFY(retractionsIn(answer).empty());
}

ADDUCE_TEST(TestRetracted)
#include "test_retracted.moc"
