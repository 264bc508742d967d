#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Of each test class the programs that have one of that name.
QMultiHash<QString, QString> programs()
{
    static const QRegularExpression registered(u"^ADDUCE_TEST\\((\\w+)\\)"_s, QRegularExpression::MultilineOption);
    const QString tests = test::inSources(u"tests"_s);
    QMultiHash<QString, QString> found;
    QDirIterator it(tests, { u"test_*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        QString folder = QFileInfo(path).path().mid(tests.size() + 1);
        for (const QString &whole : { u"ui"_s, u"core/readers"_s }) // one program each, with all folders below
            folder = folder.startsWith(whole) ? whole : folder;
        folder.replace(u'/', u'-');
        for (const QRegularExpressionMatch &match : registered.globalMatch(textOf(path)))
            found.insert(match.captured(1), u"test-"_s + folder);
    }
    return found;
}

} // namespace

/// Every row of docs/RELIABILITY.md is there, with what came of it, and names tests that exist where it says.
class TestReliability : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsShown_data();
    void everyRowIsShown();
    void everyFuzzerHasACorpus();
};

void TestReliability::everyRowIsShown_data()
{
    QTest::addColumn<QString>("row");
    const QString page = textOf(test::inSources(u"docs/RELIABILITY.md"_s));
    const std::pair<QChar, int> sections[] { { u'A', 9 }, { u'B', 8 }, { u'C', 11 }, { u'D', 7 } };
    for (const auto &[letter, rows] : sections)
        for (int number = 1; number <= rows; ++number) {
            const QString name = letter + QString::number(number);
            const QRegularExpression line(u"^\\| %1 \\|(.*)$"_s.arg(name), QRegularExpression::MultilineOption);
            QTest::newRow(qPrintable(name)) << line.match(page).captured(1);
        }
}

void TestReliability::everyRowIsShown()
{
    static const QMultiHash<QString, QString> known = programs();
    static const QRegularExpression shown(u"`(test-[a-z-]+) (Test\\w+)`"_s);
    QFETCH(QString, row);
    const QStringList cells = row.split(u'|');
    QVERIFY2(cells.size() >= 5, "the row is not there");
    for (const QString &cell : cells.first(5))
        QVERIFY2(!cell.trimmed().isEmpty() && cell.trimmed() != cell.trimmed().toUpper(),
            qPrintable(cell)); // nor left to be filled in
    QVERIFY(cells[1].contains(u'`'));
    for (const QRegularExpressionMatch &match : shown.globalMatch(cells[1]))
        QVERIFY2(known.contains(match.captured(2), match.captured(1)), qPrintable(match.captured(0)));
}

// Sound inputs to start from: without them a fuzzer hardly gets past the first lines of a parser.
void TestReliability::everyFuzzerHasACorpus()
{
    const QDir fuzzers(test::inSources(u"tests/fuzz"_s));
    const QStringList sources = fuzzers.entryList({ u"*.cpp"_s }, QDir::Files);
    QVERIFY(!sources.isEmpty());
    for (const QString &source : sources)
        QVERIFY2(!QDir(fuzzers.filePath(u"corpus/"_s + QFileInfo(source).baseName())).isEmpty(QDir::Files), qPrintable(source));
}

ADDUCE_TEST(TestReliability)
#include "test_reliability.moc"
