// How the reader asks for the password of a document.
#include "ui/common/live_region.h"
#include "ui/reader/reader_panel.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace adduce {

QWidget *ReaderPanel::makePassword()
{
    m_unlock = new QWidget;
    auto *row = new QHBoxLayout(m_unlock);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    m_password = new QLineEdit;
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMaxLength(kLongestPassword);
    m_password->setAccessibleName(tr("Password"));
    m_password->setPlaceholderText(tr("Password"));
    m_password->setMaximumWidth(space(75));
    QPushButton *opening = button(tr("Open"));
    row->addWidget(m_password, 1);
    row->addWidget(opening);
    row->addStretch(1);
    m_unlock->hide();
    connect(m_password, &QLineEdit::returnPressed, this, &ReaderPanel::tryPassword);
    connect(opening, &QPushButton::clicked, this, &ReaderPanel::tryPassword);
    return m_unlock;
}

void ReaderPanel::askPassword(const QString &path)
{
    const bool wrong = std::exchange(m_trying, false);
    const bool focused = m_view->hasFocus() || m_password->hasFocus();
    if (wrong)
        m_services.worker.passwords->forget(path);
    const QString name = QFileInfo(path).fileName();
    say(wrong ? tr("This password does not open the file: %1.").arg(name) : words(ErrorKind::Encrypted, name).what,
        tr("The password is kept until Adduce is closed, and never stored."), false, false);
    m_unlock->show();
    m_password->selectAll();
    if (focused)
        m_password->setFocus(Qt::OtherFocusReason);
    m_live->say(m_what->text() + u' ' + m_next->text());
}

void ReaderPanel::tryPassword()
{
    if (m_trying || m_password->text().isEmpty())
        return;
    m_trying = true;
    m_services.worker.passwords->keep(m_path, m_password->text());
    m_cache.setDocument(m_path, m_encoding);
}

void ReaderPanel::closePassword()
{
    m_trying = false;
    m_unlock->hide();
    m_password->clear();
}

} // namespace adduce
