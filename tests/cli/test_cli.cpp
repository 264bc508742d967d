#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <cctype>

using namespace Qt::StringLiterals;
using adduce::test::Ran;

/// The real program on a library and papers of its own.
class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void addsAndLists();
    void addsTheSameBytesOnce();
    void addTellsWhatFailed();
    void removesByName();
    void asksWithCitations();
    void saysWhatIsCutOtherwise();
    void refusalIsAnAnswer();
    void textIsOneSentenceALine();
    void threadsShowAndExport();
    void threadsAreFoundCheckedAndImported();
    void exportNeverOverwrites();
    void searchShowsScores();
    void searchSaysThatNothingWasFound();
    void searchesByOneListAlone();
    void onlyWhatPutsSomethingInMakesALibrary_data();
    void onlyWhatPutsSomethingInMakesALibrary();
    void anEmptyLibraryIsNamed_data();
    void anEmptyLibraryIsNamed();
    void wrongUsage_data();
    void wrongUsage();
    void evaluationNeedsItsPapers();
    void damagedLibraryIsSaid();
    void theVersionTellsTheReaders();
    void namesCannotSteerTheTerminal_data();
    void namesCannotSteerTheTerminal();
    void aNameIsOneLine();
    void statementsAreChecked();
    void savedAnswersAreMadeFalse();

private:
    [[nodiscard]] Ran run(const QStringList &arguments, bool json = true) const { return m_program->run(arguments, json); }
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const { return m_program->write(name, bytes); }
    std::unique_ptr<adduce::test::Program> m_program;
};

static const QByteArray kNaps = "# Napping and memory\n\n## Introduction\n\nSleep loss harms the memory of students.\n"
                                "Earlier work on naps gave mixed results.\n\n## Results\n\n"
                                "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n"
                                "A nap of thirty minutes improves the recall of word pairs on the same day.\n";
static const QByteArray kCoffee = "# Coffee before a race\n\n## Results\n\n"
                                  "Caffeine shortened the ten kilometre time by 1.3 percent on average.\n"
                                  "Perceived exertion was lower after caffeine although the heart rate was higher.\n";

void TestCli::init()
{
    m_program = std::make_unique<adduce::test::Program>();
}

void TestCli::addsAndLists()
{
    const Ran added = run({ u"add"_s, write(u"naps.md"_s, kNaps), write(u"coffee.md"_s, kCoffee) });
    QCOMPARE(added.code, 0);
    QCOMPARE(added.object()[u"ready"_s].toInt(), 2);
    const QJsonArray list = run({ u"list"_s }).array();
    QCOMPARE(list.size(), 2);
    for (const QJsonValue &row : list) {
        QCOMPARE(row[u"state"_s].toString(), u"ready"_s);
        QVERIFY(row[u"pages"_s].toInt() > 0);
        QCOMPARE(row[u"sha256"_s].toString().size(), 64);
    }
}

void TestCli::addsTheSameBytesOnce()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const Ran again = run({ u"add"_s, write(u"copy.md"_s, kNaps), m_program->folder() + u"/naps.md"_s });
    QCOMPARE(again.code, 0);
    QCOMPARE(again.object()[u"already_there"_s].toInt(), 2);
    QCOMPARE(run({ u"list"_s }).array().size(), 1);
}

void TestCli::addTellsWhatFailed()
{
    const Ran partly =
        run({ u"add"_s, write(u"naps.md"_s, kNaps), write(u"empty.pdf"_s, {}), m_program->folder() + u"/nowhere.pdf"_s });
    QCOMPARE(partly.code, 3);
    QHash<QString, QString> reasons;
    for (const QJsonValue &row : partly.object()[u"documents"_s].toArray()) {
        reasons[row[u"path"_s].toString().section(u'/', -1)] = row[u"reason"_s].toString();
        QVERIFY(row[u"state"_s] == u"ready"_s || row[u"message"_s].toString().contains(u'.'));
    }
    QCOMPARE(reasons[u"empty.pdf"_s], u"empty"_s);
    QCOMPARE(reasons[u"nowhere.pdf"_s], u"missing"_s);
    QCOMPARE(run({ u"add"_s, write(u"broken.pdf"_s, "%PDF-1.4 and nothing more") }).code, 1);
}

void TestCli::removesByName()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps), write(u"coffee.md"_s, kCoffee) });
    QCOMPARE(run({ u"remove"_s, u"naps.md"_s }).code, 0);
    const QJsonArray list = run({ u"list"_s }).array();
    QCOMPARE(list.size(), 1);
    QVERIFY(list[0][u"path"_s].toString().endsWith(u"coffee.md"_s));
    QCOMPARE(run({ u"remove"_s, u"naps.md"_s }).code, 1);
    QVERIFY(QFile::exists(m_program->folder() + u"/naps.md"_s));
}

void TestCli::asksWithCitations()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps), write(u"coffee.md"_s, kCoffee) });
    const QJsonObject answer = run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s }).object();
    QCOMPARE(answer[u"verdict"_s].toString(), u"answered"_s);
    QVERIFY(QStringList({ u"high"_s, u"medium"_s, u"low"_s }).contains(answer[u"confidence"_s].toString()));
    QVERIFY(answer[u"trace"_s].toInt() > 0);
    QVERIFY(answer[u"caveats"_s].isArray() && answer[u"removed"_s].isArray());
    QVERIFY(!answer[u"sentences"_s].toArray().isEmpty());
    for (const QJsonValue &sentence : answer[u"sentences"_s].toArray()) {
        QVERIFY(!sentence[u"text"_s].toString().isEmpty());
        QVERIFY(!sentence[u"citations"_s].toArray().isEmpty());
        for (const QJsonValue &citation : sentence[u"citations"_s].toArray()) {
            QVERIFY(citation[u"path"_s].toString().endsWith(u".md"_s));
            QVERIFY(citation[u"page"_s].toInt() >= 1);
            QVERIFY(!citation[u"label"_s].toString().isEmpty());
            QVERIFY(!citation[u"quote"_s].toString().isEmpty());
            QCOMPARE(citation[u"rects"_s][0].toArray().size(), 4);
        }
    }
}

void TestCli::saysWhatIsCutOtherwise()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps), write(u"coffee.md"_s, kCoffee) });
    const QString question = u"Does a nap improve the recall of word pairs?"_s;
    for (const auto &[profile, papers] : { std::pair(u"adduce"_s, 0), std::pair(u"portal"_s, 0), std::pair(u"nutor"_s, 2) }) {
        const Ran asked = run({ u"ask"_s, u"--profile"_s, profile, question });
        QCOMPARE(asked.object()[u"cut_otherwise"_s].toInt(-1), papers);
        QCOMPARE(asked.object()[u"profile"_s][u"name"_s].toString(), profile);
        const Ran searched = run({ u"search"_s, u"--profile"_s, profile, u"nap"_s });
        QVERIFY(!searched.array().isEmpty()); // they are used as they are
        for (const QJsonValue &passage : searched.array())
            QCOMPARE(passage[u"cut_otherwise"_s].toBool(), papers > 0);
        for (const Ran &ran : { asked, searched })
            QCOMPARE(ran.err.contains("cut otherwise than the profile nutor asks: 2"), papers > 0);
    }
}

void TestCli::refusalIsAnAnswer()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const Ran ran = run({ u"ask"_s, u"What is the capital of Mongolia?"_s });
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.object()[u"verdict"_s].toString(), u"no_evidence"_s);
    QVERIFY(ran.object()[u"sentences"_s].toArray().isEmpty());
    QVERIFY(!ran.object()[u"search"_s][u"suggestions"_s].toArray().isEmpty());
}

void TestCli::textIsOneSentenceALine()
{
    const QString path = write(u"naps.md"_s, kNaps);
    (void)run({ u"add"_s, path });
    const QStringList lines = QString::fromUtf8(run({ u"text"_s, u"naps.md"_s }, false).out).split(u'\n', Qt::SkipEmptyParts);
    const qsizetype results = lines.indexOf(u"# Results"_s);
    QVERIFY2(results > 0, qPrintable(lines.join(u'|')));
    QCOMPARE(lines.value(results + 1), u"The nap group recalled 42 word pairs and the film group recalled 31 pairs."_s);
    QCOMPARE(run({ u"text"_s, u"unknown.md"_s }).code, 1);
}

void TestCli::threadsShowAndExport()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const int thread = run({ u"ask"_s, u"Does a nap improve recall of word pairs?"_s }).object()[u"thread"_s].toInt();
    const QString id = QString::number(thread);
    (void)run({ u"--thread"_s, id, u"ask"_s, u"What is the capital of Mongolia?"_s });
    const QJsonArray threads = run({ u"threads"_s }).array();
    QCOMPARE(threads.size(), 1);
    QCOMPARE(threads[0][u"questions"_s].toInt(), 2);
    QCOMPARE(run({ u"show"_s, id }).object()[u"turns"_s].toArray().size(), 2);
    QVERIFY(run({ u"export"_s, id, u"--format"_s, u"md"_s }, false).out.contains("nap"));
    QVERIFY(run({ u"export"_s, id, u"--format"_s, u"csv"_s }, false).out.contains(','));
    QVERIFY(run({ u"export"_s, id, u"--format"_s, u"pdf"_s }, false).out.startsWith("%PDF-"));
    if (!QStandardPaths::findExecutable(u"pandoc"_s).isEmpty())
        QVERIFY(run({ u"export"_s, id, u"--format"_s, u"docx"_s }, false).out.startsWith("PK"));
    QCOMPARE(run({ u"show"_s, u"4711"_s }).code, 1);
}

void TestCli::threadsAreFoundCheckedAndImported()
{
    const QString paper = write(u"naps.md"_s, kNaps);
    (void)run({ u"add"_s, paper });
    const QString id =
        QString::number(run({ u"ask"_s, u"Does a nap improve recall of word pairs?"_s }).object()[u"thread"_s].toInt());
    QCOMPARE(run({ u"threads"_s, u"find"_s, u"word pairs"_s }).array().size(), 1);
    QCOMPARE(run({ u"threads"_s, u"find"_s, u"Mongolia"_s }).array().size(), 0);
    const Ran checked = run({ u"threads"_s, u"check"_s, id });
    QCOMPARE(checked.code, 0);
    QCOMPARE(checked.array()[0][u"outcome"_s].toString(), u"found"_s);
    QCOMPARE(checked.array()[0][u"file"_s].toString(), u"unchanged"_s);

    const Ran told = run({ u"threads"_s, u"check"_s, id }, false);
    QVERIFY2(told.out.startsWith("Quotes checked: ") && told.out.endsWith(", all stand on their pages\n"), told.out.constData());

    QVERIFY(run({ u"threads"_s }, false).out.contains("  1 question, "));

    // Into an empty library, before and after its paper.
    const QString file = m_program->folder() + u"/thread.json"_s;
    QCOMPARE(run({ u"export"_s, id, u"--format"_s, u"json"_s, u"-o"_s, file }).code, 0);
    const QString other = m_program->folder() + u"/other.adduce"_s;
    const Ran early = run({ u"--library"_s, other, u"threads"_s, u"import"_s, file });
    QCOMPARE(early.code, 3);
    QCOMPARE(early.array()[0][u"outcome"_s].toString(), u"no_document"_s);
    (void)run({ u"--library"_s, other, u"add"_s, paper });
    QCOMPARE(run({ u"--library"_s, other, u"threads"_s, u"check"_s, u"--all"_s }).code, 0);
    QCOMPARE(run({ u"--library"_s, other, u"threads"_s, u"import"_s, paper }).code, 1);
    QCOMPARE(run({ u"--library"_s, other, u"threads"_s }).array().size(), 1);
}

void TestCli::exportNeverOverwrites()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const QString id = QString::number(run({ u"ask"_s, u"Does a nap improve recall?"_s }).object()[u"thread"_s].toInt());
    const QString mine = write(u"mine.md"_s, "my notes");
    QCOMPARE(run({ u"export"_s, id, u"-o"_s, mine }).code, 1);
    QFile file(mine);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("my notes"));
}

void TestCli::searchShowsScores()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps), write(u"coffee.md"_s, kCoffee) });
    const QJsonArray hits = run({ u"search"_s, u"caffeine"_s }).array();
    QVERIFY(!hits.isEmpty());
    QVERIFY(hits[0][u"path"_s].toString().endsWith(u"coffee.md"_s));
    QVERIFY(hits[0][u"score"_s].toDouble() > 0);
    const QString line = u"%1/page %2: %3\n"_s.arg(hits[0][u"source"_s].toString(),
        QString::number(hits[0][u"first_page"_s].toInt()), hits[0][u"text"_s].toString().simplified());
    QVERIFY(run({ u"search"_s, u"--lines"_s, u"caffeine"_s }, false).out.startsWith(line.toUtf8())); // FS6
}

void TestCli::searchesByOneListAlone()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const Ran byWords = run({ u"search"_s, u"--mode"_s, u"keyword"_s, u"nap"_s });
    QVERIFY(!byWords.array().isEmpty());
    const Ran byMeaning = run({ u"search"_s, u"--mode"_s, u"vector"_s, u"nap"_s });
    QVERIFY(byMeaning.array() != byWords.array());
    QCOMPARE(run({ u"search"_s, u"--mode"_s, u"keyword"_s, u"quantum"_s }).array().size(), 0);
    QCOMPARE(run({ u"search"_s, u"--mode"_s, u"magic"_s, u"nap"_s }, false).code, 2);
}

void TestCli::searchSaysThatNothingWasFound()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const Ran ran = run({ u"search"_s, u"Mongolia"_s }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.out.isEmpty());
    QVERIFY(!ran.err.isEmpty());
}

void TestCli::onlyWhatPutsSomethingInMakesALibrary_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("list") << QStringList { u"list"_s };
    QTest::newRow("search") << QStringList { u"search"_s, u"naps"_s };
    QTest::newRow("explain") << QStringList { u"explain"_s, u"naps"_s };
    QTest::newRow("ask") << QStringList { u"ask"_s, u"Do naps help?"_s };
    QTest::newRow("chat") << QStringList { u"chat"_s };
    QTest::newRow("text") << QStringList { u"text"_s, u"1"_s };
    QTest::newRow("chunks") << QStringList { u"chunks"_s, u"1"_s };
    QTest::newRow("page") << QStringList { u"page"_s, u"1"_s, u"1"_s };
    QTest::newRow("threads") << QStringList { u"threads"_s };
    QTest::newRow("show") << QStringList { u"show"_s, u"1"_s };
    QTest::newRow("export") << QStringList { u"export"_s, u"1"_s };
    QTest::newRow("manifest") << QStringList { u"manifest"_s };
    for (const QString &format : { u"bibtex"_s, u"ris"_s, u"csl"_s })
        QTest::addRow("%s", qPrintable(format)) << QStringList { format };
    QTest::newRow("metadata") << QStringList { u"metadata"_s, u"1"_s };
    QTest::newRow("remove") << QStringList { u"remove"_s, u"1"_s };
    QTest::newRow("retry") << QStringList { u"retry"_s, u"--all"_s };
    QTest::newRow("collections") << QStringList { u"collections"_s };
    QTest::newRow("tags") << QStringList { u"tags"_s };
    QTest::newRow("duplicates") << QStringList { u"duplicates"_s };
    QTest::newRow("spaces") << QStringList { u"spaces"_s };
    QTest::newRow("evaluate") << QStringList { u"evaluate"_s };
}

void TestCli::onlyWhatPutsSomethingInMakesALibrary()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains(m_program->library().toUtf8()), ran.err.constData());
    QVERIFY(!QFile::exists(m_program->library()));
}

void TestCli::anEmptyLibraryIsNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("list") << QStringList { u"list"_s };
    QTest::newRow("search") << QStringList { u"search"_s, u"naps"_s };
    QTest::newRow("ask") << QStringList { u"ask"_s, u"Do naps help?"_s };
}

void TestCli::anEmptyLibraryIsNamed()
{
    QFETCH(const QStringList, arguments);
    const QString paper = write(u"naps.md"_s, kNaps);
    (void)run({ u"add"_s, paper });
    (void)run({ u"remove"_s, u"naps.md"_s });
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.err.contains("The library " + m_program->library().toUtf8() + " is empty. Add papers: "), ran.err.constData());
    QVERIFY(!ran.err.contains("Nothing was found"));
}

void TestCli::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("unknown command") << QStringList { u"dance"_s };
    QTest::newRow("add nothing") << QStringList { u"add"_s };
    QTest::newRow("ask nothing") << QStringList { u"ask"_s };
    QTest::newRow("ask a space") << QStringList { u"ask"_s, u" "_s };
    QTest::newRow("export to word") << QStringList { u"export"_s, u"1"_s, u"--format"_s, u"word"_s };
    QTest::newRow("show a word") << QStringList { u"show"_s };
}

void TestCli::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY(!ran.err.isEmpty());
}

void TestCli::evaluationNeedsItsPapers()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    const Ran none = run({ u"evaluate"_s }, false);
    QCOMPARE(none.code, 1);
    QVERIFY(none.out.isEmpty());
    QVERIFY2(none.err.contains("sandwich.pdf"), none.err.constData());
}

void TestCli::damagedLibraryIsSaid()
{
    QFile library(m_program->library());
    QVERIFY(library.open(QIODevice::WriteOnly));
    library.write(QByteArray("no database at all ").repeated(500));
    library.close();
    const Ran ran = run({ u"list"_s });
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.err.contains("damaged"));
}

/// By their versions the known faults of what reads papers are looked up.
void TestCli::theVersionTellsTheReaders()
{
    const Ran ran = run({ u"--version"_s }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.out.startsWith("adduce-cli "));
    for (const char *name :
        { "MuPDF", "SQLite", "Tesseract", "Leptonica", "libharu", "gumbo", "md4c", "libzip", "FreeType", "Qt" }) {
        const qsizetype at = ran.out.indexOf(QByteArray("\n  ") + name + ' ');
        QVERIFY2(at >= 0, name);
        QVERIFY2(std::isdigit(static_cast<unsigned char>(ran.out.at(at + 4 + qstrlen(name)))), name);
    }
}

void TestCli::namesCannotSteerTheTerminal_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("json");
    QTest::newRow("list") << QStringList { u"list"_s } << false;
    QTest::newRow("list as JSON") << QStringList { u"list"_s } << true;
    QTest::newRow("show") << QStringList { u"show"_s, u"1"_s } << false;
    QTest::newRow("manifest") << QStringList { u"manifest"_s } << false;
    for (const QString &format : { u"bibtex"_s, u"ris"_s, u"csl"_s })
        QTest::addRow("%s", qPrintable(format)) << QStringList { format } << false;
    for (const char *format : { "md", "csv", "bib", "ris", "csl", "json" })
        QTest::addRow("export as %s", format)
            << QStringList { u"export"_s, u"1"_s, u"--format"_s, QString::fromLatin1(format) } << false;
}

void TestCli::namesCannotSteerTheTerminal()
{
    QFETCH(QStringList, arguments);
    QFETCH(bool, json);
    const QString evil = u"evil\x1b[2J\a\x9b\x7f\u202e\u2066"_s;
    (void)run({ u"add"_s, write(evil + u".md"_s, kNaps) });
    (void)run({ u"metadata"_s, u"1"_s, u"--title"_s, evil });
    (void)run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s });
    const Ran ran = run(arguments, json);
    QCOMPARE(ran.code, 0);
    const QString out = QString::fromUtf8(ran.out);
    QVERIFY2(out.contains(u"evil"), ran.out.constData());
    for (const QChar c : u"\x1b\a\x9b\x7f\u202e\u2066"_s)
        QVERIFY2(!out.contains(c), ran.out.constData());
    if (json)
        QVERIFY(!QJsonDocument::fromJson(ran.out).isNull());
}

void TestCli::aNameIsOneLine()
{
    (void)run({ u"add"_s, write(u"naps\nready  .md"_s, kNaps) });
    const Ran ran = run({ u"list"_s }, false);
    QCOMPARE(ran.out.count('\n'), 1);
}

void TestCli::statementsAreChecked()
{
    const QByteArray lines = R"({"statement": "Naps improve recall.", "passages": ["Naps improve recall."]})"
                             "\n\n"
                             R"({"statement": "Naps impair recall.", "passages": ["Naps improve recall."]})";
    const Ran ran = run({ u"check"_s, write(u"statements.jsonl"_s, lines) });
    QCOMPARE(ran.code, 0);
    const QList<QByteArray> out = ran.out.trimmed().split('\n');
    QCOMPARE(out.size(), 2);
    QCOMPARE(QJsonDocument::fromJson(out[0])[u"verdict"_s].toString(), u"proved"_s);
    const QJsonDocument lie = QJsonDocument::fromJson(out[1]);
    QCOMPARE(lie[u"verdict"_s].toString(), u"contradicted"_s);
    QVERIFY(!lie[u"reasons"_s][0][u"words"_s].toString().isEmpty());
    for (const QByteArray &damaged : { QByteArray("no JSON"), QByteArray("{\"statement\": \"Naps help.\"}"), QByteArray("[]") }) {
        const Ran refused = run({ u"check"_s, write(u"damaged.jsonl"_s, damaged) });
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains("line 1"));
    }
    QCOMPARE(run({ u"check"_s, u"/nowhere.jsonl"_s }).code, 1);
    QCOMPARE(run({ u"check"_s }).code, 2);
}

void TestCli::savedAnswersAreMadeFalse()
{
    (void)run({ u"add"_s, write(u"naps.md"_s, kNaps) });
    QCOMPARE(run({ u"evaluate"_s, u"--mutations"_s }).code, 1); // nothing is saved
    (void)run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s });
    const Ran ran = run({ u"evaluate"_s, u"--mutations"_s });
    QCOMPARE(ran.code, 0);
    const QJsonDocument score = QJsonDocument::fromJson(ran.out);
    QVERIFY(score[u"sentences"_s].toInt() > 0);
    QCOMPARE(score[u"lost"_s].toInt(), 0);
    QVERIFY(!score[u"kinds"_s].toArray().isEmpty());
}

ADDUCE_TEST(TestCli)
#include "test_cli.moc"
