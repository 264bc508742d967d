#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/metadata_edit.h"
#include "core/library/metadata_store.h"
#include "core/library/removed_papers.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/document_editing.h"
#include "ui/library/removed_papers_dialog.h"

#include <QFile>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Papers that were removed come back, by an undo or from their list.
class TestRemovedPapersDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void removingCanBeUndone();
    void nothingWasRemoved();
    void isPutBack();
    void isForgotten();
    void itsFileIsGone();

private:
    void remove();
    void open();
    void settle() const;
    [[nodiscard]] std::vector<DocumentRow> papers() const { return currentDocuments(m_fixture->library); }
    [[nodiscard]] DocumentEditing &editing() const { return *m_fixture->window->findChild<DocumentEditing *>(); }
    [[nodiscard]] QTreeWidget &list() const { return *m_dialog->findChild<QTreeWidget *>(); }
    [[nodiscard]] QPushButton &named(const QString &text) const;

    std::unique_ptr<test::WindowFixture> m_fixture;
    RemovedPapersDialog *m_dialog = nullptr;
    QString m_path;
};

void TestRemovedPapersDialog::init()
{
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->show();
    m_path = m_fixture->writePaper(u"paper.md"_s);
    m_fixture->add(m_path);
    Database database = m_fixture->library.open();
    Metadata metadata = MetadataStore(database).find(papers().front().id);
    metadata.title = u"Named by hand"_s;
    metadata.setOrigin(MetadataField::Title, FieldOrigin::User);
    editMetadata(database, papers().front().id, metadata);
}

void TestRemovedPapersDialog::settle() const
{
    m_fixture->settle();
    QTRY_VERIFY(!m_fixture->window->job().isRunning());
    m_fixture->settle();
}

void TestRemovedPapersDialog::remove()
{
    editing().remove({ papers().front().id });
    settle();
    QVERIFY(papers().empty());
}

void TestRemovedPapersDialog::open()
{
    for (QAction *action : m_fixture->window->findChildren<QAction *>(u"removed-papers"_s))
        action->trigger();
    m_dialog = m_fixture->window->findChild<RemovedPapersDialog *>();
    QVERIFY(m_dialog);
    m_fixture->settle();
}

QPushButton &TestRemovedPapersDialog::named(const QString &text) const
{
    for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
        if (button->text() == text)
            return *button;
    throw Error(ErrorKind::Missing, text);
}

void TestRemovedPapersDialog::removingCanBeUndone()
{
    remove();
    m_fixture->window->undoStack().undo();
    settle();
    QTRY_COMPARE(papers().size(), std::size_t(1));
    QTRY_COMPARE(papers().front().state, DocumentState::Ready);
    QCOMPARE(papers().front().title, u"Named by hand"_s);
    m_fixture->window->undoStack().redo();
    settle();
    QVERIFY(papers().empty());
    m_fixture->window->undoStack().undo();
    settle();
    QTRY_COMPARE(papers().size(), std::size_t(1));
}

void TestRemovedPapersDialog::nothingWasRemoved()
{
    open();
    QVERIFY(!list().isVisible());
    QVERIFY(!named(RemovedPapersDialog::tr("Put back")).isEnabled());
    QVERIFY(!named(RemovedPapersDialog::tr("Forget")).isEnabled());
}

void TestRemovedPapersDialog::isPutBack()
{
    remove();
    open();
    QCOMPARE(list().topLevelItemCount(), 1);
    QCOMPARE(list().topLevelItem(0)->text(0), u"Named by hand"_s);
    named(RemovedPapersDialog::tr("Put back")).click();
    settle();
    QTRY_COMPARE(list().topLevelItemCount(), 0);
    QTRY_COMPARE(papers().front().state, DocumentState::Ready);
    QCOMPARE(papers().front().title, u"Named by hand"_s);
    m_fixture->window->undoStack().undo(); // what it would bring back is back
    settle();
    QCOMPARE(papers().size(), std::size_t(1));
}

void TestRemovedPapersDialog::isForgotten()
{
    remove();
    open();
    named(RemovedPapersDialog::tr("Forget")).click();
    m_fixture->settle();
    QTRY_COMPARE(list().topLevelItemCount(), 0);
    m_fixture->window->undoStack().undo();
    settle();
    QVERIFY(papers().empty());
}

void TestRemovedPapersDialog::itsFileIsGone()
{
    remove();
    QVERIFY(QFile::remove(m_path));
    open();
    QCOMPARE(list().topLevelItem(0)->text(4), RemovedPapersDialog::tr("not found"));
    std::vector<ErrorKind> failed;
    connect(&editing(), &DocumentEditing::failed, this, [&](const Error &error) { failed.push_back(error.kind()); });
    named(RemovedPapersDialog::tr("Put back")).click();
    QTRY_COMPARE(failed, std::vector { ErrorKind::Missing });
    settle();
    QVERIFY(papers().empty());
    QCOMPARE(list().topLevelItemCount(), 1); // and is remembered until its file is there
    (void)test::writeFile(m_fixture->folder, u"paper.md"_s, "# Another paper\n\nIt says nothing of the kind.\n");
    named(RemovedPapersDialog::tr("Put back")).click();
    QTRY_COMPARE(failed.size(), std::size_t(2)); // nor is another file its own
    (void)m_fixture->writePaper(u"paper.md"_s);
    named(RemovedPapersDialog::tr("Put back")).click();
    settle();
    QTRY_COMPARE(papers().size(), std::size_t(1));
    QCOMPARE(papers().front().title, u"Named by hand"_s);
}

ADDUCE_TEST(TestRemovedPapersDialog)
#include "test_removed_papers_dialog.moc"
