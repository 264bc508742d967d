#include "core/evidence/evidence_table.h"
#include "core/export/crops.h"
#include "core/library/database.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/evidence/export_dialog.h"
#include "ui/evidence/export_preview.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/odt_writer.h"
#include "ui/evidence/style_choice.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What an export asks before it writes.
class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatIsShownBefore_data();
    void everyFormatIsShownBefore();
    void whatIsLeftOutIsNotThere();
    void anExistingFileIsReplacedOnlyBySaying();
    void aQuickEnterReplacesNothing();
    void whatCannotBeReadIsNotWrittenLater();
    void placesThatCannotBeWrittenAreSaid();
    void theFolderIsRemembered();
    void cropsComeFromThePages();
    void withoutPandocLibreOfficeFilesAreWritten();
    void aStyleIsChosenAndRemembered();
};

namespace {

struct Asked : WindowFixture
{
    Asked()
    {
        show();
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        settings.setValue(u"export/folder"_s, place.path());
    }
    [[nodiscard]] ExportRequest request() const { return { { window->ask().opened().id() }, {} }; }
    [[nodiscard]] std::unique_ptr<ExportDialog> dialog() const
    {
        auto made = std::make_unique<ExportDialog>(services, request());
        made->show();
        if (!QTest::qWaitFor([&] { return !made->preview().isBusy(); }, 30'000))
            qFatal("the preview never came");
        return made;
    }
};

QPushButton *primaryOf(const QDialog &dialog)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text() == ExportDialog::tr("Export") || button->text() == ExportDialog::tr("Replace file"))
            return button;
    return nullptr;
}

QCheckBox *boxOf(const QDialog &dialog, const QString &name)
{
    for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
        if (box->text() == name)
            return box;
    return nullptr;
}

} // namespace

void TestExportDialog::everyFormatIsShownBefore_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("holds"); // empty: pages
    QTest::newRow("Markdown") << static_cast<int>(ExportFormat::Markdown) << u"fasting change"_s;
    QTest::newRow("CSV") << static_cast<int>(ExportFormat::Csv) << u"\"claim\",\"evidence\""_s;
    QTest::newRow("BibTeX") << static_cast<int>(ExportFormat::Bibtex) << u"@"_s;
    QTest::newRow("RIS") << static_cast<int>(ExportFormat::Ris) << u"TY  - "_s;
    QTest::newRow("CSL JSON") << static_cast<int>(ExportFormat::Csl) << u"\"type\": \""_s;
    QTest::newRow("JSON") << static_cast<int>(ExportFormat::Json) << u"{"_s;
    QTest::newRow("LibreOffice") << static_cast<int>(ExportFormat::Odt) << u"fasting change"_s;
    if (!pandocProgram().isEmpty())
        QTest::newRow("Word") << static_cast<int>(ExportFormat::Docx) << u"fasting change"_s;
    QTest::newRow("PDF") << static_cast<int>(ExportFormat::Pdf) << QString();
}

void TestExportDialog::everyFormatIsShownBefore()
{
    QFETCH(int, format);
    QFETCH(QString, holds);
    const Asked f;
    const auto dialog = f.dialog();
    dialog->setFormat(static_cast<ExportFormat>(format));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview().isBusy(), 30'000);
    if (holds.isEmpty())
        QCOMPARE(dialog->preview().pageCount(), 1);
    else
        QVERIFY2(dialog->preview().text().contains(holds), qPrintable(dialog->preview().text()));
    Exporter exporter(f.services);
    QSignalSpy done(&exporter, &Exporter::written);
    exporter.write(dialog->request(), dialog->path());
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, 30'000);
    QVERIFY(QFileInfo(dialog->path()).size() > 0);
}

void TestExportDialog::whatIsLeftOutIsNotThere()
{
    const Asked f;
    const auto dialog = f.dialog();
    dialog->setFormat(ExportFormat::Markdown);
    boxOf(*dialog, ExportDialog::tr("Evidence"))->setChecked(false);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview().isBusy(), 30'000);
    QVERIFY(!dialog->preview().text().contains(u"Evidence table"_s));
    QVERIFY(dialog->preview().text().contains(u"Does fasting change sprint performance?"_s));
    boxOf(*dialog, ExportDialog::tr("Questions and answers"))->setChecked(false);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview().isBusy(), 30'000);
    QVERIFY(!primaryOf(*dialog)->isEnabled()); // nothing is left
    boxOf(*dialog, ExportDialog::tr("Evidence"))->setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview().isBusy(), 30'000);
    QVERIFY(dialog->preview().text().contains(u"Evidence table"_s));
    QVERIFY(!boxOf(*dialog, ExportDialog::tr("Matrix"))->isEnabled()); // there is none
}

void TestExportDialog::anExistingFileIsReplacedOnlyBySaying()
{
    const Asked f;
    const auto dialog = f.dialog();
    QSignalSpy accepted(dialog.get(), &QDialog::accepted);
    QCOMPARE(primaryOf(*dialog)->text(), ExportDialog::tr("Export"));
    QFile file(dialog->path()); // comes while one looks
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    primaryOf(*dialog)->click();
    QCOMPARE(accepted.size(), 0);
    QCOMPARE(primaryOf(*dialog)->text(), ExportDialog::tr("Replace file"));
    primaryOf(*dialog)->click();
    QCOMPARE(accepted.size(), 1);
}

void TestExportDialog::aQuickEnterReplacesNothing()
{
    Asked f;
    f.settings.setValue(u"export/format"_s, u"md"_s);
    const auto press = [&] {
        auto dialog = std::make_unique<ExportDialog>(f.services, f.request());
        dialog->show();
        QTest::keyClick(dialog.get(), Qt::Key_Return); // before the file has a name
        if (!QTest::qWaitFor([&] { return !dialog->preview().isBusy(); }, 30'000))
            qFatal("the preview never came");
        return dialog;
    };
    const auto first = press();
    QCOMPARE(first->result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(QFileInfo(first->path()).completeBaseName(), u"Does-fasting-change-sprint-performance"_s);
    test::writeFile(f.place.path(), QFileInfo(first->path()).fileName(), "mine");
    const auto second = press();
    QVERIFY(second->isVisible());
    QCOMPARE(primaryOf(*second)->text(), ExportDialog::tr("Replace file"));
}

void TestExportDialog::whatCannotBeReadIsNotWrittenLater()
{
    const Asked f;
    ExportDialog dialog(f.services, f.request());
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    emit dialog.preview().failed(Error(ErrorKind::DamagedLibrary, u"papers.adduce"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.preview().isBusy(), 30'000); // and another try goes well
    QVERIFY(dialog.isVisible());
    QVERIFY(primaryOf(dialog)->isEnabled());
    QVERIFY(!QFileInfo(dialog.path()).completeBaseName().isEmpty());
}

void TestExportDialog::placesThatCannotBeWrittenAreSaid()
{
    const Asked f;
    const auto dialog = f.dialog();
    QVERIFY(primaryOf(*dialog)->isEnabled());
    dialog->setPath(f.place.filePath(u"no/such/folder/a.pdf"_s));
    QVERIFY(!primaryOf(*dialog)->isEnabled());
    dialog->setPath(f.place.filePath(u"a.pdf"_s));
    QVERIFY(primaryOf(*dialog)->isEnabled());
    for (QLineEdit *edit : dialog->findChildren<QLineEdit *>())
        if (edit->accessibleName() == ExportDialog::tr("File name"))
            edit->setText(u"../a"_s);
    QVERIFY(!primaryOf(*dialog)->isEnabled());
}

void TestExportDialog::theFolderIsRemembered()
{
    Asked f;
    QVERIFY(QDir(f.place.path()).mkdir(u"out"_s));
    Exporter exporter(f.services);
    QSignalSpy written(&exporter, &Exporter::written);
    exporter.write(f.request(), f.place.filePath(u"out/a.md"_s));
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 30'000);
    QVERIFY(f.dialog()->path().startsWith(f.place.filePath(u"out/"_s)));
}

void TestExportDialog::cropsComeFromThePages()
{
    const Asked f;
    Database database = f.library.open();
    ExportContent content = contentOf(database, f.request());
    QVERIFY(!content.tables.empty());
    addCrops(f.library, f.services.worker, content);
    QCOMPARE(content.crops.size(), content.tables.front().rows.size());
    for (const QuoteCrop &crop : content.crops) {
        QVERIFY(crop.image.width > 100 && crop.image.height > 20);
        QCOMPARE(crop.image.rgb.size(), 3 * qsizetype(crop.image.width) * crop.image.height);
        bool isMarked = false; // somewhere the paper is tinted
        for (qsizetype i = 0; i + 2 < crop.image.rgb.size() && !isMarked; i += 3)
            isMarked = static_cast<uchar>(crop.image.rgb[i]) == 0xCF && static_cast<uchar>(crop.image.rgb[i + 1]) == 0xE6;
        QVERIFY(isMarked);
    }
    const std::size_t all = content.crops.size();
    content.crops.clear();
    content.tables.front().rows.front().citation->sha256 = QString(64, u'0'); // another file was cited
    addCrops(f.library, f.services.worker, content);
    QCOMPARE(content.crops.size(), all - 1);
}

void TestExportDialog::withoutPandocLibreOfficeFilesAreWritten()
{
    const Asked f;
    const QTemporaryDir nothing;
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", nothing.path().toLocal8Bit());
    const auto restore = qScopeGuard([&] { qputenv("PATH", path); });
    const auto dialog = f.dialog();
    dialog->setFormat(ExportFormat::Docx);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview().isBusy(), 30'000);
    QVERIFY(!primaryOf(*dialog)->isEnabled());
    dialog->setFormat(ExportFormat::Odt);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->preview().isBusy(), 30'000);
    QVERIFY(primaryOf(*dialog)->isEnabled());
    Exporter exporter(f.services);
    QSignalSpy done(&exporter, &Exporter::written);
    exporter.write(dialog->request(), dialog->path());
    QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, 30'000);
    QString said;
    for (const Sentence &sentence : readDocument(f.services.worker, SourceFile(dialog->path(), {})).sentences)
        said += sentence.text + u' ';
    QVERIFY2(said.contains(u"Does fasting change sprint performance?"_s), qPrintable(said));
    QVERIFY2(!said.contains(u"[^"_s), qPrintable(said));
    const QString quoted = u"A `x@[^1]` \\`b[^2].\n\n[^1]: One.\n[^2]: Two."_s; // what stands in code stays
    QCOMPARE(textDocumentOf(quoted)->toPlainText(), u"A x@[^1] `b[2].\n[1]: One.\n[2]: Two."_s);
}

void TestExportDialog::aStyleIsChosenAndRemembered()
{
    const QTemporaryDir folder;
    test::WindowFixture f;
    QFile file(folder.filePath(u"a.csl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("<style><info><title>Mine</title></info></style>") > 0);
    file.close();
    StyleChoice choice(f.settings);
    const QString before = choice.style();
    choice.choose(u"/etc/hostname"_s); // no style: said, and nothing changes
    QCOMPARE(choice.style(), before);
    QVERIFY(choice.findChild<QMessageBox *>());
    choice.choose(file.fileName());
    QCOMPARE(choice.style(), file.fileName());
    QCOMPARE(StyleChoice(f.settings).style(), file.fileName());
    QVERIFY(file.remove());
    QVERIFY(StyleChoice(f.settings).style() != file.fileName());
}

ADDUCE_TEST(TestExportDialog)
#include "test_export_dialog.moc"
