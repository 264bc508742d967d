#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What is highlighted, from the command line.
class TestHighlightsCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isListedAndFound();
    void changesAndGoes();
    void survivesANewVersion();
    void isWrittenAsMarkdown();
    void whatIsWrongIsSaid();

private:
    [[nodiscard]] Ran run(const QStringList &arguments) const
    {
        return m_program->run(QStringList { u"highlights"_s } + arguments);
    }
    std::unique_ptr<test::Program> m_program;
    QString m_paper;
};

void TestHighlightsCommand::init()
{
    m_program = std::make_unique<test::Program>();
    m_paper = m_program->write(u"naps.md"_s,
        "# Napping and memory\n\nA nap of thirty minutes improves the recall of word pairs on the same day.\n"
        "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n");
    QCOMPARE(m_program->run({ u"add"_s, m_paper }).code, 0);
    QCOMPARE(
        run({ u"add"_s, u"naps.md"_s, u"1"_s, u"The nap group recalled 42 word pairs"_s, u"--note"_s, u"A *large* effect"_s })
            .code,
        0);
}

void TestHighlightsCommand::isListedAndFound()
{
    const QJsonObject one = run({}).array().first().toObject();
    QCOMPARE(one[u"quote"_s].toString(), u"The nap group recalled 42 word pairs"_s);
    QCOMPARE(one[u"colour"_s].toString(), u"yellow"_s);
    QCOMPARE(one[u"page"_s].toInt(), 1);
    QCOMPARE(run({ u"naps.md"_s }).array().size(), 1);
    QCOMPARE(run({ u"--find"_s, u"large NAP"_s }).array().size(), 1);
    QCOMPARE(run({ u"--find"_s, u"coffee"_s }).array().size(), 0);
    QCOMPARE(run({ u"--colour"_s, u"blue"_s }).array().size(), 0);
    QVERIFY(m_program->run({ u"highlights"_s }, false).out.contains("A *large* effect"));
}

void TestHighlightsCommand::changesAndGoes()
{
    QCOMPARE(run({ u"change"_s, u"1"_s, u"--colour"_s, u"purple"_s, u"--note"_s, u""_s }).code, 0);
    const QJsonObject one = run({}).array().first().toObject();
    QCOMPARE(one[u"colour"_s].toString(), u"purple"_s);
    QVERIFY(one[u"note"_s].toString().isEmpty());
    QCOMPARE(run({ u"remove"_s, u"1"_s }).code, 0);
    QVERIFY(run({}).array().isEmpty());
}

void TestHighlightsCommand::survivesANewVersion()
{
    m_program->write(u"naps.md"_s,
        "# Napping and memory\n\nWhat was written before it was rewritten from the first word to the last one.\n\n"
        "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n");
    QCOMPARE(m_program->run({ u"add"_s, m_paper }).code, 0);
    const QJsonArray listed = run({ u"naps.md"_s }).array();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().toObject()[u"note"_s].toString(), u"A *large* effect"_s);
}

void TestHighlightsCommand::isWrittenAsMarkdown()
{
    const QString path = m_program->folder() + u"/out.md"_s;
    QCOMPARE(run({ u"--output"_s, path }).code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("- “The nap group recalled 42 word pairs” (p. 1, Yellow)\n\n  A *large* effect"));
    QCOMPARE(run({ u"--output"_s, path }).code, 1); // it is there
}

void TestHighlightsCommand::whatIsWrongIsSaid()
{
    QCOMPARE(run({ u"add"_s, u"naps.md"_s, u"1"_s, u"Words that nobody wrote"_s }).code, 1);
    QCOMPARE(run({ u"add"_s, u"naps.md"_s, u"7"_s, u"The nap group"_s }).code, 1);
    QCOMPARE(run({ u"change"_s, u"9"_s }).code, 1);
    QCOMPARE(run({ u"change"_s, u"1"_s, u"--colour"_s, u"black"_s }).code, 1);
    QCOMPARE(run({ u"add"_s, u"naps.md"_s }).code, 2);
    QCOMPARE(run({ u"other.md"_s }).code, 1);
}

ADDUCE_TEST(TestHighlightsCommand)
#include "test_highlights_command.moc"
