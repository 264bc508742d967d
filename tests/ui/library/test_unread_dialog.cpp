#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/unread_dialog.h"

#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What could not be read, with its reason in words and what to do.
class TestUnreadDialog : public QObject
{
    Q_OBJECT

private slots:
    void saysWhyAndWhatToDo();
    void isReadAgain();
    void isOpened();
    void isRemovedAndComesBack();
    void saysThatAllCouldBeRead();
};

namespace {

struct Unread : WindowFixture
{
    UnreadDialog *dialog = nullptr;
    QTreeWidget *list = nullptr;

    void begin(bool withFaults = true)
    {
        show();
        if (withFaults) {
            add(test::writeFile(place.path(), u"broken.pdf"_s, "%PDF-1.7\nnothing more"));
            add(test::writeFile(place.path(), u"picture.xyz"_s, QByteArray("\0\1\2\3\4\5", 6)));
        }
        add(writePaper(u"paper.md"_s));
        for (QAction *action : window->findChildren<QAction *>(u"unread"_s))
            action->trigger();
        dialog = window->findChild<UnreadDialog *>();
        QVERIFY(dialog);
        list = dialog->findChild<QTreeWidget *>();
        settle();
    }
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == text)
                return button;
        return nullptr;
    }
    void choose(const QString &name) const
    {
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            if (list->topLevelItem(i)->text(0) == name)
                list->setCurrentItem(list->topLevelItem(i));
        QCOMPARE(list->currentItem()->text(0), name);
    }
    [[nodiscard]] bool says(const QString &text) const
    {
        return std::ranges::any_of(dialog->findChildren<QLabel *>(),
            [&](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
    }
};

} // namespace

void TestUnreadDialog::saysWhyAndWhatToDo()
{
    Unread u;
    u.begin();
    QTRY_COMPARE(u.list->topLevelItemCount(), 2);
    u.choose(u"broken.pdf"_s);
    const QString why = u.list->currentItem()->text(1);
    QVERIFY2(!why.isEmpty() && !why.contains(u'_'), qPrintable(why)); // words, no code
    QVERIFY(u.says(why));
    QVERIFY(u.says(u"again"_s)); // what to do
}

void TestUnreadDialog::isReadAgain()
{
    Unread u;
    u.begin();
    QTRY_COMPARE(u.list->topLevelItemCount(), 2);
    const auto lines = test::textColumn({ u"A nap helps the recall of words in the evening."_s });
    test::writeFile(u.place.path(), u"broken.pdf"_s, test::makePdf({ { lines } })); // the download was done anew
    u.choose(u"broken.pdf"_s);
    u.button(u"Read again"_s)->click();
    QTRY_COMPARE_WITH_TIMEOUT(u.list->topLevelItemCount(), 1, 30'000);
    QVERIFY(u.list->topLevelItem(0)->text(0) != u"broken.pdf"_s);
}

void TestUnreadDialog::isOpened()
{
    Unread u;
    u.begin();
    QTRY_COMPARE(u.list->topLevelItemCount(), 2);
    u.choose(u"broken.pdf"_s);
    u.button(u"Open"_s)->click();
    QTRY_VERIFY(u.window->readerDock().isVisible());
    u.list->selectAll();
    QVERIFY(!u.button(u"Open"_s)->isEnabled()); // one at a time
}

void TestUnreadDialog::isRemovedAndComesBack()
{
    Unread u;
    u.begin();
    QTRY_COMPARE(u.list->topLevelItemCount(), 2);
    u.choose(u"broken.pdf"_s);
    u.button(u"Remove from the library"_s)->click();
    QTRY_COMPARE(u.list->topLevelItemCount(), 1);
    for (QAction *action : u.window->findChildren<QAction *>(u"undo"_s))
        action->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(u.list->topLevelItemCount(), 2, 30'000);
}

void TestUnreadDialog::saysThatAllCouldBeRead()
{
    Unread u;
    u.begin(false);
    QTRY_VERIFY(u.says(u"Every document could be read."_s));
    QVERIFY(!u.button(u"Read again"_s)->isEnabled());
}

ADDUCE_TEST(TestUnreadDialog)
#include "test_unread_dialog.moc"
