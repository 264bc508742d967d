#include "tests/support/test_main.h"
#include "ui/library/library_model.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What the library's list says of a document.
class TestLibraryModel : public QObject
{
    Q_OBJECT

private slots:
    void bylineSaysWhatIsKnown_data();
    void bylineSaysWhatIsKnown();
    void statesAreSaidInWords_data();
    void statesAreSaidInWords();
};

void TestLibraryModel::bylineSaysWhatIsKnown_data()
{
    QTest::addColumn<QStringList>("authors");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("pages");
    QTest::addColumn<QString>("expected");
    QTest::newRow("author and year") << QStringList { u"Kfir Swisa"_s } << 2020 << 9 << u"Swisa · 2020"_s;
    QTest::newRow("author alone") << QStringList { u"Kfir Swisa"_s } << 0 << 9 << u"Swisa"_s;
    QTest::newRow("many authors") << QStringList { u"A"_s, u"B"_s, u"C"_s, u"D"_s } << 2020 << 9 << u"A et al. · 2020"_s;
    QTest::newRow("two authors") << QStringList { u"Torsten Hothorn"_s, u"Achim Zeileis"_s } << 2008 << 9 << u"Hothorn & Zeileis · 2008"_s;
    QTest::newRow("three authors") << QStringList { u"Joshua Musau"_s, u"Oluyemisi F. Folasire"_s, u"Anne Ojwang"_s } << 2025 << 9
                                   << u"Musau et al. · 2025"_s; // the year has room
    QTest::newRow("year alone") << QStringList() << 2020 << 9 << u"2020"_s;
    QTest::newRow("pages alone") << QStringList() << 0 << 9 << u"9 page(s)"_s;
    QTest::newRow("nothing") << QStringList() << 0 << 0 << u"No author"_s;
}

void TestLibraryModel::bylineSaysWhatIsKnown()
{
    QFETCH(QStringList, authors);
    QFETCH(int, year);
    QFETCH(int, pages);
    DocumentRow row;
    row.authors = authors;
    row.year = year;
    row.pages = pages;
    QTEST(byline(row), "expected"); // whether or not there is a title
    row.title = u"Fasting and sprints"_s;
    QTEST(byline(row), "expected");
}

void TestLibraryModel::statesAreSaidInWords_data()
{
    QTest::addColumn<DocumentState>("state");
    QTest::addColumn<std::optional<ErrorKind>>("reason");
    QTest::addColumn<QString>("expected");
    using Reason = std::optional<ErrorKind>;
    QTest::newRow("queued") << DocumentState::Queued << Reason() << u"Waiting"_s;
    QTest::newRow("reading") << DocumentState::Reading << Reason() << u"Reading"_s;
    QTest::newRow("scan") << DocumentState::NeedsOcr << Reason(ErrorKind::NoText) << u"Needs OCR"_s;
    QTest::newRow("encrypted") << DocumentState::Failed << Reason(ErrorKind::Encrypted) << u"Failed: encrypted"_s;
    QTest::newRow("unknown kind") << DocumentState::Failed << Reason(ErrorKind::Unsupported) << u"Failed: unknown kind"_s;
}

void TestLibraryModel::statesAreSaidInWords()
{
    QFETCH(DocumentState, state);
    QFETCH(std::optional<ErrorKind>, reason);
    QTEST(stateWords(state, reason), "expected");
}

ADDUCE_TEST(TestLibraryModel)
#include "test_library_model.moc"
