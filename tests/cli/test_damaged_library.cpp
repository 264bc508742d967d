#include "core/library/database.h"
#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// Commands on a library whose file is damaged.
class TestDamagedLibrary : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsWrittenIntoIt();
    void damageThatIsMetIsRemembered();

private:
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
    QVERIFY2(added.err.contains("damaged"), added.err.constData());
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

ADDUCE_TEST(TestDamagedLibrary)
#include "test_damaged_library.moc"
