// Page labels, links, outline and metadata of a PDF whose objects say anything: values, or Error. The first line goes into the
// catalogue, the second into the page, the third into the outline, the fourth into the information.
#include "core/base/error.h"
#include "core/readers/pdf/mupdf_document.h"

#include <QByteArrayList>
#include <algorithm>

using namespace adduce;

namespace {

/// Without a table of its objects: MuPDF finds them itself.
QByteArray pdfOf(const QByteArrayList &parts)
{
    return "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R " + parts.value(0)
        + " >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>\nendobj\n"
          "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] "
        + parts.value(1)
        + " >>\nendobj\n4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n5 0 obj\n<< /Type /Outlines "
        + parts.value(2) + " >>\nendobj\n6 0 obj\n<< " + parts.value(3) + " >>\nendobj\ntrailer\n<< /Root 1 0 R /Info 6 0 R >>\n%%EOF\n";
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    QByteArray pdf = pdfOf(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)).split('\n'));
    std::FILE *file = fmemopen(pdf.data(), static_cast<std::size_t>(pdf.size()), "rb");
    if (!file)
        return 0;
    try {
        const MupdfDocument document = MupdfDocument::open(file, "application/pdf");
        for (int page = 0; page < std::min(document.pageCount(), 3); ++page) {
            (void)document.layout(page);
            (void)document.links(page);
        }
        (void)document.outline();
        (void)document.xmp();
        for (const char *key : { "info:Title", "info:Author", "info:CreationDate" })
            (void)document.metadata(key);
    } catch (const Error &) { // the one thing that may be thrown
    }
    std::fclose(file);
    return 0;
}
