#include "core/library/metadata_store.h"
#include "core/question/named_papers.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestNamedPapers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void papersAreNamed_data();
    void papersAreNamed();
    void whatIsLeftMayAskForFindings();

private:
    DocumentId add(const QString &name, const QStringList &authors, int year, const QString &title);

    test::LibraryFixture m_fixture;
};

DocumentId TestNamedPapers::add(const QString &name, const QStringList &authors, int year, const QString &title)
{
    const DocumentId id = m_fixture.add(name, { u"# Introduction"_s, u"A sentence of %1 words stands here."_s.arg(name) });
    Statement(m_fixture.database(), "UPDATE documents SET authors = ?, year = ?, title = ? WHERE id = ?")
        .bind(1, authors.join(u'\n'))
        .bind(2, year)
        .bind(3, title)
        .bind(4, id.value)
        .run();
    return id;
}

void TestNamedPapers::initTestCase()
{
    QCOMPARE(add(u"a"_s, { u"William Hornsby"_s, u"Ann Lee"_s }, 2020, u"Periodization and its discontents"_s).value, 1);
    QCOMPARE(add(u"b"_s, { u"Maria van der Berg"_s }, 2018, u"Sleep and recall in shift workers"_s).value, 2);
    QCOMPARE(add(u"c"_s, { u"Müller, Jörg"_s }, 2021, u"Eisen im Sport"_s).value, 3);
    QCOMPARE(add(u"d"_s, { u"Ann Lee"_s }, 2022, u"Another work"_s).value, 4);
}

void TestNamedPapers::papersAreNamed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QList<qint64>>("documents");
    QTest::addColumn<QString>("rest");
    const auto row = [](const char *question, const QList<qint64> &documents, const char *rest) {
        QTest::newRow(question) << QString::fromUtf8(question) << documents << QString::fromUtf8(rest);
    };
    row("What did Hornsby 2020 conclude?", { 1 }, "What did conclude?");
    row("What do Hornsby and Lee (2020) say of blocks?", { 1 }, "What do say of blocks?");
    row("What did Hornsby et al. find?", { 1 }, "What did find?");
    row("According to van der Berg, does sleep help?", { 2 }, "According to , does sleep help?");
    row("What did Müller 2021 measure?", { 3 }, "What did measure?");
    row("What is Hornsby's conclusion on blocks?", { 1 }, "What is conclusion on blocks?");
    row("What did Lee find?", { 1, 4 }, "What did find?");
    row("What is in \"Sleep and recall in shift workers\"?", { 2 }, "What is in ?");
    row("What does \"recall in shift\" mean?", {}, "What does \"recall in shift\" mean?");
    row("What did Hornsby 2019 conclude?", {}, "What did Hornsby 2019 conclude?");
    row("What did Smith 2020 conclude?", {}, "What did Smith 2020 conclude?");
    row("Did Lee break the record?", {}, "Did Lee break the record?");
    row("What happened in May 2020?", {}, "What happened in May 2020?");
    row("how does iron work?", {}, "how does iron work?");
}

void TestNamedPapers::papersAreNamed()
{
    QFETCH(QString, question);
    QFETCH(QList<qint64>, documents);
    QFETCH(QString, rest);
    const NamedPapers named = namedPapers(question, m_fixture.database());
    QList<qint64> found;
    for (const DocumentId id : named.documents)
        found << id.value;
    std::ranges::sort(found);
    QCOMPARE(found, documents);
    QCOMPARE(named.rest, rest);
    QCOMPARE(named.names.size(), documents.size());
}

void TestNamedPapers::whatIsLeftMayAskForFindings()
{
    QVERIFY(asksOnlyWhatWasFound(u"What did conclude?"_s));
    QVERIFY(asksOnlyWhatWasFound(u"What are the main findings of ?"_s));
    QVERIFY(!asksOnlyWhatWasFound(u"What did find about iron?"_s));
}

ADDUCE_TEST(TestNamedPapers)
#include "test_named_papers.moc"
