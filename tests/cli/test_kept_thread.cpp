#include "tests/cli/program.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A thread about real papers is exported, taken into another library, and its quotes are looked for there: years later,
/// on another computer, with nothing but the file and the papers.
class TestKeptThread : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyQuoteVerifies();
    void oneByteIsNoticed();

private:
    [[nodiscard]] QJsonArray importThere(const QJsonObject &thread);
    test::Program m_here, m_there; ///< two computers
    QStringList m_papers;
    QJsonObject m_thread;
};

namespace {

constexpr int kAsked = 3;

/// Calls `visit` for each citation of the file, in order.
template <class Visit> QJsonObject eachQuote(QJsonObject file, Visit visit)
{
    const auto inside = [](QJsonObject &object, const QString &key, auto change) {
        QJsonArray array = object[key].toArray();
        for (QJsonValueRef value : array) {
            QJsonObject item = value.toObject();
            change(item);
            value = item;
        }
        object[key] = array;
    };
    inside(file, u"threads"_s, [&](QJsonObject &thread) {
        inside(thread, u"questions"_s, [&](QJsonObject &question) {
            inside(question, u"versions"_s, [&](QJsonObject &answer) {
                for (const QString &told : { u"sentences"_s, u"also_said"_s })
                    inside(answer, told, [&](QJsonObject &sentence) {
                        inside(sentence, u"citations"_s, [&](QJsonObject &citation) { visit(citation); });
                    });
            });
        });
    });
    return file;
}

} // namespace

void TestKeptThread::initTestCase()
{
    const QString folder = test::samplePapers();
    if (folder.isEmpty())
        return; // each test says so: QtTest 6.4 runs no class after one that is skipped here
    for (const QFileInfo &paper : QDir(folder).entryInfoList({ u"*.pdf"_s }, QDir::Files, QDir::Name))
        if (m_papers.size() < 4)
            m_papers << paper.filePath();
    QCOMPARE(m_here.run(QStringList { u"add"_s } + m_papers).code, 0);
    QString id;
    for (const QString &question : { u"How is the covariance matrix estimated?"_s, u"Which methods does the package provide?"_s,
             u"What does a permutation test assume?"_s }) {
        QStringList command { u"ask"_s, question };
        if (!id.isEmpty())
            command << u"--thread"_s << id;
        id = QString::number(m_here.run(command).object()[u"thread"_s].toInt());
    }
    m_thread = QJsonDocument::fromJson(m_here.run({ u"export"_s, id, u"--format"_s, u"json"_s }, false).out).object();
    QCOMPARE(m_thread[u"threads"_s][0][u"questions"_s].toArray().size(), kAsked);
    QCOMPARE(m_there.run(QStringList { u"add"_s } + m_papers).code, 0);
}

QJsonArray TestKeptThread::importThere(const QJsonObject &thread)
{
    const QString path = m_there.write(u"thread.json"_s, QJsonDocument(thread).toJson());
    return m_there.run({ u"threads"_s, u"import"_s, path }).array();
}

void TestKeptThread::everyQuoteVerifies()
{
    if (m_papers.isEmpty())
        QSKIP("no sample papers here");
    const QJsonArray checks = importThere(m_thread);
    int quotes = 0;
    eachQuote(m_thread, [&](QJsonObject &) { ++quotes; });
    QVERIFY(quotes >= 5);
    QCOMPARE(checks.size(), quotes);
    for (const QJsonValue &check : checks) {
        QCOMPARE(check[u"outcome"_s].toString(), u"found"_s);
        QCOMPARE(check[u"file"_s].toString(), u"unchanged"_s);
    }
}

/// In each quote in turn another byte is changed, at its beginning, its end and places between.
void TestKeptThread::oneByteIsNoticed()
{
    if (m_papers.isEmpty())
        QSKIP("no sample papers here");
    int quotes = 0;
    eachQuote(m_thread, [&](QJsonObject &) { ++quotes; });
    for (int changed = 0; changed < quotes; ++changed) {
        int at = 0;
        const QJsonObject file = eachQuote(m_thread, [&](QJsonObject &citation) {
            if (at++ != changed)
                return;
            QString quote = citation[u"quote"_s].toString();
            const qsizetype place = (quote.size() - 1) * changed / std::max(1, quotes - 1);
            quote[place] = quote[place] == u'e' ? u'a' : u'e';
            citation[u"quote"_s] = quote;
        });
        const QJsonArray checks = importThere(file);
        QCOMPARE(checks.size(), quotes);
        for (int i = 0; i < quotes; ++i)
            QCOMPARE(checks[i][u"outcome"_s].toString() == u"found"_s, i != changed);
    }
}

ADDUCE_TEST(TestKeptThread)
#include "test_kept_thread.moc"
