#include "core/index/keyword_terms.h"
#include "core/laboratory/remote_question.h"
#include "core/text/stemmer.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A server is asked what the desk's own index would look for.
class TestRemoteQuestion : public QObject
{
    Q_OBJECT

private slots:
    void aQuestionIsAskedAsOnTheDesk();
    void theHeaviestTermsAreKept();
};

namespace {

QueryTerms termsOf(const QString &question)
{
    Stemmers stem;
    return queryTerms(question, stem);
}

} // namespace

void TestRemoteQuestion::aQuestionIsAskedAsOnTheDesk()
{
    const auto nothing = [](const QString &) { return QStringList(); };
    const RemoteQuestion question =
        remoteQuestion(termsOf(u"Naps improve recall. Do naps improve memory?"_s), Bm25Parameters { .k3 = 4 }, nothing);
    QCOMPARE(question.terms.size(), std::size_t(4));
    QCOMPARE(question.terms[0], (RemoteQuestion::Term { u"nap"_s, 5.0 * 2 / 6 }));
    QCOMPARE(question.terms[2], (RemoteQuestion::Term { u"recal"_s, 1 }));
    QCOMPARE(question.neighbours[0], std::pair(u"nap"_s, u"improv"_s));
    QCOMPARE(question.neighbours.size(), std::size_t(3));
    const Bm25Parameters plain { .k3 = 0, .neighbourWeight = 0 };
    const RemoteQuestion alone = remoteQuestion(termsOf(u"Naps improve recall. Naps!"_s), plain, nothing);
    QVERIFY(alone.neighbours.empty());
    QVERIFY(std::ranges::all_of(alone.terms, [](const RemoteQuestion::Term &term) { return term.weight == 1; }));
    const auto beginning = [](const QString &prefix) { return QStringList { prefix + u"不"_s, prefix + u"眠"_s, QString() }; };
    QCOMPARE(remoteQuestion(termsOf(u"睡"_s), {}, beginning).terms,
        (std::vector<RemoteQuestion::Term> { { u"睡不"_s, 1 }, { u"睡眠"_s, 1 } }));
}

void TestRemoteQuestion::theHeaviestTermsAreKept()
{
    RemoteQuestion question { { { u"common"_s, 1 }, { u"rare"_s, 1 }, { u"unknown"_s, 1 }, { u"said"_s, 2 } },
        { { u"common"_s, u"rare"_s }, { u"rare"_s, u"said"_s } } };
    const TermFrequencies frequencies { 100, 1000, { { u"common"_s, 90 }, { u"rare"_s, 2 }, { u"said"_s, 80 } } };
    keepHeaviest(question, frequencies, 4);
    QCOMPARE(question.terms.size(), std::size_t(4));
    keepHeaviest(question, frequencies, 2);
    QCOMPARE(question.terms, (std::vector<RemoteQuestion::Term> { { u"rare"_s, 1 }, { u"said"_s, 2 } }));
    QCOMPARE(question.neighbours, (std::vector { std::pair(u"rare"_s, u"said"_s) }));
}

ADDUCE_TEST(TestRemoteQuestion)
#include "test_remote_question.moc"
