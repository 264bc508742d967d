#include "ui/evidence/export_preview.h"

#include "core/base/device.h"
#include "core/base/stop.h"
#include "core/export/crops.h"
#include "core/library/database.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/evidence/odt_writer.h"
#include <QBuffer>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTemporaryFile>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace adduce {

namespace {

constexpr int kMostPages = 8;
constexpr qsizetype kMostText = 200'000; // characters
constexpr qsizetype kMostSet = 40'000; // characters, of what is set in the window's thread
constexpr std::size_t kMostCropped = 12; // rows whose crops are drawn to be looked at

enum Side
{
    Text,
    Set,
    Pages,
    Said
};

QImage imageOf(const PageImage &page)
{
    return QImage(reinterpret_cast<const uchar *>(page.rgb.constData()), page.width, page.height, 3 * qsizetype(page.width),
        QImage::Format_RGB888)
        .copy();
}

/// Written to a file that only this process reads, then drawn as any other document.
std::vector<QImage> pagesOf(const ExportContent &content, const WorkerProgram &worker, double scale, const std::stop_token &stop)
{
    QTemporaryFile file;
    if (!file.open())
        throw writeError(file);
    writePdf(content, file, stop);
    file.flush();
    PageRenderer renderer(worker, file.fileName());
    std::vector<QImage> pages;
    for (int page = 0; page < std::min(kMostPages, renderer.pageCount()); ++page)
        pages.push_back(imageOf(renderer.draw(page, scale, stop)));
    return pages;
}

/// What the first crops look like is enough to see.
void keepFirstRows(ExportContent &content)
{
    for (NamedRows &table : content.tables)
        table.rows.resize(std::min(table.rows.size(), kMostCropped));
    for (NamedMatrix &named : content.matrices)
        named.matrix.papers.resize(
            std::min(named.matrix.papers.size(), 1 + kMostCropped / std::max<std::size_t>(1, named.matrix.questions.size())));
}

} // namespace

ExportPreview::ExportPreview(const Services &services, QWidget *parent)
    : QStackedWidget(parent)
    , m_services(services)
    , m_text(new QPlainTextEdit)
    , m_set(new QTextBrowser)
    , m_pages(new QScrollArea)
    , m_said(new PlainLabel)
    , m_task(this, [this] { emit ready(); })
{
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Preview"));
    m_text->setTabChangesFocus(true);
    m_pages->setWidgetResizable(true);
    m_pages->setAccessibleName(tr("Preview"));
    m_said->setAlignment(Qt::AlignCenter);
    m_said->setWordWrap(true);
    m_said->setSecondary(true);
    m_set->setAccessibleName(tr("Preview"));
    m_set->setTabChangesFocus(true);
    m_set->setOpenLinks(false);
    addWidget(m_text);
    addWidget(m_set);
    addWidget(m_pages);
    addWidget(m_said);
    connect(this, &ExportPreview::failed, this, [this](const Error &error) {
        m_said->setText(sentence(error));
        setCurrentIndex(Said);
    });
}

QString ExportPreview::text() const
{
    if (currentIndex() == Set)
        return m_set->toPlainText();
    return currentIndex() == Text ? m_text->toPlainText() : QString();
}

int ExportPreview::pageCount() const
{
    return currentIndex() == Pages && m_column ? m_column->count() - 1 : 0;
}

void ExportPreview::lookAt(const ExportRequest &request, ExportFormat format)
{
    const double scale = width() > 0 ? std::clamp((width() - space(12)) * devicePixelRatioF() / 595.0, 0.5, 3.0) : 1;
    m_task.run([this, request, format, scale](const auto &post, const std::stop_token &stop) {
        Database database = m_services.library.open();
        ExportParts parts;
        ExportContent content = contentOf(database, request, &parts);
        post([this, parts] { emit described(parts); });
        if (format == ExportFormat::Pdf) {
            if (request.hasCrops) {
                keepFirstRows(content);
                addCrops(m_services.library, m_services.worker, content, stop);
            }
            throwIfStopped(stop);
            post([this, pages = pagesOf(content, m_services.worker, scale, stop)] { showPages(pages); });
            return;
        }
        if (isForWordProcessor(format)) { // what goes in; how it looks is the word processor's
            post([this, text = markdownOf(content).left(kMostSet)] { showSet(text); });
            return;
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        for (const ExportFile &file : exportFiles(std::move(content), format, {})) {
            if (buffer.pos() > 0)
                buffer.write("\r\n"); // the matrix goes into a file of its own
            writeContent(file.content, format, buffer);
        }
        post([this, text = QString::fromUtf8(buffer.data()).left(kMostText)] { showText(text); });
    });
}

void ExportPreview::showText(const QString &text)
{
    m_text->setPlainText(text);
    m_said->setText(tr("Nothing of what is chosen goes into this format."));
    setCurrentIndex(text.trimmed().isEmpty() ? Said : Text);
}

void ExportPreview::showSet(const QString &markdown)
{
    QTextDocument *document = textDocumentOf(markdown).release();
    document->setParent(m_set);
    document->setDocumentMargin(space(4));
    m_set->setDocument(document);
    delete std::exchange(m_document, document);
    setCurrentIndex(Set);
}

void ExportPreview::showPages(const std::vector<QImage> &pages)
{
    auto *all = new QWidget;
    m_column = new QVBoxLayout(all);
    m_column->setSpacing(space(3));
    int number = 0;
    for (const QImage &page : pages) {
        auto *label = new QLabel;
        QPixmap pixmap = QPixmap::fromImage(page);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        label->setPixmap(pixmap);
        label->setAlignment(Qt::AlignHCenter);
        label->setAccessibleName(tr("Page %1").arg(++number));
        m_column->addWidget(label);
    }
    m_column->addStretch(1);
    m_pages->setWidget(all);
    setCurrentIndex(Pages);
}

} // namespace adduce
