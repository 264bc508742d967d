#include "core/base/error.h"
#include "core/documents/worker.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What we read out of 24 papers against the publishers' own text: words, sentences in order, section titles.
class TestPapersFulltext : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatThePublisherWrote();
};

namespace {

/// Words of five letters or more, lower case.
QStringList longWords(const QString &text)
{
    static const QRegularExpression word(u"[^\\W\\d_]{5,}"_s, QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (auto it = word.globalMatch(text.normalized(QString::NormalizationForm_KC)); it.hasNext();)
        words << it.next().captured().toLower();
    return words;
}

QString lettersOf(const QString &title)
{
    QString letters;
    for (const QChar c : title.normalized(QString::NormalizationForm_KC))
        if (c.isLetter())
            letters += c.toLower();
    return letters;
}

struct Share
{
    int found = 0;
    int all = 0;
    void count(bool hit)
    {
        ++all;
        found += hit;
    }
    [[nodiscard]] double value() const { return all ? double(found) / all : 0; }
};

struct Measure
{
    Share words;
    Share sentences;
    Share titles;
};

void compare(const QJsonObject &truth, const Document &document, Measure &measure)
{
    constexpr qsizetype kShortestKey = 40; // letters
    QStringList read;
    for (const Sentence &sentence : document.sentences)
        read << longWords(sentence.text);
    const QString run = read.join(QString());
    const QSet<QString> vocabulary(read.begin(), read.end());
    QSet<QString> titles;
    for (const Section &section : document.sections)
        titles << lettersOf(section.title);

    QString text = truth[u"abstract"_s].toString();
    for (const QJsonValue &section : truth[u"sections"_s].toArray()) {
        text += u'\n' + section[u"text"_s].toString();
        const QString title = lettersOf(section[u"title"_s].toString());
        if (!title.isEmpty())
            measure.titles.count(titles.contains(title));
    }
    for (const QString &word : longWords(text))
        measure.words.count(vocabulary.contains(word));
    static const QRegularExpression ends(u"(?<=[.!?])\\s+(?=[A-Z])|\\n"_s);
    for (const QString &sentence : text.split(ends)) {
        const QString key = longWords(sentence).join(QString());
        if (key.size() >= kShortestKey)
            measure.sentences.count(run.contains(key));
    }
}

} // namespace

void TestPapersFulltext::readsWhatThePublisherWrote()
{
    const QString data = test::sharedData(u"papers-fulltext"_s);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    QProcess unpack;
    unpack.start(u"zcat"_s, { data + u"/groundtruth.jsonl.gz"_s });
    QVERIFY(unpack.waitForFinished());
    const WorkerProgram program { QStringLiteral(ADDUCE_DOCWORKER), {} };
    Measure measure;
    int papers = 0;
    for (const QByteArray &line : unpack.readAllStandardOutput().split('\n')) {
        if (line.isEmpty())
            continue;
        const QJsonObject truth = QJsonDocument::fromJson(line).object();
        const SourceFile file(data + u'/' + truth[u"file"_s].toString(), program.limits);
        compare(truth, readDocument(program, file), measure);
        ++papers;
    }
    qInfo("words %.4f, sentences %.4f, titles %.3f", measure.words.value(), measure.sentences.value(), measure.titles.value());
    QCOMPARE(papers, 24);
    QVERIFY(measure.words.value() >= 0.995);
    QVERIFY(measure.sentences.value() >= 0.95);
    QVERIFY(measure.titles.value() >= 0.8);
}

ADDUCE_TEST(TestPapersFulltext)
#include "test_papers_fulltext.moc"
