#include "core/base/error.h"
#include "core/readers/pdf/mupdf_call.h"
#include "core/readers/pdf/stext_lines.h"
#include "core/readers/read_document.h"
#include "core/worker/worker.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>
#include <unistd.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What MuPDF finds under the rectangles of a sentence, read anew, is what the sentence quotes.
class TestRectangles : public QObject
{
    Q_OBJECT

private slots:
    void madePagesAreExact_data();
    void madePagesAreExact();
    void sentencesAreExact();

private:
    QTemporaryDir m_folder;
};

namespace {

/// A second reading of a file by MuPDF alone.
class FreshReading
{
public:
    explicit FreshReading(const QString &path)
        : m_context(fz_new_context(nullptr, nullptr, 64U << 20))
    {
        fz_set_warning_callback(m_context, [](void *, const char *) { }, nullptr);
        fz_set_error_callback(m_context, [](void *, const char *) { }, nullptr);
        const QByteArray name = QFile::encodeName(path);
        const char *file = name.constData();
        attempt(m_context, [this, file] {
            fz_register_document_handlers(m_context);
            m_document = fz_open_document(m_context, file);
        });
    }
    ~FreshReading()
    {
        for (const auto &[number, page] : m_pages)
            fz_drop_stext_page(m_context, page);
        fz_drop_document(m_context, m_document);
        fz_drop_context(m_context);
    }
    FreshReading(const FreshReading &) = delete;
    FreshReading &operator=(const FreshReading &) = delete;

    /// The characters whose middle lies in one of the rectangles, rectangle by rectangle.
    QString under(const SentencePart &part)
    {
        const fz_stext_page *page = pageAt(part.page);
        QString text;
        std::set<const fz_stext_char *> seen; // one that two rectangles hold is found once
        for (const QRectF &rect : part.rects)
            text += under(*page, rect, seen);
        return text;
    }

private:
    const fz_stext_page *pageAt(int number)
    {
        fz_stext_page *&page = m_pages[number];
        if (!page)
            attempt(m_context, [&] {
                const fz_stext_options options {};
                page = fz_new_stext_page_from_page_number(m_context, m_document, number, &options);
            });
        return page;
    }

    static QString under(const fz_stext_page &page, const QRectF &rect, std::set<const fz_stext_char *> &seen)
    {
        QString text;
        for (const fz_stext_block *block = page.first_block; block; block = block->next) {
            if (block->type != FZ_STEXT_BLOCK_TEXT)
                continue;
            for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next)
                for (const fz_stext_char *c = line->first_char; c; c = c->next) {
                    const fz_quad &q = c->quad;
                    const QPointF middle(double(q.ul.x + q.ur.x + q.ll.x + q.lr.x) / 4 - double(page.mediabox.x0),
                        double(q.ul.y + q.ur.y + q.ll.y + q.lr.y) / 4 - double(page.mediabox.y0));
                    if (rect.contains(middle) && seen.insert(c).second)
                        text += charactersOf(c->c);
                }
        }
        return text;
    }

    fz_context *m_context;
    fz_document *m_document = nullptr;
    std::map<int, fz_stext_page *> m_pages;
};

/// Without white space and hyphens.
QString normalised(const QString &text)
{
    QString out;
    for (const QChar c : text)
        if (!c.isSpace() && c != u'-' && c.unicode() != 0x2010 && c.unicode() != 0x00ad)
            out += c;
    return out;
}

Document readFile(const QString &path)
{
    const SourceFile file(path, {});
    return readWhole(openDocument(::dup(file.descriptor())), {}, {});
}

/// Empty when all is well, otherwise the quote and what was found.
QString difference(const Document &document, const Sentence &sentence, FreshReading &fresh)
{
    QString quote;
    QString found;
    for (const SentencePart &part : sentence.parts) {
        quote += document.pages[std::size_t(part.page)].text.mid(part.start, part.length);
        found += fresh.under(part);
    }
    quote = normalised(quote);
    found = normalised(found);
    return quote == found ? QString()
                          : u"page %1\n  quote %2\n  found %3"_s.arg(sentence.parts.front().page + 1).arg(quote, found);
}

QStringList goodFiles()
{
    QStringList folders { test::samplePapers() };
    for (const QString &name :
        { u"papers-health"_s, u"papers-fulltext"_s, u"papers-long"_s, u"pdf-layout"_s, u"pdf-multilingual"_s })
        folders << test::sharedData(name);
    QStringList files;
    for (const QString &folder : folders)
        if (!folder.isEmpty())
            for (const QFileInfo &info : QDir(folder).entryInfoList({ u"*.pdf"_s }, QDir::Files, QDir::Name))
                files << info.filePath();
    return files;
}

} // namespace

void TestRectangles::madePagesAreExact_data()
{
    QTest::addColumn<int>("rotate");
    QTest::addColumn<QByteArray>("crop");
    for (const int rotate : { 0, 90, 180, 270 }) {
        QTest::addRow("rotated by %d", rotate) << rotate << QByteArray();
        QTest::addRow("rotated by %d and cropped", rotate) << rotate << QByteArray("50 20 600 760");
    }
}

void TestRectangles::madePagesAreExact()
{
    QFETCH(int, rotate);
    QFETCH(QByteArray, crop);
    const QList<test::PlacedText> lines = test::textColumn({ u"The groups were alike in all. They"_s,
                                              u"slept as long as they wished. And"_s, u"nobody woke them up before noon."_s })
        + test::textColumn({ u"A second column stands here. Its"_s, u"lines are as near as can be."_s }, 252);
    const QString path = test::writeFile(m_folder.path(), u"made.pdf"_s, test::makePdf({ { lines, rotate, crop } }));
    const Document document = readFile(path);
    QVERIFY(!document.sentences.empty());
    FreshReading fresh(path);
    const QRectF page(QPointF(), document.pages.front().size);
    for (const Sentence &sentence : document.sentences) {
        QCOMPARE(difference(document, sentence, fresh), QString());
        for (const QRectF &rect : sentence.parts.front().rects)
            QVERIFY(page.contains(rect));
    }
}

void TestRectangles::sentencesAreExact()
{
    const QStringList files = goodFiles();
    if (files.size() < 30)
        QSKIP("the measuring data is not here");
    // A part is enough of tens of thousands; as it is large, the share of all is within 0.2 % of its own.
    const std::size_t step = qEnvironmentVariableIntValue("ADDUCE_FULL_TESTS") != 0 ? 1 : 5;
    int exact = 0;
    int looked = 0;
    std::size_t met = 0;
    for (const QString &path : files) {
        Document document;
        try {
            document = readFile(path);
        } catch (const Error &) {
            continue; // a scan, a form: no sentences
        }
        FreshReading fresh(path);
        for (const Sentence &sentence : document.sentences) {
            if (met++ % step != 0)
                continue;
            const QString wrong = difference(document, sentence, fresh);
            ++looked;
            exact += wrong.isEmpty();
            if (!wrong.isEmpty())
                qInfo("%s, %s%s, %s", qPrintable(QFileInfo(path).fileName()), qPrintable(nameOf(sentence.kind)),
                    sentence.isDoubtful ? ", doubtful" : "", qPrintable(wrong));
        }
    }
    qInfo("%d of %d sentences stand exactly under their rectangles", exact, looked);
    QVERIFY(looked > 0 && exact >= 0.99 * looked);
}

ADDUCE_TEST(TestRectangles)
#include "test_rectangles.moc"
