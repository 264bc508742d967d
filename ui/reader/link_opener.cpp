#include "ui/reader/link_opener.h"

#include "ui/common/link_target.h"
#include "ui/common/menu_text.h"
#include "ui/common/open_outside.h"
#include "ui/reader/linked_words.h"
#include "ui/reader/page_labels.h"
#include "ui/reader/page_view.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLine = 60; // characters

/// In lines: an address has no place to break at.
QString broken(const QString &address)
{
    QStringList lines;
    for (qsizetype i = 0; i < address.size(); i += kLine)
        lines << address.mid(i, kLine);
    return lines.join(u'\n');
}

/// On one line. Whose a host is stands at its end.
QString shortHost(const QString &host)
{
    return host.size() <= kLine ? host : u'…' + host.right(kLine);
}

void copyAddress(const LinkTarget &target)
{
    QGuiApplication::clipboard()->setText(target.address);
}

} // namespace

LinkOpener::LinkOpener(PageView &view, PageCache &cache, const PageLabels &labels, QWidget &window)
    : QObject(&window)
    , m_view(view)
    , m_cache(cache)
    , m_labels(labels)
    , m_window(window)
{
    connect(&view.mouse(), &PageMouse::linkClicked, this, &LinkOpener::follow);
    connect(&view.caret(), &CaretController::linkWanted, this, &LinkOpener::follow);
    view.mouse().setLinkTips([this](const PageLink &link) { return words(link); });
}

QString LinkOpener::words(const PageLink &link) const
{
    if (link.page >= 0)
        return tr("Page %1").arg(m_labels.of(link.page));
    const LinkTarget target = linkTarget(link.address);
    return target.url.isEmpty() ? tr("Not opened from here:") + u'\n' + broken(target.address)
                                : broken(target.host) + u'\n' + broken(target.address);
}

void LinkOpener::follow(const PageLink &link)
{
    if (link.page < 0)
        return askToOpen(link.address);
    const PagePoint from = m_view.position();
    goTo(link);
    emit jumped(from);
}

/// As a quote: in the upper third, so that its page is the current one.
void LinkOpener::goTo(const PageLink &link)
{
    const PageLayout &pages = m_view.pages();
    if (link.page >= pages.pageCount())
        return;
    constexpr double kMargin = 12; // points; left of what is led to
    const double air = m_view.viewport()->height() / 3.0 / pages.pointScale(link.page);
    const QSizeF size = pages.sizeOf(link.page);
    const auto place = [](double to, double side) { return std::clamp(to, 0.0, std::max(0.0, side)); };
    m_view.goTo(
        { link.page, { place(link.point.x() - kMargin, size.width()), place(link.point.y() - air, size.height() - air) } });
}

/// The user sees where it leads before anything is opened.
void LinkOpener::askToOpen(const QString &address)
{
    const LinkTarget target = linkTarget(address);
    const bool opens = !target.url.isEmpty();
    auto *question = new QMessageBox(opens ? QMessageBox::Question : QMessageBox::Information, tr("Link in the document"),
        opens ? tr("Open %1?").arg(broken(target.host)) : tr("This link is not opened."), QMessageBox::NoButton, &m_window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(broken(target.address) + u"\n\n"_s
        + (opens ? tr("Another program opens it.")
                 : tr("Only addresses of the web and of mail, and DOIs, are opened from a document. This one can be copied.")));
    for (QLabel *label : question->findChildren<QLabel *>()) // the one of the address, too
        label->setTextFormat(Qt::PlainText);
    QPushButton *open = opens ? question->addButton(tr("Open"), QMessageBox::AcceptRole) : nullptr;
    QPushButton *copy = question->addButton(tr("Copy link address"), QMessageBox::ActionRole);
    QPushButton *cancel = question->addButton(opens ? QMessageBox::Cancel : QMessageBox::Close);
    question->setDefaultButton(open ? open : cancel);
    question->setEscapeButton(cancel);
    connect(copy, &QPushButton::clicked, this, [target] { copyAddress(target); });
    if (open)
        connect(open, &QPushButton::clicked, this, [this, target] {
            if (!openOutside(target.url))
                emit said(tr("No other program opened it: %1.").arg(target.address));
        });
    question->open();
}

void LinkOpener::addActions(QMenu &menu, const PageLink &link)
{
    const auto doing = [this, link] { follow(link); };
    if (link.page >= 0) {
        menu.addAction(tr("Go to page %1").arg(menuText(m_labels.of(link.page))), this, doing);
    } else {
        const LinkTarget target = linkTarget(link.address);
        if (!target.url.isEmpty())
            menu.addAction(tr("Open %1...").arg(menuText(shortHost(target.host))), this, doing);
        menu.addAction(tr("Copy link address"), this, [target] { copyAddress(target); });
    }
    menu.addSeparator();
}

QMenu *LinkOpener::addMenu(QMenu &menu)
{
    QMenu *links = menu.addMenu(tr("Links on this page"));
    const int page = m_view.currentPage();
    fillMenu(*links, page);
    connect(&m_cache, &PageCache::textRead, links, [this, links, page](int read) {
        if (read == page)
            fillMenu(*links, page);
    });
    return links;
}

void LinkOpener::fillMenu(QMenu &menu, int page)
{
    constexpr int kMost = 40; // more are no menu any more
    menu.clear();
    const SelectableText *text = m_cache.text(page);
    const std::vector<LinkedWords> all = text ? linkedWords(*text, m_cache.links(page)) : std::vector<LinkedWords> {};
    for (const LinkedWords &linked : all | std::views::take(kMost)) {
        const QString to = shortWords(linked.link);
        const QString shown = linked.words.isEmpty() ? to : u"%1 – %2"_s.arg(linked.words.left(kLine), to);
        menu.addAction(menuText(shown), this, [this, link = linked.link] { follow(link); });
    }
    if (menu.isEmpty())
        menu.addAction(text ? tr("None") : tr("Reading…"))->setEnabled(false);
}

QString LinkOpener::shortWords(const PageLink &link) const
{
    if (link.page >= 0)
        return tr("page %1").arg(m_labels.of(link.page));
    const LinkTarget out = linkTarget(link.address);
    return out.url.isEmpty() ? out.address.left(kLine) : shortHost(out.host);
}

} // namespace adduce
