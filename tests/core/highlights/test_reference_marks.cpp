#include "core/highlights/highlight_store.h"
#include "core/highlights/reference_marks.h"
#include "core/library/document_store.h"
#include "core/library/note_store.h"
#include "core/library/text_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What was marked and noted in a reference manager comes along.
class TestReferenceMarks : public QObject
{
    Q_OBJECT

private slots:
    void becomeHighlightsOnce();
    void aNoteStandsBehindOnesOwn();
};

void TestReferenceMarks::becomeHighlightsOnce()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    const Sentence sentence = *TextStore(database).sentence(id, 2);
    const int page = sentence.parts.front().page + 1;
    Reference reference;
    reference.files = { DocumentStore(database).find(id)->path };
    reference.marks = { { page, sentence.text, u"really?"_s, 0x5FB236 }, { page, sentence.text, u"twice"_s, 0 },
        { page, u"words that nobody wrote"_s, {}, 0 }, { 99, sentence.text, {}, 0 } };
    const std::vector<Reference> references { Reference {}, reference };
    const AppliedReferences applied = applyReferences(database, references);
    QCOMPARE(applied.documents, (std::vector<std::pair<std::size_t, DocumentId>> { { 1, id } }));
    QCOMPARE(takeMarks(database, references, applied), 1);
    const Highlight made = HighlightStore(database).list().front();
    QCOMPARE(made.quote, sentence.text);
    QCOMPARE(made.note, u"really?"_s);
    QCOMPARE(made.colour, HighlightColour::Green);
    QCOMPARE(takeMarks(database, references, applyReferences(database, references)), 0);
}

void TestReferenceMarks::aNoteStandsBehindOnesOwn()
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    Reference reference;
    reference.files = { DocumentStore(database).find(id)->path };
    reference.note = u"Ask Jane"_s;
    NoteStore notes(database);
    notes.set(id, u"Mine"_s);
    QCOMPARE(applyReferences(database, { reference }).added, 1);
    QCOMPARE(notes.find(id), u"Mine\n\nAsk Jane"_s);
    QCOMPARE(applyReferences(database, { reference }).alreadyThere, 1); // done twice it changes nothing more
    QCOMPARE(notes.find(id), u"Mine\n\nAsk Jane"_s);
}

ADDUCE_TEST(TestReferenceMarks)
#include "test_reference_marks.moc"
