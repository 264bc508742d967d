#include "ui/reader/page_printer.h"

#include "core/base/run.h"
#include "ui/reader/reader_file.h"
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>

namespace adduce {

namespace {

constexpr double kPointsAnInch = 72;
constexpr double kMostDots = 300; // an inch: more is not seen, and takes memory

/// In the middle of the paper, as large as it fits; one that lies on its side is turned.
void printPage(QPainter &painter, const QPrinter &printer, const PageImage &page)
{
    QImage image(
        reinterpret_cast<const uchar *>(page.rgb.constData()), page.width, page.height, 3 * page.width, QImage::Format_RGB888);
    const QRectF paper(QPointF(), printer.pageLayout().paintRectPixels(printer.resolution()).size());
    if ((image.width() > image.height()) != (paper.width() > paper.height()))
        image = image.transformed(QTransform().rotate(90));
    QRectF on(QPointF(), QSizeF(image.size()).scaled(paper.size(), Qt::KeepAspectRatio));
    on.moveCenter(paper.center());
    painter.drawImage(on, image);
}

} // namespace

PagePrinter::PagePrinter(WorkerProgram worker, const ReaderFile &file, QWidget &window)
    : QObject(&window)
    , m_program(std::move(worker))
    , m_file(file)
    , m_window(window)
{
}

PagePrinter::~PagePrinter()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void PagePrinter::choose()
{
    if (isPrinting() || !m_file.isOpen())
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(QFileInfo(m_file.path()).completeBaseName());
    auto *dialog = new QPrintDialog(printer.get(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinMax(1, m_file.pageCount());
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this, printer] { print(printer); });
    dialog->open();
}

void PagePrinter::print(std::shared_ptr<QPrinter> printer)
{
    if (isPrinting())
        return;
    m_stop = {};
    const int first = std::max(1, printer->fromPage());
    const int last = printer->toPage() > 0 ? std::min(printer->toPage(), m_file.pageCount()) : m_file.pageCount();
    auto *progress = new QProgressDialog(tr("Printing %1").arg(printer->docName()), tr("Stop"), 0, last - first + 1, &m_window);
    progress->setWindowTitle(tr("Print"));
    progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(progress, &QProgressDialog::canceled, this, [this] { m_stop.request_stop(); });
    connect(this, &PagePrinter::progressed, progress, &QProgressDialog::setValue);
    connect(this, &PagePrinter::finished, progress, &QProgressDialog::close);
    const auto work = [this, printer, first, last, path = m_file.path(), sha256 = m_file.sha256(), program = m_program,
                          stop = m_stop.get_token()](auto post) {
        PageRenderer renderer(program, path);
        if (renderer.sha256() != sha256) // since it was opened
            throw Error(ErrorKind::FileChanged, path);
        QPainter painter;
        if (!painter.begin(printer.get()))
            throw printer->outputFileName().isEmpty()
                ? Error(ErrorKind::BadInput, tr("the printer \"%1\" takes nothing").arg(printer->printerName()))
                : Error(ErrorKind::Unwritable, printer->outputFileName());
        const double scale = std::min<double>(printer->resolution(), kMostDots) / kPointsAnInch;
        for (int page = first; page <= last && !stop.stop_requested(); ++page) {
            if (page > first && !printer->newPage())
                throw Error(ErrorKind::DiskFull, printer->outputFileName());
            printPage(painter, *printer, renderer.draw(page - 1, scale, stop));
            post([this, done = page - first + 1, all = last - first + 1] { emit progressed(done, all); });
        }
        if (stop.stop_requested())
            printer->abort();
        painter.end();
    };
    m_worker = startTask(this, work, [this] { finish(); });
}

void PagePrinter::finish()
{
    m_worker.wait(); // its thread has nothing more to do than to end
    m_worker = {};
    emit finished();
}

} // namespace adduce
