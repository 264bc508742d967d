#include "core/lexicon/lexicon.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which dictionaries there are.
class TestLexicon : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotInstalledIsKnown();
    void whatIsInstalledIsSeen();
    void aHalfOneIsPassedOver();
    void bothAgree();
};

void TestLexicon::whatIsNotInstalledIsKnown()
{
    const QTemporaryDir nothing;
    const std::vector<KnownDictionary> known = knownDictionaries({ nothing.path() });
    QCOMPARE(known.size(), 5);
    for (const KnownDictionary &one : known) {
        QVERIFY(!one.isThere);
        QVERIFY(one.path.startsWith(nothing.path()));
        QVERIFY(!one.package.isEmpty());
    }
}

void TestLexicon::whatIsInstalledIsSeen()
{
    const QTemporaryDir nothing, root;
    QVERIFY(QDir(root.path()).mkpath(u"dictd"_s));
    test::writeFile(root.filePath(u"dictd"_s), u"freedict-deu-eng.index"_s, "");
    QStringList there;
    for (const KnownDictionary &one : knownDictionaries({ nothing.path(), root.path() }))
        if (one.isThere)
            there << one.language;
    QCOMPARE(there, QStringList { u"de"_s });
}

/// A folder with a part of a dictionary does not hide the whole one of another.
void TestLexicon::aHalfOneIsPassedOver()
{
    const QTemporaryDir half, whole;
    for (const QTemporaryDir *root : { &half, &whole })
        QVERIFY(QDir(root->path()).mkpath(u"hunspell"_s));
    test::writeFile(half.filePath(u"hunspell"_s), u"en_US.dic"_s, "1\nword\n");
    test::writeFile(whole.filePath(u"hunspell"_s), u"en_US.dic"_s, "1\nword\n");
    test::writeFile(whole.filePath(u"hunspell"_s), u"en_US.aff"_s, "SET UTF-8\n");
    const auto spelling = [](const QStringList &folders) { return knownDictionaries(folders)[1].path; };
    QCOMPARE(spelling({ half.path(), whole.path() }), whole.filePath(u"hunspell/en_US.dic"_s));
    QCOMPARE(spelling({ whole.path(), half.path() }), whole.filePath(u"hunspell/en_US.dic"_s));
    QVERIFY(Lexicon::installed({ half.path(), whole.path() })->spelling);
}

/// On this computer, whatever it has.
void TestLexicon::bothAgree()
{
    const auto lexicon = Lexicon::installed();
    for (const KnownDictionary &one : knownDictionaries())
        QCOMPARE(one.isThere,
            !one.language.isEmpty()        ? lexicon->toEnglish.contains(one.language)
                : one.name == u"WordNet"_s ? lexicon->wordNet.has_value()
                                           : lexicon->spelling != nullptr);
}

ADDUCE_TEST(TestLexicon)
#include "test_lexicon.moc"
