#include "core/library/database.h"
#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// Commands on a library whose file is damaged, and what is taken over of it.
class TestDamagedLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsWrittenIntoIt();
    void damageThatIsMetIsRemembered();
    void anAnswerThatCannotBeReadIsNoDamagedFile();
    void isTakenOver();
    void papersAreReadAgainWhereTheyAreTheSame();
    void aFileThatIsThereIsNotTakenOver();
    void aFileWithoutRowsIsSaid();
    void aForeignTriggerIsSaid();

private:
    [[nodiscard]] QString fresh() const { return m_program->folder() + u"/fresh.adduce"_s; }
    [[nodiscard]] Ran runOn(const QString &library, const QStringList &arguments) const;
    [[nodiscard]] QByteArray bytes() const;
    void damage(const QByteArray &table) const; ///< the page where the table begins
    std::unique_ptr<test::Program> m_program;
};

static const QByteArray kNaps = "# Napping and memory\n\n## Results\n\n"
                                "A nap of thirty minutes improves the recall of word pairs on the same day.\n"
                                "The nap group recalled 42 word pairs and the film group recalled 31 pairs.\n";
static const QString kQuestion = u"Does a nap improve the recall of word pairs?"_s;

void TestDamagedLibrary::init()
{
    m_program = std::make_unique<test::Program>();
    QCOMPARE(m_program->run({ u"add"_s, m_program->write(u"naps.md"_s, kNaps), u"--tag"_s, u"sleep"_s }).code, 0);
    QCOMPARE(m_program->run({ u"ask"_s, kQuestion }).code, 0);
}

Ran TestDamagedLibrary::runOn(const QString &library, const QStringList &arguments) const
{
    return m_program->run(QStringList { u"--library"_s, library } + arguments);
}

QByteArray TestDamagedLibrary::bytes() const
{
    QFile file(m_program->library());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestDamagedLibrary::damage(const QByteArray &table) const
{
    qint64 page = 0;
    {
        Database database(m_program->library());
        Statement root(database, "SELECT rootpage FROM sqlite_schema WHERE name = ?");
        QVERIFY(root.bind(1, QString::fromUtf8(table)).step());
        page = root.integer(0);
    }
    QFile file(m_program->library());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek((page - 1) * 4096);
    file.write(QByteArray(4096, '\x5a'));
}

void TestDamagedLibrary::nothingIsWrittenIntoIt()
{
    QFile::remove(m_program->library() + u".check"_s); // nobody looked for a week
    damage("quote_checks");
    const QByteArray before = bytes();
    const Ran added = m_program->run({ u"add"_s, m_program->write(u"coffee.md"_s, kNaps + "More.\n") }, false);
    QCOMPARE(added.code, 1);
    QVERIFY2(added.err.contains("damaged") && added.err.contains("rescue"), added.err.constData());
    const Ran list = m_program->run({ u"list"_s }, false);
    QCOMPARE(list.code, 0);
    QVERIFY(list.out.contains("Napping"));
    QVERIFY2(list.err.contains("opened for reading only"), list.err.constData());
    const Ran asked = m_program->run({ u"ask"_s, kQuestion }, false);
    QCOMPARE(asked.code, 0);
    QVERIFY(asked.err.contains("not kept"));
    QCOMPARE(bytes(), before);
}

void TestDamagedLibrary::damageThatIsMetIsRemembered()
{
    damage("turns");
    QCOMPARE(m_program->run({ u"show"_s, u"1"_s }, false).code, 1);
    const QByteArray before = bytes();
    const Ran tagged = m_program->run({ u"tags"_s, u"add"_s, u"later"_s, u"naps.md"_s }, false);
    QCOMPARE(tagged.code, 1);
    QVERIFY(tagged.err.contains("damaged"));
    QCOMPARE(bytes(), before);
}

void TestDamagedLibrary::anAnswerThatCannotBeReadIsNoDamagedFile()
{
    Database(m_program->library()).execute("UPDATE turns SET answer = '{cut'");
    const Ran shown = m_program->run({ u"show"_s, u"1"_s }, false);
    QCOMPARE(shown.code, 1);
    QVERIFY(shown.err.contains("damaged"));
    QCOMPARE(m_program->run({ u"tags"_s, u"add"_s, u"later"_s, u"naps.md"_s }).code, 0);
}

void TestDamagedLibrary::isTakenOver()
{
    damage("quote_checks");
    const QByteArray before = bytes();
    const Ran rescued = m_program->run({ u"rescue"_s, fresh() });
    QVERIFY2(rescued.code == 0, rescued.err.constData());
    QCOMPARE(rescued.object()[u"rows"_s][u"turns"_s].toInt(), 1);
    QVERIFY(rescued.object()[u"unreadable_pages"_s].toInt() > 0);
    QCOMPARE(bytes(), before);
    QCOMPARE(runOn(fresh(), { u"threads"_s }).array().size(), 1);
    QCOMPARE(runOn(fresh(), { u"list"_s, u"--tag"_s, u"sleep"_s }).array().size(), 1);
    const Ran asked = runOn(fresh(), { u"ask"_s, kQuestion });
    QCOMPARE(asked.object()[u"verdict"_s].toString(), u"answered"_s);
    const Ran checked = runOn(fresh(), { u"threads"_s, u"check"_s, u"--all"_s });
    QCOMPARE(checked.code, 0);
}

void TestDamagedLibrary::papersAreReadAgainWhereTheyAreTheSame()
{
    QCOMPARE(m_program->run({ u"add"_s, m_program->write(u"other.md"_s, "# Other\n\n" + kNaps + "But more of it.\n") }).code, 0);
    damage("sentences");
    (void)m_program->write(u"other.md"_s, "Changed.\n");
    const Ran rescued = m_program->run({ u"rescue"_s, fresh() });
    QCOMPARE(rescued.code, 3);
    QCOMPARE(rescued.object()[u"read_again"_s].toArray().size(), 1);
    QCOMPARE(rescued.object()[u"lost_texts"_s].toArray().size(), 1);
    QHash<QString, QString> states;
    for (const QJsonValue &row : runOn(fresh(), { u"list"_s }).array())
        states[QFileInfo(row[u"path"_s].toString()).fileName()] = row[u"state"_s].toString();
    QCOMPARE(states, (QHash<QString, QString> { { u"naps.md"_s, u"ready"_s }, { u"other.md"_s, u"failed"_s } }));
    QCOMPARE(runOn(fresh(), { u"ask"_s, kQuestion }).object()[u"verdict"_s].toString(), u"answered"_s);
}

void TestDamagedLibrary::aFileThatIsThereIsNotTakenOver()
{
    const QString there = m_program->write(u"fresh.adduce"_s, "mine");
    QCOMPARE(m_program->run({ u"rescue"_s, there }).code, 1);
    QFile file(there);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
    QCOMPARE(m_program->run({ u"rescue"_s }).code, 2);
}

void TestDamagedLibrary::aFileWithoutRowsIsSaid()
{
    const QString letter = m_program->write(u"letter.adduce"_s, QByteArray("Dear grandmother, ").repeated(2000));
    const Ran ran = runOn(letter, { u"rescue"_s, fresh() });
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.err.contains("damaged"));
    QVERIFY(!QFileInfo::exists(fresh()));
    QVERIFY(!QFileInfo::exists(fresh() + u".part"_s));
    QCOMPARE(runOn(m_program->folder() + u"/nowhere.adduce"_s, { u"rescue"_s, fresh() }).code, 1);
}

void TestDamagedLibrary::aForeignTriggerIsSaid()
{
    {
        Database database(m_program->library());
        database.execute("CREATE TRIGGER harvest AFTER INSERT ON turns BEGIN UPDATE threads SET title = 'harvested'; END");
    }
    const Ran asked = m_program->run({ u"ask"_s, kQuestion }, false);
    QCOMPARE(asked.code, 1);
    QVERIFY2(asked.err.contains("did not make") && asked.err.contains("trigger harvest"), asked.err.constData());
    const Ran rescued = m_program->run({ u"rescue"_s, fresh() });
    QCOMPARE(rescued.code, 0);
    const Ran threads = runOn(fresh(), { u"threads"_s });
    QCOMPARE(threads.array().size(), 1);
    QVERIFY(!threads.out.contains("harvested"));
}

ADDUCE_TEST(TestDamagedLibrary)
#include "test_damaged_library.moc"
