#include "ui/reader/quote_foot.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/common/menu_text.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/highlights/highlight_colours.h"
#include "ui/reader/quote_actions.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_highlights.h"
#include "ui/reader/reader_places.h"
#include "ui/reader/text_selection.h"
#include <QMenu>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

QuoteFoot::QuoteFoot(LibraryThread &library, const ReaderFile &file, ReaderPlaces &places, TextSelection &selection,
    QuoteActions &actions, ReaderHighlights &highlights, QWidget *parent)
    : QWidget(parent)
    , m_reading(library)
    , m_file(file)
    , m_places(places)
    , m_selection(selection)
    , m_text(new ElidedLabel(Type::Caption))
    , m_steps(makeSteps())
    , m_citing(linkButton({}))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line());
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(3), space(1), space(2), space(1));
    row->setSpacing(space(1));
    m_text->setSecondary(true);
    row->addWidget(m_text, 1);
    row->addWidget(m_steps);
    column->addLayout(row);
    column->addLayout(makeActions(actions, highlights));
    m_citing->setMenu(new QMenu(m_citing));
    m_citing->setPopupMode(QToolButton::InstantPopup);
    connect(&selection, &TextSelection::changed, this, &QuoteFoot::showQuote);
}

QWidget *QuoteFoot::makeSteps()
{
    auto *steps = new QWidget;
    auto *row = new QHBoxLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    QToolButton *up = iconButton(u"go-up"_s, tr("Previous cited sentence"));
    QToolButton *down = iconButton(u"go-down"_s, tr("Next cited sentence"));
    row->addWidget(up);
    row->addWidget(down);
    connect(up, &QToolButton::clicked, this, [this] { m_places.step(-1); });
    connect(down, &QToolButton::clicked, this, [this] { m_places.step(1); });
    return steps;
}

/// One button highlights in the colour that was used last, the other offers them all.
static void addHighlighting(QHBoxLayout &row, ReaderHighlights &highlights)
{
    QToolButton *making = flatButton({}, QuoteFoot::tr("Highlight"));
    QToolButton *choosing = iconButton(u"go-down"_s, QuoteFoot::tr("Colours to highlight in"));
    auto *menu = new QMenu(choosing);
    choosing->setMenu(menu);
    choosing->setPopupMode(QToolButton::InstantPopup);
    row.addWidget(making);
    row.addWidget(choosing);
    QObject::connect(menu, &QMenu::aboutToShow, &highlights, [&highlights, menu] {
        menu->clear();
        highlights.fillMenu(*menu);
    });
    const auto draw = [&highlights, making] { making->setIcon(swatch(highlights.colour(), colours(making->palette()).isDark)); };
    QObject::connect(&highlights, &ReaderHighlights::colourChanged, making, draw);
    QObject::connect(making, &QToolButton::clicked, &highlights, [&highlights] { highlights.make(); });
    draw();
}

QHBoxLayout *QuoteFoot::makeActions(QuoteActions &actions, ReaderHighlights &highlights)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(3), 0, space(2), space(2));
    row->setSpacing(space(2));
    QPushButton *asking = button(tr("Ask about this"), u"ask-about"_s);
    QPushButton *keeping = button(tr("Add to evidence"), u"add-evidence"_s);
    row->addWidget(asking);
    row->addWidget(keeping);
    addHighlighting(*row, highlights);
    row->addWidget(m_citing);
    row->addStretch(1);
    connect(asking, &QPushButton::clicked, &actions, &QuoteActions::ask);
    connect(keeping, &QPushButton::clicked, &actions, &QuoteActions::addToEvidence);
    return row;
}

bool QuoteFoot::hasQuote() const
{
    return m_file.isOpen() && ((!m_file.isAccepted() && m_selection.page() >= 0) || m_places.focused());
}

void QuoteFoot::showQuote()
{
    const bool isSelected = m_file.isOpen() && !m_file.isAccepted() && m_selection.page() >= 0;
    setVisible(hasQuote());
    m_steps->setVisible(!isSelected);
    if (!isSelected && hasQuote())
        return showCited();
    m_reading.stop();
    m_citing->hide();
    if (isSelected)
        m_text->setText(tr("Selected: “%1”").arg(m_selection.text().simplified()));
}

void QuoteFoot::showCited()
{
    const Citation &citation = *m_places.focused();
    const std::vector<Citation> all = m_places.cited();
    const auto at = std::ranges::find(all, citation);
    QStringList parts { tr("Cited sentence %1 of %2").arg(at - all.begin() + 1).arg(all.size()) };
    if (!citation.section.isEmpty())
        parts << tr("section %1").arg(citation.section);
    m_text->setText(parts.join(u" · "_s));
    m_reading.run(
        this, [citation](Database &database) { return ThreadStore(database).quoting(citation); },
        [this](const std::vector<ThreadRow> &threads) { showCiting(threads); },
        [this](const Error &) { showCiting({}); }); // the foot is of use without it
}

void QuoteFoot::showCiting(const std::vector<ThreadRow> &threads)
{
    m_citing->setText(tr("Cited in %Ln thread(s)", nullptr, static_cast<int>(threads.size())));
    m_citing->setVisible(!threads.empty());
    QMenu &menu = *m_citing->menu();
    menu.clear();
    for (const ThreadRow &row : threads)
        menu.addAction(menuText(row.marks.title.left(100)), this, [this, id = row.id] { emit threadWanted(id); });
}

} // namespace adduce
