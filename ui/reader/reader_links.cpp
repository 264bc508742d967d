// The links of a document in the reader: inside it they are followed, out of it only after asking.
#include "ui/common/link_target.h"
#include "ui/common/menu_text.h"
#include "ui/reader/linked_words.h"
#include "ui/reader/reader_panel.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

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

QString ReaderPanel::linkWords(const PageLink &link) const
{
    if (link.page >= 0)
        return tr("Page %1").arg(labelOf(link.page));
    const LinkTarget target = linkTarget(link.address);
    return target.url.isEmpty() ? tr("Not opened from here:") + u'\n' + broken(target.address)
                                : broken(target.host) + u'\n' + broken(target.address);
}

void ReaderPanel::followLink(const PageLink &link)
{
    if (link.page < 0)
        return askToOpen(link.address);
    const PagePoint from = m_view->position();
    m_view->followInside(link);
    jumped(from);
}

/// A paper is not trusted: the user sees where it leads before anything is opened.
void ReaderPanel::askToOpen(const QString &address)
{
    const LinkTarget target = linkTarget(address);
    const bool opens = !target.url.isEmpty();
    auto *question = new QMessageBox(opens ? QMessageBox::Question : QMessageBox::Information, tr("Link in the document"),
        opens ? tr("Open %1?").arg(broken(target.host)) : tr("This link is not opened."), QMessageBox::NoButton, this);
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
            if (!QDesktopServices::openUrl(target.url))
                emit said(tr("No other program opened it: %1.").arg(target.address));
        });
    question->open();
}

/// What can be done with the link that was clicked.
void ReaderPanel::addLinkActions(QMenu &menu, const PageLink &link)
{
    const auto follow = [this, link] { followLink(link); };
    if (link.page >= 0) {
        menu.addAction(tr("Go to page %1").arg(menuText(labelOf(link.page))), this, follow);
    } else {
        const LinkTarget target = linkTarget(link.address);
        if (!target.url.isEmpty())
            menu.addAction(tr("Open %1...").arg(menuText(shortHost(target.host))), this, follow);
        menu.addAction(tr("Copy link address"), this, [target] { copyAddress(target); });
    }
    menu.addSeparator();
}

/// The links of the page in sight, for those who do not use a mouse.
QMenu *ReaderPanel::makeLinksMenu(QMenu &parent)
{
    QMenu *menu = parent.addMenu(tr("Links on this page"));
    const int page = m_view->currentPage();
    const auto fill = [this, menu, page] {
        constexpr int kMost = 40; // more are no menu any more
        menu->clear();
        const SelectableText *text = m_cache.text(page);
        const std::vector<LinkedWords> all = text ? linkedWords(*text, m_cache.links(page)) : std::vector<LinkedWords> {};
        for (const LinkedWords &linked : all) {
            if (menu->actions().size() == kMost)
                break;
            const PageLink &link = linked.link;
            const LinkTarget out = linkTarget(link.address);
            const QString to = link.page >= 0 ? tr("page %1").arg(labelOf(link.page))
                : out.url.isEmpty()           ? out.address.left(kLine)
                                              : shortHost(out.host);
            const QString shown = linked.words.isEmpty() ? to : u"%1 – %2"_s.arg(linked.words.left(kLine), to);
            menu->addAction(menuText(shown), this, [this, link] { followLink(link); });
        }
        if (menu->isEmpty())
            menu->addAction(text ? tr("None") : tr("Reading…"))->setEnabled(false);
    };
    fill();
    connect(&m_cache, &PageCache::textRead, menu, [fill, page](int read) {
        if (read == page)
            fill();
    });
    return menu;
}

} // namespace adduce
