#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"
#include "core/threads/thread_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "tests/ui/sample.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/collection_tree.h"
#include "ui/library/document_drag.h"
#include "ui/library/document_list.h"
#include "ui/library/filer.h"
#include "ui/library/filter_bar.h"
#include "ui/library/folder_watching.h"
#include "ui/library/library_filter.h"
#include "ui/library/reference_export.h"
#include "ui/library/watched_folders.h"
#include "ui/library/zotero_following.h"
#include "ui/shell/scope_chip.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Collections, tags and filters as a person uses them.
class TestLibraryPanel : public QObject
{
    Q_OBJECT

private slots:
    void collectionsAreMadeRenamedAndUndone();
    void documentsAreDroppedOnACollection();
    void collectionsNest();
    void choosingAPlaceNarrowsTheList();
    void whatIsShownCanBeAskedAlone();
    void anEmptyListSaysWhy();
    void theKeyDownLeadsFromTheFindBoxToTheFirstPaper();
    void theScopeIsSearchedAndRemembered();
    void referencesAreTakenIn();
    void referencesAreDroppedOnACollection_data();
    void referencesAreDroppedOnACollection();
    void referencesOfACollectionThatIsGone();
    void referencesAreWritten_data();
    void referencesAreWritten();
    void foldersAreWatched();
    void dragsCarryDocuments();
};

namespace {

QTreeWidgetItem *itemNamed(const CollectionTree &tree, const QString &name)
{
    const auto found = tree.findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.first();
}

/// A window with two papers.
struct Panel : test::WindowFixture
{
    Panel()
    {
        show();
        add(writePaper(u"fasting.md"_s));
        add(test::writeFile(place.path(), u"coffee.md"_s,
            "# Coffee and running\n\nCoffee before a race improved the time of runners by two percent.\n"));
    }
    LibraryPanel &panel() const { return window->library(); }
    CollectionTree &tree() const { return panel().tree(); }
    [[nodiscard]] DocumentId idOf(const QString &file) const
    {
        for (const DocumentRow &row : currentDocuments(library))
            if (row.path.endsWith(file))
                return row.id;
        return {};
    }
    QUndoStack &undo() const { return window->undoStack(); }
    CollectionId make(const QString &name) const
    {
        Database database = library.open();
        const CollectionId id = CollectionStore(database).create(name);
        panel().reload();
        settle();
        return id;
    }
    [[nodiscard]] std::size_t countIn(CollectionId id) const
    {
        Database database = library.open();
        return CollectionStore(database).documents(id).size();
    }
};

} // namespace

void TestLibraryPanel::collectionsAreMadeRenamedAndUndone()
{
    Panel p;
    p.panel().filer().createCollection();
    p.settle();
    QTreeWidgetItem *made = itemNamed(p.tree(), u"New collection"_s);
    QVERIFY(made);
    QCOMPARE(p.tree().currentItem(), made);
    made->setText(0, u"Fasting"_s);
    QTRY_COMPARE(p.undo().count(), 2);
    p.settle();
    {
        Database database = p.library.open();
        QVERIFY(bool(CollectionStore(database).find(u"Fasting"_s)));
    }
    p.panel().filer().createCollection();
    p.settle();
    itemNamed(p.tree(), u"New collection"_s)->setText(0, u"Fasting"_s); // taken: it stays as it was, and is told
    QTRY_VERIFY(itemNamed(p.tree(), u"New collection"_s));
    QTRY_COMPARE(p.undo().count(), 3);
    while (p.undo().canUndo())
        p.undo().undo();
    p.settle();
    QCOMPARE(p.tree().topLevelItemCount(), 1);
    p.undo().redo();
    p.settle();
    QVERIFY(itemNamed(p.tree(), u"New collection"_s));
}

void TestLibraryPanel::documentsAreDroppedOnACollection()
{
    Panel p;
    const CollectionId fasting = p.make(u"Fasting"_s);
    const DocumentId paper = p.idOf(u"fasting.md"_s);
    emit p.tree().documentsDropped({ paper }, { fasting, {} });
    QTRY_COMPARE(p.countIn(fasting), std::size_t(1));
    p.settle();
    QCOMPARE(itemNamed(p.tree(), u"Fasting"_s)->text(1), u"1"_s);
    p.undo().undo();
    p.settle();
    QCOMPARE(p.countIn(fasting), std::size_t(0));
    emit p.tree().filesDropped(
        { test::writeFile(p.place.path(), u"new.md"_s, "# New\n\nA third paper that is about rowing and rest.\n") }, fasting);
    QTRY_COMPARE_WITH_TIMEOUT(p.countIn(fasting), std::size_t(1), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!p.window->job().isRunning(), 60'000);
}

void TestLibraryPanel::collectionsNest()
{
    Panel p;
    const CollectionId sleep = p.make(u"Sleep"_s);
    const CollectionId naps = p.make(u"Naps"_s);
    emit p.tree().moved(naps, sleep);
    QTRY_VERIFY(itemNamed(p.tree(), u"Naps"_s)->parent() == itemNamed(p.tree(), u"Sleep"_s));
    QSignalSpy failed(&p.panel(), &LibraryPanel::failed);
    emit p.tree().moved(sleep, naps); // a ring
    QTRY_COMPARE(failed.count(), 1);
    p.settle();
    QVERIFY(!itemNamed(p.tree(), u"Sleep"_s)->parent());
    emit p.tree().removeWanted({ sleep, {} });
    QTRY_VERIFY(!itemNamed(p.tree(), u"Naps"_s));
    QCOMPARE(currentDocuments(p.library).size(), std::size_t(2)); // no paper goes
    p.undo().undo();
    p.settle();
    QVERIFY(itemNamed(p.tree(), u"Naps"_s)->parent());
}

void TestLibraryPanel::choosingAPlaceNarrowsTheList()
{
    Panel p;
    const CollectionId fasting = p.make(u"Fasting"_s);
    const DocumentId paper = p.idOf(u"fasting.md"_s);
    emit p.tree().documentsDropped({ paper }, { fasting, {} });
    QTRY_COMPARE(p.countIn(fasting), std::size_t(1));
    p.settle();
    p.tree().setPlace({ fasting, {} });
    p.settle();
    QCOMPARE(p.panel().filter().rowCount(), 1);
    p.panel().select(p.idOf(u"coffee.md"_s)); // lies outside: the list shows all again
    p.settle();
    QVERIFY(p.tree().place().isEverything());
    QCOMPARE(p.panel().list().chosen().size(), std::size_t(1));
    QCOMPARE(p.panel().filter().rowCount(), 2);
}

void TestLibraryPanel::whatIsShownCanBeAskedAlone()
{
    Panel p;
    const CollectionId fasting = p.make(u"Fasting"_s);
    emit p.tree().documentsDropped({ p.idOf(u"fasting.md"_s) }, { fasting, {} });
    QTRY_COMPARE(p.countIn(fasting), std::size_t(1));
    p.settle();
    QToolButton *ask = p.panel().bar().findChild<QToolButton *>(u"ask-shown"_s);
    QVERIFY(ask && !ask->isVisible()); // everything is shown
    p.tree().setPlace({ fasting, {} });
    p.settle();
    QVERIFY(ask->isVisible());
    QVERIFY2(ask->text().contains(u'1'), qPrintable(ask->text()));
    ask->click();
    QCOMPARE(p.window->scopeChip().scope().collections, std::vector<CollectionId> { fasting });
    p.tree().setPlace({});
    p.panel().bar().findChild<QLineEdit *>()->setText(u"coffee"_s);
    p.settle();
    ask->click();
    QCOMPARE(p.window->scopeChip().scope().documents, std::vector<DocumentId> { p.idOf(u"coffee.md"_s) });
    QVERIFY(p.window->scopeChip().scope().collections.empty());
}

void TestLibraryPanel::anEmptyListSaysWhy()
{
    Panel p;
    p.add(test::writeFile(p.place.path(), u"broken.pdf"_s, "%PDF-1.4 and nothing else"));
    QComboBox &choice = *p.panel().findChild<QComboBox *>();
    QVERIFY(choice.itemText(static_cast<int>(LibraryShow::Failed)).contains(u"1"_s));
    choice.setCurrentIndex(static_cast<int>(LibraryShow::Failed));
    emit choice.activated(choice.currentIndex());
    QCOMPARE(p.panel().filter().rowCount(), 1);
    choice.setCurrentIndex(static_cast<int>(LibraryShow::Duplicates));
    emit choice.activated(choice.currentIndex());
    QCOMPARE(p.panel().filter().rowCount(), 0);
    QToolButton *back = nullptr;
    for (QToolButton *b : p.panel().findChildren<QToolButton *>())
        if (b->text() == u"Show all papers"_s)
            back = b;
    QVERIFY(back && back->isVisible());
    back->click();
    QCOMPARE(p.panel().filter().rowCount(), 3);
    QVERIFY(!back->isVisible());
}

void TestLibraryPanel::theKeyDownLeadsFromTheFindBoxToTheFirstPaper()
{
    Panel p;
    auto *find = p.panel().bar().findChild<QLineEdit *>();
    DocumentList &list = p.panel().list();
    find->setFocus();
    find->setText(u"no such paper"_s);
    QTest::keyClick(find, Qt::Key_Down);
    QVERIFY(find->hasFocus()); // there is nothing to go to
    find->setText(u"coffee"_s);
    QTest::keyClick(find, Qt::Key_Down);
    QVERIFY(list.hasFocus());
    QCOMPARE(list.chosen().size(), 1U);
    QCOMPARE(list.chosen().front().id, p.idOf(u"coffee.md"_s));
    QSignalSpy activated(&list, &DocumentList::rowActivated);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
}

void TestLibraryPanel::theScopeIsSearchedAndRemembered()
{
    Panel p;
    const CollectionId coffee = p.make(u"Coffee"_s);
    emit p.tree().documentsDropped({ p.idOf(u"coffee.md"_s) }, { coffee, {} });
    QTRY_COMPARE(p.countIn(coffee), std::size_t(1));
    p.settle();
    p.window->scopeChip().setScope({ { coffee }, {}, {} });
    p.askAndWait(u"Does sprint performance change after fasting?"_s);
    const auto &turns = p.window->ask().threadView().turns();
    QVERIFY(
        turns.back()->view() == nullptr || turns.back()->view()->content().chipCount() == 0); // the paper on it is not searched
    Database threads = p.library.open();
    const auto saved = ThreadStore(threads).find(ThreadStore(threads).list().front().id);
    QCOMPARE(saved->turns.back().answer.scope, u"Coffee"_s); // what it was called is kept with the answer
    EvaluationPage &evaluation = p.window->evaluation();
    test::openSet(*p.window, p.place, test::setOn(u"coffee.md"_s));
    evaluation.run();
    QTRY_VERIFY_WITH_TIMEOUT(!evaluation.isRunning(), 60'000);
    const std::vector<QueryResult> results = evaluation.findChild<EvaluationModel *>()->results();
    QVERIFY(!results.empty());
    for (const QueryResult &result : results)
        QVERIFY(!result.told.isRefusal() || result.answer.unpacked().search.documents == 1);
    p.window->close();
    QTRY_VERIFY(!p.window->isVisible());
    p.show();
    QCOMPARE(p.window->scopeChip().scope().collections, std::vector { coffee });
    {
        Database database = p.library.open();
        CollectionStore(database).remove(coffee);
    }
    p.show();
    QVERIFY(p.window->scopeChip().scope().isEverything()); // what is gone is not searched in vain
}

void TestLibraryPanel::referencesAreTakenIn()
{
    Panel p;
    const QString fresh =
        test::writeFile(p.place.path(), u"rowing.md"_s, "# Rowing\n\nRowing is a sport of long boats and rest.\n");
    const QString list = test::writeFile(p.place.path(), u"library.bib"_s,
        "@article{a, title={Rowing and rest}, author={Smith, Jane}, year={2001}, file={:rowing.md:MD}, keywords={to read}}\n"
        "@article{b, title={Coffee}, journal={Runners}, file={:coffee.md:MD}}\n");
    p.window->addPaths({ list });
    QTRY_VERIFY_WITH_TIMEOUT(p.idOf(u"rowing.md"_s) && !p.window->job().isRunning(), 60'000);
    const auto rowOf = [&](const QString &file) {
        Database database = p.library.open();
        return *DocumentStore(database).find(p.idOf(file));
    };
    QTRY_COMPARE_WITH_TIMEOUT(rowOf(u"rowing.md"_s).title, u"Rowing and rest"_s, 60'000);
    QCOMPARE(rowOf(u"coffee.md"_s).venue, u"Runners"_s);
    QTRY_VERIFY(itemNamed(p.tree(), u"to read"_s));
    Q_UNUSED(fresh)
}

void TestLibraryPanel::referencesAreDroppedOnACollection_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("BibTeX") << u"library.bib"_s
                            << QByteArray("@article{a, title={Rowing and rest}, year={2001}, file={:rowing.md:MD}}\n"
                                          "@article{b, title={Coffee}, journal={Runners}, file={:coffee.md:MD}}\n"
                                          "@article{c, title={A paper that is nowhere to be found}}\n@article{broken\n");
    QTest::newRow("RIS") << u"library.RIS"_s
                         << QByteArray("TY  - JOUR\nTI  - Rowing and rest\nPY  - 2001\nL1  - rowing.md\nER  - \n"
                                       "TY  - JOUR\nTI  - Coffee and running\nJO  - Runners\nER  - \n");
}

void TestLibraryPanel::referencesAreDroppedOnACollection()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, list);
    Panel p;
    const CollectionId reading = p.make(u"Reading"_s);
    test::writeFile(p.place.path(), u"rowing.md"_s, "# Rowing\n\nRowing is a sport of long boats and rest.\n");
    const QString path = test::writeFile(p.place.path(), name, list);
    QMimeData dragged;
    dragged.setUrls({ QUrl::fromLocalFile(path) });
    QTRY_VERIFY(p.tree().viewport()->rect().contains(p.tree().visualItemRect(itemNamed(p.tree(), u"Reading"_s)).center()));
    const QPointF at = p.tree().visualItemRect(itemNamed(p.tree(), u"Reading"_s)).center();
    QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(p.tree().viewport(), &enter);
    QDragMoveEvent over(at.toPoint(), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(p.tree().viewport(), &over);
    QVERIFY(over.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(p.tree().viewport(), &drop);
    QTRY_COMPARE_WITH_TIMEOUT(p.countIn(reading), std::size_t(2), 60'000);
    QTRY_COMPARE(itemNamed(p.tree(), u"Reading"_s)->text(1), u"2"_s);
    Database database = p.library.open();
    const std::vector<DocumentId> in = CollectionStore(database).documents(reading);
    QVERIFY(std::ranges::find(in, p.idOf(u"rowing.md"_s)) != in.end());
    QVERIFY(std::ranges::find(in, p.idOf(u"coffee.md"_s)) != in.end());
    QTRY_COMPARE(DocumentStore(database).find(p.idOf(u"coffee.md"_s))->venue, u"Runners"_s);
    QCOMPARE(currentDocuments(p.library).size(), std::size_t(3)); // the list itself is no paper
}

void TestLibraryPanel::referencesOfACollectionThatIsGone()
{
    Panel p;
    const CollectionId gone = p.make(u"Gone"_s);
    {
        Database database = p.library.open();
        CollectionStore(database).remove(gone);
    }
    const QString list = test::writeFile(
        p.place.path(), u"library.bib"_s, "@article{b, title={Coffee}, journal={Runners}, file={:coffee.md:MD}}\n");
    p.window->addPaths({ list }, gone);
    Database database = p.library.open();
    QTRY_COMPARE(DocumentStore(database).find(p.idOf(u"coffee.md"_s))->venue, u"Runners"_s);
}

void TestLibraryPanel::referencesAreWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("BibTeX") << u"list.bib"_s << QByteArray("@");
    QTest::newRow("RIS") << u"list.RIS"_s << QByteArray("TY  - ");
    QTest::newRow("CSL JSON") << u"list.csl.json"_s << QByteArray("[\n{");
    QTest::newRow("manifest") << u"list.CSV"_s << QByteArray("\"source_id\"");
    QTest::newRow("nowhere to write") << u"no/list.bib"_s << QByteArray();
}

void TestLibraryPanel::referencesAreWritten()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    Panel p;
    ReferenceExport out(p.services);
    QSignalSpy written(&out, &ReferenceExport::written);
    QSignalSpy failed(&out, &ReferenceExport::failed);
    const QString path = p.place.filePath(name);
    out.write(path);
    QTRY_COMPARE(written.size() + failed.size(), 1);
    QCOMPARE(failed.isEmpty(), !start.isEmpty());
    QFile file(path);
    QCOMPARE(file.open(QIODevice::ReadOnly), !start.isEmpty());
    QCOMPARE(file.isOpen() ? file.read(start.size()) : QByteArray(), start);
}

void TestLibraryPanel::foldersAreWatched()
{
    Panel p;
    const QString folder = p.place.filePath(u"watched"_s);
    QVERIFY(QDir().mkpath(folder));
    p.window->findChild<FolderWatching *>()->choose(p.window.get(), *p.window->findChild<ZoteroFollowing *>());
    auto *dialog = p.window->findChild<WatchedFolders *>();
    QVERIFY(dialog);
    test::writeFile(folder, u"there.md"_s, "# There\n\nThis paper was there before the folder was watched.\n");
    dialog->add(folder);
    QTRY_VERIFY_WITH_TIMEOUT(p.idOf(u"there.md"_s), 60'000);
    test::writeFile(folder, u"later.md"_s, "# Later\n\nThis paper came once the folder was watched.\n");
    QTRY_VERIFY_WITH_TIMEOUT(p.idOf(u"later.md"_s), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!p.window->job().isRunning(), 60'000);
    p.settle();
    auto *list = dialog->findChild<QTreeWidget *>();
    list->setCurrentItem(list->topLevelItem(0));
    dialog->removeChosen();
    p.settle();
    QCOMPARE(list->topLevelItemCount(), 0);
    QVERIFY(p.idOf(u"there.md"_s)); // its papers stay
}

void TestLibraryPanel::dragsCarryDocuments()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model);
    DocumentRow a;
    a.id = { 7 };
    DocumentRow b;
    b.id = { 9 };
    model.setRows({ a, b });
    const std::unique_ptr<QMimeData> dragged(model.mimeData({ model.index(0), model.index(1) }));
    const auto bytes = dragged->data(QString::fromLatin1(kDocumentsMime));
    QCOMPARE(decodedDocuments(bytes), (std::vector<DocumentId> { { 7 }, { 9 } }));
    QVERIFY(decodedDocuments("abc").empty());
}

ADDUCE_TEST(TestLibraryPanel)
#include "test_library_panel.moc"
