#pragma once
#include "core/export/paper.h"
#include "core/worker/worker.h"
#include <QRectF>
#include <QString>
#include <QStringList>
#include <memory>

class QIODevice;

namespace adduce {

enum class PdfFont
{
    Regular,
    Bold,
    Mono
};

enum class PageNumbers
{
    Arabic, ///< 1, 2
    Roman ///< i, ii
};

/// A PDF that text is set on, one line at a time. Fonts of the system are embedded; what the first font
/// lacks comes from the next, and what none has is drawn as U+FFFD. Positions in points from the top left.
/// Throws Error{Internal} when no font is found or libharu fails.
class PdfCanvas
{
public:
    /// `characters` holds every character that will be set; what it lacks is drawn as U+FFFD.
    PdfCanvas(const QString &title, const QString &characters, const Paper &paper = {});
    ~PdfCanvas();
    PdfCanvas(const PdfCanvas &) = delete;
    PdfCanvas &operator=(const PdfCanvas &) = delete;

    static constexpr double kHead = 46; ///< baseline of the running head
    [[nodiscard]] const Paper &paper() const { return m_paper; }
    [[nodiscard]] double foot() const { return m_paper.height() - 36; } ///< baseline of the page's number

    void newPage(); ///< what is drawn next goes there
    [[nodiscard]] int pageCount() const;
    void selectPage(int page); ///< 0-based: goes back to a page, for its footer

    /// The lines that `text` fills at this width, broken where its script allows it, within a word if it must be.
    /// Text that needs it is shaped (shaped_text.h) and drawn as outlines, over the same words unseen, which are searched and
    /// copied; its lines begin with the mark of their direction.
    [[nodiscard]] QStringList wrap(const QString &text, PdfFont font, double size, double width);
    [[nodiscard]] double width(const QString &text, PdfFont font, double size);
    void text(double x, double baseline, const QString &line, PdfFont font, double size, double grey = 0);
    void rule(double x0, double x1, double y, double grey);
    void line(const QPointF &from, const QPointF &to, double thickness, double grey);
    void dot(const QPointF &centre, double radius, double grey);
    void image(const QRectF &box, const PageImage &image); ///< stretched into the box; points from the top left
    /// What is under the box leads there; points from the top left.
    void link(int page, const QRectF &box, const QString &address);
    void link(int page, const QRectF &box, int targetPage, double targetY);
    [[nodiscard]] int currentPage() const; ///< 0-based
    /// An entry that leads to this page, `level` steps below the last one of the level above; 0 is the top.
    void outline(const QString &title, double y, int level = 0);
    void labelPages(int from, PageNumbers numbers); ///< `from`, 0-based, and those behind it: from 1 on

    void attach(const QString &name, const QByteArray &bytes); ///< a file that the PDF carries, once of a name

    void save(QIODevice &device); ///< throws Error{DiskFull} too

private:
    class Haru;
    [[nodiscard]] QStringList wrapShaped(const QString &text, PdfFont font, double size, double width);
    void drawShaped(double x, double baseline, const QString &line, PdfFont font, double size, double grey);
    Paper m_paper;
    std::unique_ptr<Haru> m_haru;
};

} // namespace adduce
