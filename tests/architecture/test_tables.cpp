#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The folder that owns a table: SQL that names it stands nowhere else. Tables that are not named belong to core/library.
const QHash<QString, QString> kOwners {
    { u"crossref_replies"_s, u"core/references"_s },
    { u"wanted_papers"_s, u"core/references"_s },
    { u"rank_scores"_s, u"core/ask"_s },
    { u"threads"_s, u"core/threads"_s },
    { u"turns"_s, u"core/threads"_s },
    { u"thread_tags"_s, u"core/threads"_s },
    { u"thread_texts"_s, u"core/threads"_s },
    { u"threads_fts"_s, u"core/threads"_s },
    { u"ratings"_s, u"core/threads"_s },
    { u"turn_facts"_s, u"core/threads"_s },
    { u"turn_quotes"_s, u"core/threads"_s },
    { u"quote_checks"_s, u"core/threads"_s },
    { u"evidence_looks"_s, u"core/threads"_s },
    { u"evidence_changes"_s, u"core/threads"_s },
    { u"evidence_tables"_s, u"core/evidence"_s },
    { u"evidence_rows"_s, u"core/evidence"_s },
    { u"matrix_questions"_s, u"core/evidence"_s },
    { u"matrix_papers"_s, u"core/evidence"_s },
    { u"matrix_cells"_s, u"core/evidence"_s },
    { u"highlights"_s, u"core/highlights"_s },
    { u"laboratory"_s, u"core/laboratory"_s },
    { u"laboratory_papers"_s, u"core/laboratory"_s },
    { u"laboratory_rows"_s, u"core/laboratory"_s },
    { u"users"_s, u"core/serving"_s },
    { u"user_collections"_s, u"core/serving"_s },
    { u"evaluation_runs"_s, u"core/evaluation"_s },
    { u"evaluation_results"_s, u"core/evaluation"_s },
};
const QString kOtherwise = u"core/library"_s;

QString textOf(const QString &path)
{
    QFile file(adduce::test::inSources(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Tables and views of a library, those of FTS5 among them.
QStringList tablesIn(const QString &schema)
{
    static const QRegularExpression created(uR"(CREATE (?:VIRTUAL )?(?:TABLE|VIEW) (?:IF NOT EXISTS )?(\w+))"_s);
    QStringList tables;
    auto it = created.globalMatch(schema);
    while (it.hasNext())
        tables << it.next().captured(1);
    tables.removeDuplicates();
    return tables;
}

/// What the string literals of a source name as tables.
QStringList tablesNamedIn(QString source)
{
    static const QRegularExpression broken(uR"(\x22\s*\n\s*(?:u8|u)?\x22)"_s); // a literal that goes on in the next line
    static const QRegularExpression literal(uR"(\x22((?:\\.|[^\x22\\\n])*)\x22)"_s);
    static const QRegularExpression named(uR"(\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+(\w+))"_s);
    source.remove(broken);
    QStringList tables;
    auto literals = literal.globalMatch(source);
    while (literals.hasNext()) {
        auto names = named.globalMatch(literals.next().captured(1));
        while (names.hasNext())
            tables << names.next().captured(1).remove(u"_docsize"_s); // the sizes that FTS5 keeps
    }
    return tables;
}

} // namespace

/// SQL on a table stands in the folder that owns it.
class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void findsTables();
    void everyTableHasOneOwner_data();
    void everyTableHasOneOwner();
    void everyOwnerOwns();
};

void TestTables::findsTables()
{
    const QString source =
        u"Statement(d, \"SELECT a FROM b \"\n    \"JOIN c ON 1\"); f(\"UPDATE d SET x\", \"FROM e_docsize\");"_s;
    QCOMPARE(tablesNamedIn(source), (QStringList { u"b"_s, u"c"_s, u"d"_s, u"e"_s }));
}

void TestTables::everyTableHasOneOwner_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s }) {
        QDirIterator it(adduce::test::inSources(folder), { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = QDir(adduce::test::inSources()).relativeFilePath(it.next());
            if (!file.startsWith(u"core/library/migrations"_s) // they make the tables
                && file != u"core/references/zotero_reader.cpp"_s) // of Zotero's own database
                QTest::newRow(qPrintable(file)) << file;
        }
    }
}

void TestTables::everyTableHasOneOwner()
{
    QFETCH(QString, file);
    static const QStringList tables = tablesIn(textOf(u"core/library/migrations.cpp"_s));
    QVERIFY(tables.size() > 30);
    for (const QString &table : tablesNamedIn(textOf(file)))
        if (tables.contains(table)) {
            const QString owner = kOwners.value(table, kOtherwise);
            QVERIFY2(file.startsWith(owner + u'/'), qPrintable(u"%1 names %2, which %3 owns"_s.arg(file, table, owner)));
        }
}

void TestTables::everyOwnerOwns()
{
    const QStringList tables = tablesIn(textOf(u"core/library/migrations.cpp"_s));
    for (auto it = kOwners.begin(); it != kOwners.end(); ++it)
        QVERIFY2(tables.contains(it.key()), qPrintable(it.key() + u" is no table"_s));
}

ADDUCE_TEST(TestTables)
#include "test_tables.moc"
