#include "tests/support/pdf_maker.h"

#include <QDir>
#include <QFile>

namespace adduce::test {

using namespace Qt::StringLiterals;

namespace {

constexpr double kHeight = 792;

QByteArray escaped(const QString &text)
{
    QByteArray out;
    for (const char c : text.toLatin1()) {
        if (c == '(' || c == ')' || c == '\\')
            out += '\\';
        out += c;
    }
    return out;
}

QByteArray contentOf(const MadePage &page)
{
    QByteArray content = page.drawing + (page.drawing.isEmpty() ? "" : "\n");
    for (const PlacedText &line : page.lines)
        content += QByteArray("BT /") + (line.isBold ? "FB " : "FR ") + QByteArray::number(line.size) + " Tf "
            + QByteArray::number(line.x) + ' ' + QByteArray::number(kHeight - line.y) + " Td (" + escaped(line.text)
            + ") Tj ET\n";
    return content;
}

} // namespace

QByteArray pageObject(qsizetype page)
{
    constexpr qsizetype kFirstPage = 6;
    return QByteArray::number(kFirstPage + 2 * page) + " 0 R";
}

QByteArray makePdf(const QList<MadePage> &pages, const QByteArray &info)
{
    QByteArrayList objects;
    QByteArray kids;
    for (qsizetype i = 0; i < pages.size(); ++i)
        kids += pageObject(i) + ' ';
    objects << "<< /Type /Catalog /Pages 2 0 R >>"
            << "<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(pages.size()) + " >>"
            << "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
            << "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>"
            << "<< " + info + " >>";
    for (const MadePage &page : pages) {
        const QByteArray content = contentOf(page);
        const QByteArray crop = page.crop.isEmpty() ? QByteArray() : "/CropBox [" + page.crop + "] ";
        const QByteArray annotations = page.annotations.isEmpty() ? QByteArray() : "/Annots [" + page.annotations + "] ";
        objects << "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] " + crop + annotations + "/Rotate "
                + QByteArray::number(page.rotate) + " /Resources << /Font << /FR 3 0 R /FB 4 0 R >> >> /Contents "
                + QByteArray::number(objects.size() + 2) + " 0 R >>"
                << streamObject({}, content);
    }
    return makePdfOf(objects, "/Info 5 0 R");
}

QByteArray streamObject(const QByteArray &entries, const QByteArray &content)
{
    return "<< " + entries + " /Length " + QByteArray::number(content.size()) + " >>\nstream\n" + content + "\nendstream";
}

QByteArray makePdfOf(const QByteArrayList &objects, const QByteArray &trailer)
{
    QByteArray pdf = "%PDF-1.4\n";
    QByteArray table = "xref\n0 " + QByteArray::number(objects.size() + 1) + "\n0000000000 65535 f \n";
    for (qsizetype i = 0; i < objects.size(); ++i) {
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const QByteArray start = QByteArray::number(pdf.size());
    return pdf + table + "trailer\n<< /Size " + QByteArray::number(objects.size() + 1) + " /Root 1 0 R " + trailer
        + " >>\nstartxref\n" + start + "\n%%EOF\n";
}

QList<PlacedText> textColumn(const QStringList &lines, double x, double y)
{
    constexpr double kStep = 12;
    QList<PlacedText> column;
    for (const QString &line : lines) {
        column << PlacedText { x, y, 10, false, line };
        y += kStep;
    }
    return column;
}

QString writeFile(const QString &folder, const QString &name, const QByteArray &bytes)
{
    const QString path = QDir(folder).filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

} // namespace adduce::test
