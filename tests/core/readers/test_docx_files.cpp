#include "core/base/error.h"
#include "core/worker/worker.h"
#include "tests/support/paper_measure.h"
#include "tests/support/places.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Sound DOCX files against another reader's Markdown: words and headings.
class TestDocxFiles : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatAnotherReaderReads();
};

namespace {

QString lettersOf(const QString &text)
{
    QString letters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC))
        if (c.isLetter())
            letters += c.toLower();
    return letters;
}

/// Markdown without its comments, formulae and addresses.
QString plain(QString markdown)
{
    static const QRegularExpression noText(
        u"<!--.*?-->|\\$\\$.*?\\$\\$|\\$[^$\\n]*\\$|&\\w+;|\\]\\([^)]*\\)"_s, QRegularExpression::DotMatchesEverythingOption);
    return markdown.replace(noText, u" "_s);
}

void compare(const QString &reference, const Document &document, test::Share &words, test::Share &headings)
{
    static const QRegularExpression word(u"[^\\W\\d_]{2,}"_s, QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression heading(u"^#+ (.*)$"_s, QRegularExpression::MultilineOption);
    QHash<QString, int> ours;
    for (const Sentence &sentence : document.sentences)
        for (auto it = word.globalMatch(sentence.text); it.hasNext();)
            ++ours[it.next().captured().toLower()];
    QSet<QString> titles;
    for (const Section &section : document.sections)
        titles << lettersOf(section.title) << lettersOf(section.number + section.title);
    for (auto it = word.globalMatch(plain(reference)); it.hasNext();)
        words.count(ours[it.next().captured().toLower()]-- > 0);
    for (auto it = heading.globalMatch(reference); it.hasNext();)
        if (const QString title = lettersOf(it.next().captured(1)); !title.isEmpty())
            headings.count(titles.contains(title));
}

} // namespace

void TestDocxFiles::readsWhatAnotherReaderReads()
{
    const QString data = test::sharedData(u"docx-good"_s);
    if (data.isEmpty())
        QSKIP("the measuring data is not here");
    const QTemporaryDir folder;
    QCOMPARE(QProcess::execute(u"tar"_s, { u"-xzf"_s, data + u"/docx-good.tar.gz"_s, u"-C"_s, folder.path() }), 0);
    const WorkerProgram program = test::docworker();
    const QDir files(folder.filePath(u"docx-good"_s));
    test::Share words;
    test::Share headings;
    for (const QString &name : files.entryList({ u"*.docx"_s }, QDir::Files, QDir::Name)) {
        QFile reference(files.filePath(name + u".md"_s));
        QVERIFY(reference.open(QIODevice::ReadOnly));
        const Document document = readDocument(program, SourceFile(files.filePath(name), program.limits));
        compare(QString::fromUtf8(reference.readAll()), document, words, headings);
    }
    qInfo("words %.4f of %d, headings %.4f of %d", words.value(), words.all, headings.value(), headings.all);
    QVERIFY(words.all > 1000 && headings.all > 20);
    QVERIFY(words.value() >= 0.98);
    QVERIFY(headings.value() >= 0.95);
}

ADDUCE_TEST(TestDocxFiles)
#include "test_docx_files.moc"
