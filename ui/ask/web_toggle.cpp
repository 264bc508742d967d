#include "ui/ask/web_toggle.h"

#include "core/ask/search_web.h"
#include "core/workspace/web_pages.h"
#include "ui/common/icons.h"
#include "ui/common/widgets.h"
#include <QEvent>
#include <QMessageBox>
#include <QPushButton>

namespace adduce {

using namespace Qt::StringLiterals;

WebToggle::WebToggle(const Services &services, QWidget *parent)
    : QToolButton(parent)
    , m_services(services)
{
    setText(tr("Web"));
    setAccessibleName(tr("Search the web, too"));
    setCheckable(true);
    setAutoRaise(true);
    setCursor(Qt::ArrowCursor);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto showState = [this] { setIcon(adduce::icon(isChecked() ? u"check"_s : u"network"_s)); }; // never by colour alone
    connect(this, &QToolButton::toggled, this, showState);
    showState();
    connect(this, &QToolButton::clicked, this, [this](bool checked) {
        if (checked && !m_services.configuration.current().online.web.isAllowed) {
            setChecked(false);
            askForLeave();
        }
    });
    refresh();
}

std::optional<WebUse> WebToggle::web()
{
    refresh();
    return isEnabled() && isChecked() ? webUse(m_services.workspace) : std::nullopt;
}

bool WebToggle::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        refresh();
    return QToolButton::event(event);
}

void WebToggle::showEvent(QShowEvent *event)
{
    QToolButton::showEvent(event);
    refresh();
}

void WebToggle::refresh()
{
    const Configuration configuration = m_services.configuration.current();
    const bool isLocalOnly = configuration.online.isLocalOnly || m_services.gate.rules().isLocalOnly;
    const bool isUsed = mayUseWeb(configuration.profile.parameters);
    setEnabled(!isLocalOnly);
    if (!isEnabled() || !configuration.online.web.isAllowed)
        setChecked(false);
    setTip(*this,
        isLocalOnly ? tr("\"Local only\" is on: nothing but this computer is contacted.")
            : !isUsed
            ? tr("The profile \"%1\" searches the web only where the question asks for it: \"search the web\".")
                  .arg(configuration.profile.name)
            : tr("Search the web, too: the words of the question go to the services that Settings names, and the pages that "
                 "they lead to are read here. Papers come first."));
}

void WebToggle::askForLeave()
{
    auto *question = new QMessageBox(QMessageBox::Question, tr("Search the web"),
        tr("Send the words of a question to DuckDuckGo and Wikipedia, where you press \"Web\" for it?"), QMessageBox::Cancel,
        window());
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(
        tr("The pages that they name are fetched and kept in the library for a while, so that each quote can be checked. No "
           "paper is sent. Settings, Privacy takes this back, and names other services."));
    QPushButton *allow = question->addButton(tr("Allow and search"), QMessageBox::AcceptRole);
    question->setDefaultButton(allow);
    connect(allow, &QPushButton::clicked, this, [this] {
        try {
            m_services.configuration.change([](Configuration &now) { now.online.web.isAllowed = true; });
            refresh();
            setChecked(isEnabled());
        } catch (const Error &error) {
            emit failed(error);
        }
    });
    question->open();
}

} // namespace adduce
