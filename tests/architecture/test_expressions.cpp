#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Where texts of documents are read, cut and judged.
const QStringList kFolders { u"core/documents"_s, u"core/text"_s, u"core/worker"_s, u"core/readers"_s, u"core/ingest"_s,
    u"core/sentences"_s, u"core/index"_s, u"core/retrieval"_s, u"core/guardrails"_s, u"core/library"_s };

const QString kHead = u"the first kilobytes of a file, no more"_s;
const QString kLine = u"one line of a page, or the name of a section: as long as a page is wide"_s;
const QString kSentence = u"one sentence, or a quote"_s;
const QString kName = u"a name that is not of a document, or of a few letters"_s;
const QString kPossessive = u"a whole text: it never goes back (possessive), or takes one of a few signs"_s;

/// An expression can take for ever on a text that was made for it: it tries one way after another. So each file that uses expressions
/// says what it is that they are used on, and why that has an end. A new one is a decision: it is made here. (PCRE gives up a single
/// match after ten million steps; what is repeated for each line is not bounded by that.)
const QMap<QString, QString> kAllowed {
    { u"core/guardrails/amounts.cpp"_s, kSentence },
    { u"core/guardrails/entities.cpp"_s, kSentence },
    { u"core/guardrails/injection.cpp"_s, kSentence },
    { u"core/guardrails/personal_data.cpp"_s, u"a question, or the passages of one prompt, before they leave this computer"_s },
    { u"core/guardrails/quote.cpp"_s, kSentence },
    { u"core/guardrails/spoken_to_model.cpp"_s, kSentence },
    { u"core/guardrails/statement_check.cpp"_s, u"a statement of a model"_s },
    { u"core/guardrails/support_checks.cpp"_s, kSentence },
    { u"core/text/token_ranks.cpp"_s, kPossessive },
    { u"core/text/licence.cpp"_s, u"a page, or what an article says of its licence: a word and what may follow it"_s },
    { u"core/text/retraction.cpp"_s, u"the first 60 characters of a title"_s },
    { u"core/readers/blocks/css_visibility.cpp"_s,
        u"a style sheet: comments are looked for once, and given up after ten million steps; all else is one declaration"_s },
    { u"core/readers/blocks/docx_styles.cpp"_s, u"the name of a style"_s },
    { u"core/readers/blocks/front_matter.cpp"_s, u"at most 64 KB, and lines of it"_s },
    { u"core/readers/blocks/html_blocks.cpp"_s, kHead + u"; and the attribute of one element, for white space alone"_s },
    { u"core/readers/blocks/markdown_blocks.cpp"_s, kPossessive },
    { u"core/readers/blocks/text_html.cpp"_s, kPossessive },
    { u"core/readers/layout/boxed_text.cpp"_s, kLine },
    { u"core/readers/layout/caption_label.cpp"_s, kLine },
    { u"core/readers/layout/headings.cpp"_s, kLine },
    { u"core/readers/layout/margins.cpp"_s, kLine },
    { u"core/readers/layout/outline_headings.cpp"_s, kLine },
    { u"core/readers/layout/paragraph.cpp"_s, kLine },
    { u"core/readers/layout/references.cpp"_s, kLine },
    { u"core/readers/layout/run_in_heads.cpp"_s, u"the first 200 characters of a paragraph, or 64 at a place in it"_s },
    { u"core/readers/layout/section_list.cpp"_s, u"a heading of at most five lines"_s },
    { u"core/readers/layout/section_names.cpp"_s, kLine },
    { u"core/readers/layout/section_numbers.cpp"_s, kLine },
    { u"core/readers/printed_reference.cpp"_s,
        u"a line of at most 300 characters, or a page's letters: a word and what may follow it"_s },
    { u"core/readers/metadata.cpp"_s,
        u"lines of the first page, and what the file says of itself, which is cut to 2,048 bytes"_s },
    { u"core/readers/open_document.cpp"_s, kHead },
    { u"core/sentences/aspect_sentences.cpp"_s, kSentence },
    { u"core/sentences/candidates.cpp"_s, kSentence },
    { u"core/text/acronyms.cpp"_s, kSentence },
    { u"core/text/doi.cpp"_s, u"every part has a longest length: 200 characters"_s },
    { u"core/text/measurements.cpp"_s, kSentence },
    { u"core/text/quantities.cpp"_s, kSentence },
    { u"core/worker/ocr_languages.cpp"_s, kName },
};

} // namespace

/// No expression is used on text of documents unless somebody has thought about what it can be made to do.
class TestExpressions : public QObject
{
    Q_OBJECT

private slots:
    void eachIsAccountedFor();
};

void TestExpressions::eachIsAccountedFor()
{
    const QDir top(adduce::test::inSources());
    QStringList found;
    for (const QString &folder : kFolders) {
        QDirIterator it(top.filePath(folder), { u"*.cpp"_s, u"*.h"_s }, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const QByteArray &line : file.readAll().split('\n')) {
                if (line.contains("QRegularExpression") && !line.startsWith("#include")) {
                    found << top.relativeFilePath(file.fileName());
                    break;
                }
            }
        }
    }
    QVERIFY(found.size() > 20);
    for (const QString &file : found)
        QVERIFY2(kAllowed.contains(file), qPrintable(file + u" uses an expression: say on what, in this test"_s));
    for (const QString &file : kAllowed.keys())
        QVERIFY2(found.contains(file), qPrintable(file + u" uses no expression any more"_s));
}

ADDUCE_TEST(TestExpressions)
#include "test_expressions.moc"
