#include "ui/highlights/highlight_pane.h"

#include "ui/common/widgets.h"
#include "ui/highlights/highlight_delegate.h"
#include "ui/highlights/highlight_editing.h"
#include "ui/highlights/highlight_editor.h"
#include "ui/highlights/highlight_list_model.h"
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

HighlightPane::HighlightPane(HighlightEditing &editing, bool ofSeveralPapers, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_model(new HighlightListModel(ofSeveralPapers, this))
    , m_stack(new QStackedWidget)
    , m_list(new QListView)
    , m_empty(emptyNote())
    , m_editor(new HighlightEditor(editing))
    , m_adopt(linkButton({}))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HighlightDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust); // heights follow the width
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setAccessibleName(tr("Highlights"));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    addActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    column->addWidget(m_adopt);
    column->addWidget(line());
    column->addWidget(m_editor);
    m_adopt->hide();
    connect(m_adopt, &QToolButton::clicked, this, &HighlightPane::adoptWanted);
    connect(m_list, &QListView::activated, this, &HighlightPane::openCurrent);
    connect(m_list, &QListView::clicked, this, &HighlightPane::openCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HighlightPane::showCurrent);
    connect(m_model, &QAbstractItemModel::dataChanged, m_list, &QListView::doItemsLayout);
}

void HighlightPane::addActions()
{
    const auto add = [this](const QString &icon, const QString &text, const QKeySequence &keys, auto does) {
        auto *action = new QAction(adduce::icon(icon), text, m_list);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, does);
        m_list->addAction(action);
    };
    add(u"document-open"_s, tr("Open the page"), {}, &HighlightPane::openCurrent);
    add(u"document-edit"_s, tr("Write a note"), Qt::Key_F2, [this] { m_editor->editNote(); });
    add(u"edit-copy"_s, tr("Copy"), QKeySequence::Copy, [this] {
        QStringList quotes;
        for (const Highlight &one : chosen())
            quotes << u"“%1” (%2, %3)"_s.arg(one.quote, one.title, pageWords(one));
        if (!quotes.isEmpty())
            QGuiApplication::clipboard()->setText(quotes.join(u'\n'));
    });
    add(u"edit-delete"_s, tr("Remove the highlight"), QKeySequence::Delete, [this] {
        std::vector<Highlight> removed = chosen();
        std::erase_if(removed, [](const Highlight &one) { return !one.id; }); // the file stays as it is
        m_editing.remove(removed);
    });
}

void HighlightPane::setHighlights(std::vector<Highlight> highlights, const QString &words)
{
    const auto before = m_model->at(m_list->currentIndex());
    m_model->setHighlights(std::move(highlights), words);
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    if (before && before->id && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->indexOf(before->id));
    showCurrent();
    comeTo();
}

void HighlightPane::offerAdopting(int marksOfFile)
{
    m_adopt->setText(tr("Take over %Ln mark(s) of the file", nullptr, marksOfFile));
    m_adopt->setVisible(marksOfFile > 0);
}

void HighlightPane::setEmptyText(const QString &text)
{
    m_empty->setText(text);
}

void HighlightPane::choose(HighlightId id)
{
    m_wanted = id;
    comeTo();
}

void HighlightPane::editNote(HighlightId id)
{
    m_isNoteWanted = true;
    choose(id);
}

void HighlightPane::comeTo()
{
    const QModelIndex index = m_wanted ? m_model->indexOf(*m_wanted) : QModelIndex();
    if (!index.isValid())
        return;
    m_wanted.reset();
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    if (std::exchange(m_isNoteWanted, false))
        m_editor->editNote();
}

void HighlightPane::keep()
{
    m_editor->keep();
}

std::vector<Highlight> HighlightPane::chosen() const
{
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    std::sort(rows.begin(), rows.end());
    std::vector<Highlight> highlights;
    for (const QModelIndex &row : rows)
        highlights.push_back(*m_model->at(row));
    return highlights;
}

const std::vector<Highlight> &HighlightPane::highlights() const
{
    return m_model->highlights();
}

void HighlightPane::showCurrent()
{
    m_editor->setHighlight(m_model->at(m_list->currentIndex()));
}

void HighlightPane::openCurrent()
{
    if (const auto current = m_model->at(m_list->currentIndex()))
        emit opened(*current);
}

} // namespace adduce
