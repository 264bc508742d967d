#include "core/worker/worker.h"
#include "tests/support/error_of.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/support/trick_pdf.h"

#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::writeFile;

/// Documents that need a password, from the caller's side of the worker.
class TestPasswords : public QObject
{
    Q_OBJECT

private slots:
    void passwordsOpen_data();
    void passwordsOpen();
    void whatNoPasswordOpensIsTold();

private:
    QTemporaryDir m_folder;
};

void TestPasswords::passwordsOpen_data()
{
    QTest::addColumn<QString>("password");
    QTest::addColumn<bool>("opens");
    QTest::newRow("none") << QString() << false;
    QTest::newRow("the user's") << u"sesame"_s << true;
    QTest::newRow("the owner's") << u"owner"_s << true;
    QTest::newRow("in other letters") << u"Sesame"_s << false;
    QTest::newRow("with a zero in it") << QString(u"a\0b"_s) << false;
    QTest::newRow("beyond Latin") << u"\u0e01\u0e32\U0001F600"_s << false;
    QTest::newRow("half a pair") << QString(QChar(0xD800)) << false;
    QTest::newRow("endless") << QString(1 << 20, u'x') << false;
}

void TestPasswords::passwordsOpen()
{
    QFETCH(QString, password);
    QFETCH(bool, opens);
    const QString path = writeFile(m_folder.path(), u"locked.pdf"_s, test::makeLockedPdf("sesame"));
    const WorkerProgram program = test::docworker();
    const WorkerProgram copy = program; // as a job that runs already has it
    program.passwords->keep(path, password);
    const SourceFile file(path, {});
    PageRenderer renderer(copy, path);
    if (opens) {
        QCOMPARE(readDocument(copy, file).sentences.size(), 3U);
        QCOMPARE(renderer.pageCount(), 1);
        QCOMPARE(renderer.draw(0, 0.5).width, 306);
        QCOMPARE(renderer.lines(0).size(), 3U);
        QCOMPARE(renderer.outline(), (std::vector<OutlineItem> { { u"Sleep"_s, 1, 0 } }));
        program.passwords->forget(path);
    }
    const std::optional<Error> refused = test::errorOf([&] { readDocument(copy, file); });
    QVERIFY(refused && opensWithPassword(*refused));
    if (!opens)
        QCOMPARE(test::errorKindOf([&] { (void)renderer.pageCount(); }), ErrorKind::Encrypted);
    const QString open = writeFile(m_folder.path(), u"open.pdf"_s, test::makeTrickPdf([](HPDF_Doc, HPDF_Page, HPDF_Font) { }));
    program.passwords->keep(open, password); // one that needs none
    QCOMPARE(readDocument(copy, SourceFile(open, {})).sentences.size(), 3U);
}

void TestPasswords::whatNoPasswordOpensIsTold()
{
    const QString name = u"EncryptedPackage"_s;
    const QByteArray office = QByteArray("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") + QByteArray(1000, '\0')
        + QByteArray(reinterpret_cast<const char *>(name.utf16()), name.size() * 2);
    const SourceFile file(writeFile(m_folder.path(), u"office.docx"_s, office), {});
    const std::optional<Error> refused = test::errorOf([&] { readDocument(test::docworker(), file); });
    QVERIFY(refused);
    QCOMPARE(refused->kind(), ErrorKind::Encrypted);
    QVERIFY(!opensWithPassword(*refused));
}

ADDUCE_TEST(TestPasswords)
#include "test_passwords.moc"
