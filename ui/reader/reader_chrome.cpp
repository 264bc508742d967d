// The toolbar, the message and the foot of the reader.
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "ui/common/theme.h"
#include "ui/reader/find_bar.h"
#include "ui/reader/reader_panel.h"
#include "ui/reader/reader_side.h"

#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr double kZoomStep = 1.2;

QWidget *ReaderPanel::makeToolbar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(space(2), space(1), space(2), space(1));
    row->setSpacing(space(1) / 2);
    const auto add = [&](const QString &name, const QString &text) {
        QToolButton *made = iconButton(name, text);
        row->addWidget(made);
        return made;
    };
    m_back = add(u"go-previous"_s, tr("Back (Alt+Left)"));
    m_forward = add(u"go-next"_s, tr("Forward (Alt+Right)"));
    row->addSpacing(space(1));
    m_showOutline = add(u"view-list-tree"_s, tr("Outline"));
    m_showThumbnails = add(u"view-list-icons"_s, tr("Small pages"));
    for (const auto &[made, what] :
        { std::pair(m_showOutline, ReaderSide::Show::Outline), std::pair(m_showThumbnails, ReaderSide::Show::Thumbnails) }) {
        made->setCheckable(true);
        connect(made, &QToolButton::clicked, this, [this, shown = what](bool on) {
            m_side->show(on ? shown : ReaderSide::Show::Nothing);
            m_side->setCurrentPage(m_view->currentPage());
            m_showOutline->setChecked(m_side->shown() == ReaderSide::Show::Outline);
            m_showThumbnails->setChecked(m_side->shown() == ReaderSide::Show::Thumbnails);
        });
    }
    row->addSpacing(space(1));
    QToolButton *smaller = add(u"zoom-out"_s, tr("Smaller"));
    m_zoom = new PlainLabel;
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(u"100 %"_s) + space(2));
    row->addWidget(m_zoom);
    QToolButton *larger = add(u"zoom-in"_s, tr("Larger"));
    m_fit = add(u"zoom-fit-width"_s, tr("Fit the text"));
    m_fit->setCheckable(true);
    row->addSpacing(space(2));
    m_page = new QLineEdit;
    m_page->setAccessibleName(tr("Page"));
    setTip(*m_page, tr("The page as printed. Type the number of a page of the file to go there."));
    m_page->setAlignment(Qt::AlignCenter);
    m_page->setFixedWidth(fontMetrics().horizontalAdvance(u"00000"_s) + space(4));
    row->addWidget(m_page);
    m_pages = new PlainLabel;
    m_pages->setSecondary(true);
    row->addWidget(m_pages);
    row->addStretch(1);
    QToolButton *finding = add(u"edit-find"_s, tr("Find in this document"));
    m_recolour = add(u"recolour"_s, tr("Dark pages in the dark theme"));
    m_recolour->setCheckable(true);
    QToolButton *more = add(u"view-more"_s, tr("What can be done with this document"));

    connect(m_back, &QToolButton::clicked, this, &ReaderPanel::back);
    connect(m_forward, &QToolButton::clicked, this, &ReaderPanel::forward);
    connect(smaller, &QToolButton::clicked, this, &ReaderPanel::zoomOut);
    connect(larger, &QToolButton::clicked, this, &ReaderPanel::zoomIn);
    connect(
        m_fit, &QToolButton::clicked, this, [this](bool on) { m_view->setFit(on ? PageView::Fit::Text : PageView::Fit::None); });
    connect(finding, &QToolButton::clicked, this, &ReaderPanel::find);
    connect(more, &QToolButton::clicked, this, [this, more] { showMenu(more->mapToGlobal(more->rect().bottomLeft())); });
    connect(m_page, &QLineEdit::returnPressed, this, [this] {
        goToTyped(m_page->text().trimmed());
        m_view->setFocus();
        showPlace();
    });
    connect(m_recolour, &QToolButton::toggled, this, [this](bool on) {
        m_services.settings.setValue(u"reader/recolour"_s, on);
        m_view->setRecoloured(on && colours(palette()).dark);
    });
    return bar;
}

void ReaderPanel::zoomIn()
{
    m_view->setZoom(m_view->zoom() * kZoomStep);
}

void ReaderPanel::zoomOut()
{
    m_view->setZoom(m_view->zoom() / kZoomStep);
}

void ReaderPanel::toggleFit()
{
    m_fit->click();
}

void ReaderPanel::toggleOutline()
{
    m_showOutline->click();
}

void ReaderPanel::toggleThumbnails()
{
    m_showThumbnails->click();
}

void ReaderPanel::toggleRecolour()
{
    m_recolour->click();
}

void ReaderPanel::goToTyped(const QString &typed)
{
    bool number = false;
    const int page = typed.toInt(&number);
    if (number && page >= 1 && page <= m_count)
        return jumpToPage(page - 1);
    for (int i = 0; i < m_count; ++i)
        if (labelOf(i).compare(typed, Qt::CaseInsensitive) == 0)
            return jumpToPage(i);
}

QString ReaderPanel::labelOf(int page) const
{
    if (const auto known = m_labels.constFind(page); known != m_labels.constEnd())
        return *known;
    QString label = QString::number(page + 1);
    try {
        Database database = m_services.library.open();
        if (const auto stored = TextStore(database).page(m_history.here().citation.document, page))
            label = stored->label;
    } catch (const Error &) {
        return label; // the number of the page says where it is, too
    }
    m_labels.insert(page, label);
    return label;
}

QWidget *ReaderPanel::makeMessage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(space(6), space(6), space(6), space(6));
    column->setSpacing(space(2));
    m_what = new PlainLabel({}, Type::Strong);
    m_next = new PlainLabel;
    m_next->setSecondary(true);
    for (PlainLabel *label : { m_what, m_next })
        label->setWordWrap(true);
    m_look = button(tr("Look for the quote"), u"edit-find"_s);
    m_locate = button(tr("Locate..."), u"folder"_s);
    m_anyway = button(tr("Show without marks"));
    column->addStretch(1);
    column->addWidget(m_what);
    column->addWidget(m_next);
    column->addSpacing(space(2));
    for (QPushButton *button : { m_look, m_locate, m_anyway }) // below each other: the reader may be narrow
        column->addWidget(button, 0, Qt::AlignLeft);
    column->addWidget(makePassword());
    column->addStretch(2);
    connect(m_locate, &QPushButton::clicked, this, &ReaderPanel::locate);
    connect(m_look, &QPushButton::clicked, this, [this] {
        showAnyway();
        lookFor(m_history.here().citation.quote.simplified());
    });
    connect(m_anyway, &QPushButton::clicked, this, &ReaderPanel::showAnyway);
    return page;
}

QWidget *ReaderPanel::makeFoot()
{
    m_foot = new QWidget;
    auto *column = new QVBoxLayout(m_foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line());
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(3), space(1), space(2), space(1));
    row->setSpacing(space(1));
    m_footText = new ElidedLabel(Type::Caption);
    m_footText->setSecondary(true);
    row->addWidget(m_footText, 1);
    QToolButton *up = iconButton(u"go-up"_s, tr("Previous cited sentence"));
    QToolButton *down = iconButton(u"go-down"_s, tr("Next cited sentence"));
    m_steps = new QWidget;
    auto *steps = new QHBoxLayout(m_steps);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->addWidget(up);
    steps->addWidget(down);
    row->addWidget(m_steps);
    column->addLayout(row);
    auto *actions = new QHBoxLayout;
    actions->setContentsMargins(space(3), 0, space(2), space(2));
    actions->setSpacing(space(2));
    QPushButton *asking = button(tr("Ask about this"), u"ask-about"_s);
    QPushButton *keeping = button(tr("Add to evidence"), u"add-evidence"_s);
    m_citing = linkButton({});
    actions->addWidget(asking);
    actions->addWidget(keeping);
    actions->addWidget(m_citing);
    actions->addStretch(1);
    column->addLayout(actions);
    m_citing->setMenu(new QMenu(m_citing));
    m_citing->setPopupMode(QToolButton::InstantPopup);
    connect(asking, &QPushButton::clicked, this, &ReaderPanel::askAbout);
    connect(keeping, &QPushButton::clicked, this, &ReaderPanel::addToEvidence);
    connect(m_citing->menu(), &QMenu::aboutToShow, this, &ReaderPanel::fillCitingMenu);
    connect(up, &QToolButton::clicked, this, [this] { stepMark(-1); });
    connect(down, &QToolButton::clicked, this, [this] { stepMark(1); });
    return m_foot;
}

void ReaderPanel::showPlace()
{
    if (!m_footText)
        return; // still being built
    showWays();
    const bool showing = isShowing();
    m_page->setEnabled(showing);
    m_zoom->setText(showing ? QLocale().toString(qRound(m_view->zoom() * 100)) + u" %"_s : QString());
    m_fit->setChecked(m_view->fit() == PageView::Fit::Text);
    showFoot();
    if (!showing) {
        m_page->clear();
        m_pages->clear();
        return;
    }
    const int page = m_view->currentPage() + 1;
    if (!m_page->hasFocus())
        m_page->setText(labelOf(page - 1));
    m_pages->setText(tr("– %1 of %2").arg(page).arg(m_count));
    m_view->setAccessibleName(tr("%1, page %2").arg(m_title, labelOf(page - 1)));
    describeView();
}

/// The line of the caret, or else the marked quote.
void ReaderPanel::describeView()
{
    const QString line = m_view->caretLine().simplified();
    const QString told = line.isEmpty() ? markedWords() : tr("Line: “%1”").arg(line);
    if (told != m_view->accessibleDescription())
        m_view->setAccessibleDescription(told);
}

void ReaderPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_recolour)
        followTheme();
}

void ReaderPanel::followTheme()
{
    const bool dark = colours(palette()).dark;
    m_recolour->setVisible(dark);
    m_view->setRecoloured(m_recolour->isChecked() && dark);
}

void ReaderPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_F3 || (event->key() == Qt::Key_G && event->modifiers() & Qt::ControlModifier))
        return m_find->step(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    if (event->key() == Qt::Key_N)
        return stepMark(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    QWidget::keyPressEvent(event);
}

} // namespace adduce
