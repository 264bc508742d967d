#include "ui/reader/password_prompt.h"

#include "core/worker/passwords.h"
#include "ui/common/widgets.h"
#include <QHBoxLayout>
#include <QLineEdit>

namespace adduce {

PasswordPrompt::PasswordPrompt(QWidget *parent)
    : QWidget(parent)
    , m_field(new QLineEdit)
{
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setMaxLength(kLongestPassword);
    m_field->setAccessibleName(tr("Password"));
    m_field->setPlaceholderText(tr("Password"));
    m_field->setMaximumWidth(space(75));
    QPushButton *opening = button(tr("Open"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(m_field, 1);
    row->addWidget(opening);
    row->addStretch(1);
    hide();
    const auto enter = [this] {
        if (const QString password = m_field->text(); !password.isEmpty())
            emit entered(password);
    };
    connect(m_field, &QLineEdit::returnPressed, this, enter);
    connect(opening, &QPushButton::clicked, this, enter);
}

void PasswordPrompt::ask()
{
    show();
    m_field->selectAll();
}

void PasswordPrompt::close()
{
    hide();
    m_field->clear();
}

} // namespace adduce
