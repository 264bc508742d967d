#include "ui/reader/reader_toolbar.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/reader/page_labels.h"
#include "ui/reader/page_view.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_places.h"
#include "ui/reader/reader_side.h"
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr double kZoomStep = 1.2;

ReaderToolbar::ReaderToolbar(PageView &view, ReaderSide &side, ReaderPlaces &places, QSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
    , m_side(side)
    , m_places(places)
    , m_settings(settings)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(space(1), space(1), space(1), space(1));
    m_row->setSpacing(space(1) / 2);
    m_back = add(u"go-previous"_s, tr("Back (Alt+Left)"));
    m_forward = add(u"go-next"_s, tr("Forward (Alt+Right)"));
    m_row->addSpacing(space(1));
    addSideButtons();
    m_row->addSpacing(space(1));
    addZoom();
    m_row->addSpacing(space(2));
    addPageField();
    m_row->addStretch(1);
    QToolButton *finding = add(u"edit-find"_s, tr("Find in this document"));
    m_recolour = add(u"recolour"_s, tr("Dark pages in the dark theme"));
    m_recolour->setCheckable(true);
    m_recolour->setChecked(settings.value(u"reader/recolour"_s, true).toBool());
    QToolButton *more = add(u"view-more"_s, tr("What can be done with this document"));

    connect(m_back, &QToolButton::clicked, &places, &ReaderPlaces::back);
    connect(m_forward, &QToolButton::clicked, &places, &ReaderPlaces::forward);
    connect(finding, &QToolButton::clicked, this, &ReaderToolbar::findWanted);
    connect(more, &QToolButton::clicked, this, [this, more] { emit menuWanted(more->mapToGlobal(more->rect().bottomLeft())); });
    connect(m_recolour, &QToolButton::toggled, this, [this](bool on) {
        m_settings.setValue(u"reader/recolour"_s, on);
        followTheme();
    });
    followTheme();
}

QToolButton *ReaderToolbar::add(const QString &icon, const QString &text)
{
    QToolButton *made = iconButton(icon, text);
    m_row->addWidget(made);
    return made;
}

void ReaderToolbar::addSideButtons()
{
    m_outline = add(u"view-list-tree"_s, tr("Outline"));
    m_thumbnails = add(u"view-list-icons"_s, tr("Small pages"));
    m_highlights = add(u"highlight"_s, tr("Highlights"));
    for (const auto &[made, what] : { std::pair(m_outline, ReaderSide::Show::Outline),
             std::pair(m_thumbnails, ReaderSide::Show::Thumbnails), std::pair(m_highlights, ReaderSide::Show::Highlights) }) {
        made->setCheckable(true);
        connect(made, &QToolButton::clicked, this, [this, shown = what](bool on) {
            m_side.show(on ? shown : ReaderSide::Show::Nothing);
            m_side.setCurrentPage(m_view.currentPage());
            m_outline->setChecked(m_side.shown() == ReaderSide::Show::Outline);
            m_thumbnails->setChecked(m_side.shown() == ReaderSide::Show::Thumbnails);
            m_highlights->setChecked(m_side.shown() == ReaderSide::Show::Highlights);
        });
    }
}

void ReaderToolbar::addZoom()
{
    QToolButton *smaller = add(u"zoom-out"_s, tr("Smaller"));
    m_zoom = new PlainLabel;
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(u"100 %"_s) + space(1));
    m_row->addWidget(m_zoom);
    QToolButton *larger = add(u"zoom-in"_s, tr("Larger"));
    m_fit = add(u"zoom-fit-width"_s, tr("Fit the text"));
    m_fit->setCheckable(true);
    connect(smaller, &QToolButton::clicked, this, &ReaderToolbar::zoomOut);
    connect(larger, &QToolButton::clicked, this, &ReaderToolbar::zoomIn);
    connect(
        m_fit, &QToolButton::clicked, this, [this](bool on) { m_view.setFit(on ? PageView::Fit::Text : PageView::Fit::None); });
}

void ReaderToolbar::addPageField()
{
    m_page = new QLineEdit;
    m_page->setAccessibleName(tr("Page"));
    setTip(*m_page, tr("The page as printed. Type the number of a page of the file to go there."));
    m_page->setAlignment(Qt::AlignCenter);
    m_page->setFixedWidth(fontMetrics().horizontalAdvance(u"00000"_s) + space(3));
    m_row->addWidget(m_page);
    m_pages = new PlainLabel;
    m_pages->setSecondary(true);
    m_row->addWidget(m_pages);
    connect(m_page, &QLineEdit::returnPressed, this, [this] { emit pageTyped(m_page->text().trimmed()); });
}

void ReaderToolbar::zoomIn()
{
    m_view.setZoom(m_view.zoom() * kZoomStep);
}

void ReaderToolbar::zoomOut()
{
    m_view.setZoom(m_view.zoom() / kZoomStep);
}

void ReaderToolbar::toggleFit()
{
    m_fit->click();
}

void ReaderToolbar::toggleOutline()
{
    m_outline->click();
}

void ReaderToolbar::toggleThumbnails()
{
    m_thumbnails->click();
}

void ReaderToolbar::showHighlights()
{
    if (!m_highlights->isChecked())
        m_highlights->click();
}

void ReaderToolbar::toggleHighlights()
{
    m_highlights->click();
}

void ReaderToolbar::toggleRecolour()
{
    m_recolour->click();
}

/// To another page, or to another document.
void ReaderToolbar::showWays(const ReaderFile &file, const PageLabels &labels)
{
    const PlaceHistory &history = m_places.history();
    const auto whereTo = [&](const Place &to) {
        if (file.pageCount() == 0 || to.citation.sha256 != history.here().citation.sha256)
            return to.citation.source;
        return tr("%1, page %2").arg(to.citation.source, labels.of(to.seen ? to.seen->page : to.citation.page - 1));
    };
    const auto show = [&](QToolButton &button, const QString &text, const Place *to) {
        button.setEnabled(to);
        setTip(button, to ? text + u'\n' + whereTo(*to) : text);
    };
    show(*m_back, tr("Back (Alt+Left)"), history.before());
    show(*m_forward, tr("Forward (Alt+Right)"), history.after());
}

void ReaderToolbar::showPage(const ReaderFile &file, const PageLabels &labels)
{
    m_page->setEnabled(file.isOpen());
    m_fit->setChecked(m_view.fit() == PageView::Fit::Text);
    if (!file.isOpen()) {
        m_zoom->setText({});
        m_page->clear();
        m_pages->clear();
        return;
    }
    m_zoom->setText(QLocale().toString(qRound(m_view.zoom() * 100)) + u" %"_s);
    const int page = m_view.currentPage();
    if (!m_page->hasFocus())
        m_page->setText(labels.of(page));
    m_pages->setText(tr("– %1 of %2").arg(page + 1).arg(file.pageCount()));
}

void ReaderToolbar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_recolour)
        followTheme();
}

void ReaderToolbar::followTheme()
{
    const bool dark = colours(palette()).isDark;
    m_recolour->setVisible(dark);
    m_view.setRecoloured(m_recolour->isChecked() && dark);
}

} // namespace adduce
