#include "ui/library/filter_bar.h"

#include "ui/common/widgets.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_model.h"
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

FilterBar::FilterBar(const LibraryModel &model, LibraryFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(filter)
    , m_find(new QLineEdit)
    , m_inText(linkButton(tr("Search the text of papers for this")))
    , m_show(new QComboBox)
    , m_table(iconButton(u"columns"_s, tr("As a table")))
    , m_count(new PlainLabel({}, Type::Caption))
    , m_ask(linkButton({}))
{
    m_find->setPlaceholderText(tr("Find title, author or file"));
    m_find->setAccessibleName(tr("Find in the library"));
    setTip(*m_find, tr("Words, \"exact words\", -without, author:smith, year:2019..2023, in:COLLECTION"));
    makeFindBox(*m_find);
    m_show->setAccessibleName(tr("Which documents are shown"));
    m_show->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_show->setMinimumContentsLength(8);
    m_count->setSecondary(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(3), space(2), space(3), space(2));
    column->setSpacing(space(2));
    column->addWidget(m_find);
    column->addWidget(m_inText, 0, Qt::AlignLeft);
    auto *shown = new QHBoxLayout;
    shown->setSpacing(space(1));
    shown->addWidget(m_show, 1);
    QToolButton *ordering = iconButton(u"view-sort"_s, tr("Order"));
    auto *orders = new QMenu(ordering);
    ordering->setMenu(orders);
    ordering->setPopupMode(QToolButton::InstantPopup);
    m_table->setCheckable(true);
    shown->addWidget(ordering);
    shown->addWidget(m_table);
    column->addLayout(shown);
    connect(orders, &QMenu::aboutToShow, this, [this, orders] { fillOrders(*orders); });
    connect(m_table, &QToolButton::clicked, this, &FilterBar::tableWanted);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(space(2));
    foot->addWidget(m_count, 1);
    foot->addWidget(m_ask);
    column->addLayout(foot);
    m_inText->setFont(typeFont(Type::Caption));
    m_inText->hide();
    connect(m_inText, &QToolButton::clicked, this, [this] { emit textSearchWanted(m_find->text()); });
    connect(m_find, &QLineEdit::returnPressed, m_inText, [this] {
        if (!m_inText->isHidden())
            m_inText->click();
    });
    m_ask->setFont(typeFont(Type::Caption));
    m_ask->setObjectName(u"ask-shown"_s);
    m_ask->hide();
    connect(m_ask, &QToolButton::clicked, this, &FilterBar::askWanted);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QStringList collections = m_filter.query().collections;
        m_filter.setQuery(parseSearchQuery(text));
        m_inText->setVisible(!m_filter.query().words.isEmpty());
        if (m_filter.query().collections != collections)
            emit collectionsNamed();
        emit changed();
    });
    connect(m_show, &QComboBox::activated, this, [this](int at) {
        m_filter.setShow(kLibraryShows.at(static_cast<std::size_t>(at)));
        emit changed();
    });
}

void FilterBar::fillOrders(QMenu &menu)
{
    menu.clear();
    const LibraryOrder now = m_filter.order();
    const auto add = [&](const QString &text, const LibraryOrder &order, bool isChosen) {
        QAction *made = menu.addAction(text, this, [this, order] { emit orderChosen(order); });
        made->setCheckable(true);
        made->setChecked(isChosen);
    };
    add(tr("Newest first"), {}, !now.by);
    for (int column = 0; column < kLibraryColumns; ++column) {
        const auto by = static_cast<LibraryColumn>(column);
        if (by != LibraryColumn::Added) // the newest first is that
            add(words(by), { by, false }, now.by == by);
    }
    menu.addSeparator();
    add(tr("In reverse"), { now.by, !now.isReversed }, now.isReversed);
    menu.addSeparator();
    QAction *pictures = menu.addAction(tr("With their first pages"), this, [this](bool isShown) {
        m_hasFirstPages = isShown;
        emit firstPagesWanted(isShown);
    });
    pictures->setCheckable(true);
    pictures->setChecked(m_hasFirstPages);
    pictures->setEnabled(!m_table->isChecked());
}

void FilterBar::showTable(bool isTable)
{
    m_table->setChecked(isTable);
}

void FilterBar::find()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void FilterBar::leadInto(QAbstractItemView &list)
{
    adduce::leadInto(*m_find, list);
}

void FilterBar::showEverything()
{
    m_find->clear();
    m_show->setCurrentIndex(0);
    m_filter.setShow(LibraryShow::All);
}

void FilterBar::updateCounts()
{
    const int all = m_model.rowCount();
    const int shown = m_filter.rowCount();
    m_count->setText(shown == all ? tr("%Ln document(s)", nullptr, all)
                                  : tr("%1 of %Ln document(s)", nullptr, all).arg(QLocale().toString(shown)));
    fillChoice();
}

void FilterBar::offerToAsk(int papers)
{
    m_ask->setVisible(papers > 0);
    const QString words = tr("Ask these %Ln", nullptr, papers);
    m_ask->setText(words);
    m_ask->setAccessibleName(words);
    setTip(*m_ask, tr("The next questions search these papers alone"));
}

void FilterBar::fillChoice()
{
    const bool fresh = m_show->count() == 0;
    for (int i = 0; i < static_cast<int>(kLibraryShows.size()); ++i) {
        const LibraryShow show = kLibraryShows.at(static_cast<std::size_t>(i));
        const auto count = std::ranges::count_if(
            m_model.rows(), [&](const DocumentRow &row) { return shows(show, row, m_filter.duplicates()); });
        const QString text = tr("%1 (%2)").arg(words(show), QLocale().toString(static_cast<qlonglong>(count)));
        if (fresh)
            m_show->addItem(text);
        else if (m_show->itemText(i) != text)
            m_show->setItemText(i, text);
    }
}

bool FilterBar::isNarrowing() const
{
    return !m_find->text().trimmed().isEmpty() || m_filter.show() != LibraryShow::All;
}

QString FilterBar::emptyWords() const
{
    return m_find->text().trimmed().isEmpty() ? adduce::emptyWords(m_filter.show())
                                              : tr("No paper here has this in its title, authors, year or file.");
}

} // namespace adduce
