#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/document_foot.h"
#include "ui/library/document_list.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The question whether documents are to go.
class TestDocumentFoot : public QObject
{
    Q_OBJECT

private slots:
    void answersThatRestOnItAreNamed();
    void ofManyThreeAreNamed();
    void theWindowLooksThemUp();
};

namespace {

QString textOf(const DocumentFoot &foot)
{
    return foot.findChild<PlainLabel *>()->text();
}

DocumentRow document()
{
    DocumentRow row;
    row.id = { 7 };
    row.title = u"Naps"_s;
    return row;
}

} // namespace

void TestDocumentFoot::answersThatRestOnItAreNamed()
{
    DocumentFoot foot;
    foot.askToRemove({ document() });
    const QString asked = textOf(foot);
    foot.nameAnswers({});
    QCOMPARE(textOf(foot), asked);
    foot.nameAnswers({ u"Do naps help?"_s });
    QCOMPARE(textOf(foot), asked + u" 1 saved answer(s) rest on it: “Do naps help?”."_s);
}

void TestDocumentFoot::ofManyThreeAreNamed()
{
    DocumentFoot foot;
    foot.askToRemove({ document() });
    foot.nameAnswers({ u"One?"_s, u"Two?"_s, u"Three?"_s, u"Four?"_s, QString(300, u'x') });
    QVERIFY2(textOf(foot).endsWith(u"5 saved answer(s) rest on it: “One?”, “Two?”, “Three?”, and 2 more."_s),
        qPrintable(textOf(foot)));
}

void TestDocumentFoot::theWindowLooksThemUp()
{
    test::WindowFixture f;
    f.show();
    f.add(f.writePaper(u"fasting.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    auto *list = f.window->findChild<DocumentList *>();
    auto *foot = f.window->findChild<DocumentFoot *>();
    QVERIFY(list && foot);
    list->selectAll();
    emit list->removeWanted();
    QVERIFY(foot->isAsking());
    QTRY_VERIFY2(textOf(*foot).contains(u"Does fasting change sprint performance?"_s), qPrintable(textOf(*foot)));
}

ADDUCE_TEST(TestDocumentFoot)
#include "test_document_foot.moc"
