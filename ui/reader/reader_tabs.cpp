#include "ui/reader/reader_tabs.h"

#include "ui/common/widgets.h"
#include "ui/reader/page_printer.h"
#include "ui/reader/reader_panel.h"
#include <QApplication>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

static ReaderPanel &panelAt(const QTabWidget &group, int index)
{
    return *static_cast<ReaderPanel *>(group.widget(index)); // nothing else is put there
}

static void takeOut(ReaderPanel &panel, QTabWidget &group)
{
    const QSignalBlocker blocker(group); // what it shows next is not seen by the user yet
    group.removeTab(group.indexOf(&panel));
}

/// Has that the focus, or its tab, whose button closes it?
static bool isIn(const ReaderPanel &panel, const QTabWidget &group)
{
    const QWidget *now = QApplication::focusWidget();
    return now && (panel.isAncestorOf(now) || group.tabBar() == now || group.tabBar()->isAncestorOf(now));
}

ReaderTabs::ReaderTabs(Maker make, QWidget *parent)
    : QWidget(parent)
    , m_make(std::move(make))
    , m_groups { new QTabWidget, new QTabWidget }
    , m_sides(new QSplitter)
{
    m_sides->setChildrenCollapsible(false);
    for (QTabWidget *group : m_groups) {
        group->setDocumentMode(true);
        group->setMovable(true);
        group->setElideMode(Qt::ElideRight);
        group->setUsesScrollButtons(true);
        group->tabBar()->setAccessibleName(tr("Open papers"));
        group->tabBar()->setExpanding(false);
        group->tabBar()->installEventFilter(this);
        m_sides->addWidget(group);
        group->hide();
        connect(group, &QTabWidget::currentChanged, this, [this, group] { see(*group); });
        connect(group, &QTabWidget::tabBarClicked, this, [this, group](int index) {
            if (index >= 0)
                setCurrent(panelAt(*group, index)); // which it may be on its side already
        });
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sides);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (m_isRearranging || !now)
            return; // it goes where Qt finds room for it
        for (ReaderPanel *panel : panels())
            if (panel->isAncestorOf(now))
                return setCurrent(*panel);
    });
}

ReaderTabs::~ReaderTabs()
{
    disconnect(qApp, nullptr, this, nullptr); // while they go, what has the focus and what is shown is nobody's business
    for (QTabWidget *group : m_groups)
        group->disconnect(this);
}

std::vector<ReaderPanel *> ReaderTabs::panels() const
{
    std::vector<ReaderPanel *> panels;
    for (const QTabWidget *group : m_groups)
        for (int i = 0; i < group->count(); ++i)
            panels.push_back(&panelAt(*group, i));
    return panels;
}

ReaderTabs::Side ReaderTabs::sideOf(const ReaderPanel &panel) const
{
    return m_groups[Right]->indexOf(&panel) >= 0 ? Right : Left;
}

QString ReaderTabs::paperIn(ReaderPanel &panel) const
{
    if (const Waiting *later = waiting(panel))
        return later->sha256;
    return panel.file().title().isEmpty() ? QString() : panel.file().citation().sha256; // also while it is being opened
}

ReaderPanel *ReaderTabs::showing(const QString &sha256) const
{
    for (ReaderPanel *panel : panels())
        if (!sha256.isEmpty() && paperIn(*panel) == sha256)
            return panel;
    return nullptr;
}

const ReaderTabs::Waiting *ReaderTabs::waiting(const ReaderPanel &panel) const
{
    const auto found = m_waiting.find(&panel);
    return found == m_waiting.end() ? nullptr : &found->second;
}

void ReaderTabs::setCurrent(ReaderPanel &panel)
{
    if (m_current == &panel)
        return;
    QTabWidget &group = *m_groups[sideOf(panel)];
    if (group.currentWidget() == &panel)
        see(group);
    else
        group.setCurrentWidget(&panel);
}

void ReaderTabs::openShown(const QTabWidget &group)
{
    if (group.count() == 0)
        return;
    ReaderPanel &panel = panelAt(group, group.currentIndex());
    if (const auto waiting = m_waiting.extract(&panel))
        waiting.mapped().open(panel);
}

void ReaderTabs::see(const QTabWidget &group)
{
    if (group.count() == 0)
        return;
    ReaderPanel &panel = panelAt(group, group.currentIndex());
    const bool isOther = std::exchange(m_current, &panel) != &panel;
    openShown(group);
    if (isOther)
        emit currentChanged();
}

ReaderPanel &ReaderTabs::make(Side side, int at)
{
    ReaderPanel &panel = *m_make();
    panel.setParent(this);
    emit added(panel);
    connect(&panel, &ReaderPanel::titleChanged, this,
        [this, &panel](const QString &title) { name(panel, panel.file().citation().source, title); });
    put(panel, side, at);
    name(panel, tr("No paper"), {});
    return panel;
}

void ReaderTabs::put(ReaderPanel &panel, Side side, int at)
{
    QTabWidget &group = *m_groups[side];
    group.insertTab(at, &panel, {});
    auto *end = new QWidget; // some air between the name and the button
    auto *row = new QHBoxLayout(end);
    row->setContentsMargins(space(2), 0, 0, 0);
    QToolButton *closing = iconButton(u"window-close"_s, tr("Close the paper"));
    row->addWidget(closing);
    connect(closing, &QToolButton::clicked, &panel, [this, &panel] { close(panel); });
    group.tabBar()->setTabButton(group.indexOf(&panel), QTabBar::RightSide, end);
    arrange();
    setCurrent(panel);
}

void ReaderTabs::name(ReaderPanel &panel, const QString &paper, const QString &title)
{
    QTabWidget &group = *m_groups[sideOf(panel)];
    group.setTabText(group.indexOf(&panel), QString(paper).replace(u'&', u"&&"_s));
    group.setTabToolTip(group.indexOf(&panel), plainTip(title));
}

ReaderPanel &ReaderTabs::add(Side side)
{
    return make(side, m_groups[side]->currentIndex() + 1);
}

void ReaderTabs::moveToOtherSide()
{
    ReaderPanel &panel = *m_current;
    const Side from = sideOf(panel);
    const Side to = otherSide(from);
    if (m_groups[from]->count() == 1 && m_groups[to]->count() == 0) {
        add(to); // it would be alone there as well
        return;
    }
    const bool hadFocus = isIn(panel, *m_groups[from]);
    {
        const QScopedValueRollback rearranging(m_isRearranging, true);
        takeOut(panel, *m_groups[from]);
        openShown(*m_groups[from]);
        put(panel, to, m_groups[to]->count());
    }
    if (hadFocus)
        panel.view().setFocus();
    const bool isEmpty = panel.file().title().isEmpty();
    name(panel, isEmpty ? tr("No paper") : panel.file().citation().source, panel.file().title());
}

void ReaderTabs::close(ReaderPanel &panel)
{
    if (panel.printer().isPrinting()) {
        emit panel.said(tr("The paper is being printed: wait for it, or stop it, then close the paper."));
        return;
    }
    const Side side = sideOf(panel);
    const bool wasCurrent = m_current == &panel;
    const bool hadFocus = isIn(panel, *m_groups[side]);
    emit closing(panel);
    m_waiting.erase(&panel);
    {
        const QScopedValueRollback rearranging(m_isRearranging, true);
        takeOut(panel, *m_groups[side]);
    }
    panel.deleteLater();
    const std::vector<ReaderPanel *> left = panels();
    if (left.empty()) {
        m_current = nullptr;
        add(side);
        emit lastClosed();
        return;
    }
    arrange();
    openShown(*m_groups[side]);
    if (wasCurrent)
        see(m_groups[side]->count() > 0 ? *m_groups[side] : *m_groups[1 - side]);
    if (hadFocus)
        m_current->view().setFocus();
}

void ReaderTabs::step(int direction)
{
    QTabWidget &group = *m_groups[sideOf(*m_current)];
    group.setCurrentIndex((group.currentIndex() + direction + group.count()) % group.count());
}

void ReaderTabs::restore(const std::vector<Waiting> &tabs, int current)
{
    std::vector<ReaderPanel *> made;
    ReaderPanel *empty = m_current;
    for (const Waiting &tab : tabs) {
        const QSignalBlocker left(m_groups[Left]), right(m_groups[Right]);
        ReaderPanel &panel = made.empty() && tab.side == Left ? *empty : make(tab.side, m_groups[tab.side]->count());
        name(panel, tab.name, tab.title);
        m_waiting[&panel] = tab;
        made.push_back(&panel);
    }
    if (made.empty())
        return;
    if (std::ranges::find(made, empty) == made.end())
        close(*empty);
    m_current = nullptr;
    const auto last = static_cast<int>(made.size()) - 1;
    ReaderPanel &wanted = *made[static_cast<std::size_t>(std::clamp(current, 0, last))];
    setCurrent(wanted);
    for (const QTabWidget *group : m_groups)
        openShown(*group);
}

void ReaderTabs::arrange()
{
    const bool isSplit = m_groups[Left]->count() > 0 && m_groups[Right]->count() > 0;
    const bool wasSplit = !m_groups[Left]->isHidden() && !m_groups[Right]->isHidden();
    for (QTabWidget *group : m_groups) {
        group->setVisible(group->count() > 0);
        group->setTabBarAutoHide(!isSplit); // of two papers side by side each is named
    }
    if (isSplit && !wasSplit)
        m_sides->setSizes({ 1, 1 }); // in halves
}

bool ReaderTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonRelease || static_cast<QMouseEvent *>(event)->button() != Qt::MiddleButton)
        return QWidget::eventFilter(watched, event);
    for (QTabWidget *group : m_groups)
        if (group->tabBar() == watched)
            if (const int index = group->tabBar()->tabAt(static_cast<QMouseEvent *>(event)->position().toPoint()); index >= 0)
                close(panelAt(*group, index));
    return true;
}

} // namespace adduce
