#include "core/export/pdf_canvas.h"

#include "core/base/device.h"
#include "core/export/pdf_haru.h"
#include "core/export/shaped_text.h"
#include <QTextBoundaryFinder>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// As a page can show it: one line, composed, nothing beyond the basic plane, no signs that have no shape.
/// `noBreak`: what a no-break space becomes.
QString drawable(const QString &text, QChar noBreak = u' ')
{
    QString out;
    bool pair = false;
    for (const QChar c : text.normalized(QString::NormalizationForm_C)) {
        if (c.isHighSurrogate() || (c.isLowSurrogate() && !pair))
            out += QChar(QChar::ReplacementCharacter);
        else if (c == QChar::Nbsp)
            out += noBreak;
        else if (c.isSpace())
            out += u' ';
        else if (c.category() == QChar::Other_Control)
            out += QChar(QChar::ReplacementCharacter);
        else if (!c.isLowSurrogate() && c.category() != QChar::Other_Format)
            out += c;
        pair = c.isHighSurrogate();
    }
    return out;
}

/// As QString::simplified(), but a no-break space that stands alone is kept.
QString collapsed(const QString &text)
{
    QString out;
    for (const QChar c : text)
        if (!c.isSpace() || (!out.isEmpty() && !out.back().isSpace()))
            out += c;
        else if (!out.isEmpty())
            out.back() = u' ';
    while (!out.isEmpty() && out.back().isSpace())
        out.chop(1);
    return out;
}

/// PDF counts heights from the foot of the page.
HPDF_Rect fromBelow(const QRectF &box, double height)
{
    return { float(box.left()), float(height - box.bottom()), float(box.right()), float(height - box.top()) };
}

} // namespace

PdfCanvas::PdfCanvas(const QString &title, const QString &characters, const Paper &paper)
    : m_paper(paper)
    , m_haru(std::make_unique<Haru>(drawable(title), drawable(characters)))
{
}

PdfCanvas::~PdfCanvas() = default;

void PdfCanvas::newPage()
{
    m_haru->page = HPDF_AddPage(m_haru->doc);
    m_haru->check();
    m_haru->pages.push_back(m_haru->page);
    HPDF_Page_SetWidth(m_haru->page, float(m_paper.width()));
    HPDF_Page_SetHeight(m_haru->page, float(m_paper.height()));
}

int PdfCanvas::pageCount() const
{
    return static_cast<int>(m_haru->pages.size());
}

void PdfCanvas::selectPage(int page)
{
    m_haru->page = m_haru->pages.at(static_cast<std::size_t>(page));
}

double PdfCanvas::width(const QString &text, PdfFont font, double size)
{
    if (needsShaping(text))
        return m_haru->shaper(font).shape(text).width * size;
    double sum = 0;
    for (const QChar c : drawable(text))
        sum += m_haru->advance(c, font) * size;
    return sum;
}

QStringList PdfCanvas::wrap(const QString &text, PdfFont font, double size, double width)
{
    if (needsShaping(text))
        return wrapShaped(text, font, size, width);
    const QString words = collapsed(drawable(text, QChar::Nbsp));
    const QString line = QString(words).replace(QChar::Nbsp, u' ');
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, words);
    QStringList lines;
    qsizetype start = 0;
    qsizetype lastBreak = 0;
    double used = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        breaks.setPosition(i);
        if (i > start && breaks.isAtBoundary())
            lastBreak = i;
        used += m_haru->advance(line[i], font) * size;
        if (used <= width || i == start || line[i] == u' ')
            continue;
        const qsizetype space = line.lastIndexOf(u' ', i - 1) + 1; // one that should not be broken, before a word is
        const qsizetype end = lastBreak > start ? lastBreak : space > start ? space : i;
        lines << line.mid(start, end - start).trimmed();
        start = end;
        i = end - 1; // measured again from the start of the new line
        used = 0;
    }
    if (start < line.size() || lines.isEmpty())
        lines << line.mid(start).trimmed();
    return lines;
}

QStringList PdfCanvas::wrapShaped(const QString &text, PdfFont font, double size, double width)
{
    const QString line = text.simplified();
    const QChar direction(isRightToLeft(line) ? 0x200F : 0x200E); // so that each line runs as the whole does
    Shaper &shaper = m_haru->shaper(font);
    const auto fits = [&](qsizetype start, qsizetype end) {
        return shaper.shape(direction + line.mid(start, end - start)).width * size <= width;
    };
    QTextBoundaryFinder words(QTextBoundaryFinder::Line, line), letters(QTextBoundaryFinder::Grapheme, line);
    QStringList lines;
    for (qsizetype start = 0; start < line.size();) {
        qsizetype end = start;
        words.setPosition(start);
        for (qsizetype next = words.toNextBoundary(); next > 0 && fits(start, next); next = words.toNextBoundary())
            end = next;
        if (end == start) { // a word that is too long is broken between its letters
            letters.setPosition(start);
            end = letters.toNextBoundary();
            for (qsizetype next = letters.toNextBoundary(); next > 0 && fits(start, next); next = letters.toNextBoundary())
                end = next;
        }
        lines << direction + line.mid(start, end - start).trimmed();
        start = end;
    }
    return lines;
}

void PdfCanvas::drawShaped(double x, double baseline, const QString &line, PdfFont font, double size, double grey)
{
    const ShapedLine shaped = m_haru->shaper(font).shape(line);
    HPDF_Page page = m_haru->page;
    HPDF_Page_SetGrayFill(page, float(grey));
    const auto across = [&](double value) { return float(x + value * size); };
    const auto up = [&](double value) { return float(m_paper.height() - baseline + value * size); };
    for (const OutlineStep &step : shaped.outline)
        switch (step.kind) {
        case OutlineStep::Kind::Move:
            HPDF_Page_MoveTo(page, across(step.x), up(step.y));
            break;
        case OutlineStep::Kind::Line:
            HPDF_Page_LineTo(page, across(step.x), up(step.y));
            break;
        case OutlineStep::Kind::Curve:
            HPDF_Page_CurveTo(page, across(step.x1), up(step.y1), across(step.x2), up(step.y2), across(step.x), up(step.y));
            break;
        case OutlineStep::Kind::Close:
            HPDF_Page_ClosePath(page);
            break;
        }
    if (!shaped.outline.empty())
        HPDF_Page_Fill(page);
    m_haru->check();
}

void PdfCanvas::link(int page, const QRectF &box, const QString &address)
{
    HPDF_Annotation made = HPDF_Page_CreateURILinkAnnot(
        m_haru->pages.at(static_cast<std::size_t>(page)), fromBelow(box, m_paper.height()), address.toLatin1().constData());
    HPDF_LinkAnnot_SetBorderStyle(made, 0, 0, 0);
    m_haru->check();
}

void PdfCanvas::link(int page, const QRectF &box, int targetPage, double targetY)
{
    HPDF_Destination place = HPDF_Page_CreateDestination(m_haru->pages.at(static_cast<std::size_t>(targetPage)));
    HPDF_Destination_SetXYZ(place, 0, float(m_paper.height() - targetY), 1);
    HPDF_Annotation made =
        HPDF_Page_CreateLinkAnnot(m_haru->pages.at(static_cast<std::size_t>(page)), fromBelow(box, m_paper.height()), place);
    HPDF_LinkAnnot_SetBorderStyle(made, 0, 0, 0);
    m_haru->check();
}

int PdfCanvas::currentPage() const
{
    const auto at = std::ranges::find(m_haru->pages, m_haru->page);
    return static_cast<int>(at - m_haru->pages.begin());
}

void PdfCanvas::text(double x, double baseline, const QString &line, PdfFont font, double size, double grey)
{
    const bool shaped = needsShaping(line);
    if (shaped)
        drawShaped(x, baseline, line, font, size, grey);
    const QString shown = drawable(line);
    HPDF_Page_SetGrayFill(m_haru->page, float(grey));
    HPDF_Page_BeginText(m_haru->page);
    HPDF_Page_SetTextRenderingMode(m_haru->page, shaped ? HPDF_INVISIBLE : HPDF_FILL);
    qsizetype at = 0;
    while (at < shown.size()) { // a run for each font
        QString run;
        HPDF_Font runFont = nullptr;
        double runWidth = 0;
        for (; at < shown.size(); ++at) {
            QChar c = shown[at];
            const Face &face = m_haru->faceFor(c, font);
            if (runFont && face.font != runFont)
                break;
            runFont = face.font;
            run += c;
            runWidth += m_haru->advance(shown[at], font) * size;
        }
        HPDF_Page_SetFontAndSize(m_haru->page, runFont, float(size));
        HPDF_Page_TextOut(m_haru->page, float(x), float(m_paper.height() - baseline), run.toUtf8().constData());
        x += runWidth;
    }
    HPDF_Page_EndText(m_haru->page);
    m_haru->check();
}

void PdfCanvas::rule(double x0, double x1, double y, double grey)
{
    HPDF_Page_SetGrayStroke(m_haru->page, float(grey));
    HPDF_Page_SetLineWidth(m_haru->page, 0.5F);
    HPDF_Page_MoveTo(m_haru->page, float(x0), float(m_paper.height() - y));
    HPDF_Page_LineTo(m_haru->page, float(x1), float(m_paper.height() - y));
    HPDF_Page_Stroke(m_haru->page);
    m_haru->check();
}

void PdfCanvas::line(const QPointF &from, const QPointF &to, double thickness, double grey)
{
    HPDF_Page_SetLineWidth(m_haru->page, float(thickness));
    HPDF_Page_SetGrayStroke(m_haru->page, float(grey));
    HPDF_Page_MoveTo(m_haru->page, float(from.x()), float(m_paper.height() - from.y()));
    HPDF_Page_LineTo(m_haru->page, float(to.x()), float(m_paper.height() - to.y()));
    HPDF_Page_Stroke(m_haru->page);
    m_haru->check();
}

void PdfCanvas::dot(const QPointF &centre, double radius, double grey)
{
    HPDF_Page_SetGrayFill(m_haru->page, float(grey));
    HPDF_Page_Circle(m_haru->page, float(centre.x()), float(m_paper.height() - centre.y()), float(radius));
    HPDF_Page_Fill(m_haru->page);
    m_haru->check();
}

void PdfCanvas::image(const QRectF &box, const PageImage &image)
{
    HPDF_Image loaded = HPDF_LoadRawImageFromMem(m_haru->doc, reinterpret_cast<const HPDF_BYTE *>(image.rgb.constData()),
        static_cast<HPDF_UINT>(image.width), static_cast<HPDF_UINT>(image.height), HPDF_CS_DEVICE_RGB, 8);
    m_haru->check();
    HPDF_Page_DrawImage(
        m_haru->page, loaded, float(box.left()), float(m_paper.height() - box.bottom()), float(box.width()), float(box.height()));
    m_haru->check();
}

void PdfCanvas::outline(const QString &title, double y, int level)
{
    std::vector<HPDF_Outline> &open = m_haru->outlines;
    open.resize(std::min(open.size(), static_cast<std::size_t>(level)));
    const QByteArray name = drawable(title).left(120).toUtf8();
    HPDF_Outline entry = HPDF_CreateOutline(
        m_haru->doc, open.empty() ? nullptr : open.back(), name.constData(), HPDF_GetEncoder(m_haru->doc, "UTF-8"));
    open.push_back(entry);
    HPDF_Destination place = HPDF_Page_CreateDestination(m_haru->page);
    HPDF_Destination_SetXYZ(place, 0, float(m_paper.height() - y), 1);
    HPDF_Outline_SetDestination(entry, place);
    m_haru->check();
}

void PdfCanvas::labelPages(int from, PageNumbers numbers)
{
    const HPDF_PageNumStyle style = numbers == PageNumbers::Roman ? HPDF_PAGE_NUM_STYLE_LOWER_ROMAN : HPDF_PAGE_NUM_STYLE_DECIMAL;
    HPDF_AddPageLabel(m_haru->doc, static_cast<HPDF_UINT>(from), style, 1, nullptr);
    m_haru->check();
}

void PdfCanvas::attach(const QString &name, const QByteArray &bytes)
{
    m_haru->attach(name, bytes);
}

void PdfCanvas::save(QIODevice &device)
{
    HPDF_SaveToStream(m_haru->doc);
    m_haru->check();
    QByteArray block(1 << 16, Qt::Uninitialized);
    for (;;) {
        auto size = static_cast<HPDF_UINT32>(block.size());
        HPDF_ReadFromStream(m_haru->doc, reinterpret_cast<HPDF_BYTE *>(block.data()), &size);
        if (size == 0)
            return; // past the end it reports an error of its own: there is nothing to check
        writeAll(device, block.first(size));
    }
}

} // namespace adduce
