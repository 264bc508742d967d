#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What another program's parser wrote, read into collections.
class TestImportingChunks : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eachIntoItsCollection();
    void nothingElseIsLeft();
    void nothingGoesWhereOneCannotBeRead();
    void collectionsThatDoNotMatchAreRefused();

private:
    std::unique_ptr<test::Program> m_program;
    QString m_naps;
    QString m_tea;
};

void TestImportingChunks::init()
{
    m_program = std::make_unique<test::Program>();
    m_naps = m_program->write(u"chunks_naps.json"_s,
        R"([{"text": "A nap of thirty minutes improves the recall of word pairs.", "meta": {"headings": ["Results"]}}])");
    m_tea = m_program->write(
        u"chunks_tea.json"_s, R"({"title": "Tea and sleep", "chunks": [{"text": "Green tea delays sleep by twelve minutes."}]})");
}

void TestImportingChunks::eachIntoItsCollection()
{
    test::Program &p = *m_program;
    const auto done =
        p.run({ u"import"_s, u"chunks"_s, u"--collection"_s, u"Naps"_s, m_naps, u"--collection"_s, u"Tea"_s, m_tea });
    QCOMPARE(done.code, 0);
    QCOMPARE(done.object()[u"files"_s].toArray().size(), 2);
    const QJsonArray tea = p.run({ u"list"_s, u"--collection"_s, u"Tea"_s }).array();
    QCOMPARE(tea.size(), 1);
    QCOMPARE(tea[0].toObject()[u"title"_s].toString(), u"Tea and sleep"_s);
    QCOMPARE(tea[0].toObject()[u"format"_s].toString(), u"chunks"_s);
    QCOMPARE(p.run({ u"list"_s, u"--collection"_s, u"Naps"_s }).array().size(), 1);
    const auto answer = p.run({ u"ask"_s, u"--collection"_s, u"Naps"_s, u"What improves the recall of word pairs?"_s }, false);
    QVERIFY(answer.out.contains("A nap of thirty minutes improves the recall of word pairs."));
}

void TestImportingChunks::nothingElseIsLeft()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"old.md"_s, "# Old\n\nAn older paper that is no longer wanted here.\n"), m_naps });
    const auto done = p.run({ u"import"_s, u"chunks"_s, u"--delete-all"_s, u"--collection"_s, u"All"_s, m_naps, m_tea });
    QCOMPARE(done.code, 0);
    QCOMPARE(done.object()[u"removed"_s].toInt(), 1);
    QCOMPARE(p.run({ u"list"_s }).array().size(), 2);
    QCOMPARE(p.run({ u"list"_s, u"--collection"_s, u"All"_s }).array().size(), 2);
}

void TestImportingChunks::nothingGoesWhereOneCannotBeRead()
{
    test::Program &p = *m_program;
    (void)p.run({ u"add"_s, p.write(u"old.md"_s, "# Old\n\nAn older paper that is still wanted here.\n") });
    const auto done =
        p.run({ u"import"_s, u"chunks"_s, u"--delete-all"_s, m_naps, p.write(u"chunks_none.json"_s, R"([{"text": " "}])") });
    QCOMPARE(done.code, 3);
    QVERIFY(done.err.contains("nothing was deleted"));
    QCOMPARE(p.run({ u"list"_s }).array().size(), 3);
}

void TestImportingChunks::collectionsThatDoNotMatchAreRefused()
{
    test::Program &p = *m_program;
    QCOMPARE(p.run({ u"import"_s, u"chunks"_s }).code, 2);
    QCOMPARE(p.run({ u"import"_s, u"chunks"_s, u"--collection"_s, u"A"_s, u"--collection"_s, u"B"_s, m_naps }).code, 2);
}

ADDUCE_TEST(TestImportingChunks)
#include "test_importing_chunks.moc"
