#include "ui/settings/laboratory_settings_page.h"

#include "ui/common/widgets.h"
#include "ui/jobs/laboratory_keeper.h"
#include "ui/settings/lost_changes_list.h"
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString roleWords(LaboratoryRole role)
{
    switch (role) {
    case LaboratoryRole::Reader:
        return LaboratorySettingsPage::tr("reads");
    case LaboratoryRole::Contributor:
        return LaboratorySettingsPage::tr("reads and adds papers");
    case LaboratoryRole::Admin:
        return LaboratorySettingsPage::tr("reads, adds and removes papers");
    case LaboratoryRole::None:
        break;
    }
    return {};
}

} // namespace

LaboratorySettingsPage::LaboratorySettingsPage(LaboratoryKeeper &laboratory, QWidget *parent)
    : QWidget(parent)
    , m_laboratory(laboratory)
    , m_address(new QLineEdit)
    , m_password(new QLineEdit)
    , m_join(primaryButton(tr("Join")))
    , m_waiting(hint({}))
    , m_name(new PlainLabel({}, Type::Strong))
    , m_papers(new PlainLabel)
    , m_synced(new PlainLabel)
    , m_trouble(new PlainLabel)
    , m_joining(makeJoining())
    , m_joined(makeJoined())
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(3));
    column->addWidget(
        hint(tr("Several computers share the papers of a laboratory by a PostgreSQL database. Each has all of them in its own "
                "library, and searches and answers there, offline too. Papers, how they are described and how they are filed "
                "are shared; threads and tables of evidence once you share them, by their menus. Papers that never leave this "
                "computer are not, nor are highlights and notes.")));
    column->addWidget(m_joining);
    column->addWidget(m_joined);
    m_trouble->setWrapping();
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_trouble);
    column->addStretch(1);
    connect(&laboratory, &LaboratoryKeeper::changed, this, &LaboratorySettingsPage::showState);
    connect(&laboratory, &LaboratoryKeeper::joined, m_password, &QLineEdit::clear);
    connect(&laboratory, &LaboratoryKeeper::failed, this, [this](const Error &error) {
        m_trouble->setText(sentence(error));
        m_trouble->show();
    });
    showState();
}

QWidget *LaboratorySettingsPage::makeJoining()
{
    m_address->setPlaceholderText(u"postgresql://anna@server.example.org/laboratory"_s);
    m_address->setAccessibleName(tr("Address"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setAccessibleName(tr("Password"));
    m_password->setPlaceholderText(tr("where one is needed; it is kept in the keyring"));
    m_join->setAutoDefault(false);
    auto *box = new QWidget;
    auto *form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    form->addRow(tr("Address"), m_address);
    form->addRow(tr("Password"), m_password);
    auto *left = new QHBoxLayout;
    left->addWidget(m_join);
    left->addStretch(1);
    form->addRow(QString(), left);
    form->addRow(QString(), m_waiting);
    connect(m_address, &QLineEdit::textChanged, this, &LaboratorySettingsPage::showState);
    connect(m_address, &QLineEdit::returnPressed, this, &LaboratorySettingsPage::join);
    connect(m_password, &QLineEdit::returnPressed, this, &LaboratorySettingsPage::join);
    connect(m_join, &QPushButton::clicked, this, &LaboratorySettingsPage::join);
    return box;
}

QWidget *LaboratorySettingsPage::makeJoined()
{
    for (PlainLabel *label : { m_name, m_papers, m_synced })
        label->setWrapping();
    auto *sync = button(tr("Synchronise now"), u"view-refresh"_s);
    auto *leave = button(tr("Leave..."));
    for (QPushButton *one : { sync, leave })
        one->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space(2));
    buttons->addWidget(sync);
    buttons->addWidget(leave);
    buttons->addStretch(1);
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(m_name);
    column->addWidget(m_papers);
    column->addWidget(m_synced);
    column->addSpacing(space(1));
    column->addLayout(buttons);
    column->addSpacing(space(2));
    column->addWidget(new LostChangesList(m_laboratory));
    connect(sync, &QPushButton::clicked, &m_laboratory, &LaboratoryKeeper::syncNow);
    connect(leave, &QPushButton::clicked, this, &LaboratorySettingsPage::askToLeave);
    return box;
}

void LaboratorySettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_laboratory.countWaiting();
}

void LaboratorySettingsPage::join()
{
    if (m_join->isEnabled())
        m_laboratory.join(m_address->text(), Secret(m_password->text().toUtf8()));
}

void LaboratorySettingsPage::showState()
{
    const std::optional<LaboratoryState> &state = m_laboratory.state();
    m_joining->setVisible(!state);
    m_joined->setVisible(state.has_value());
    m_join->setEnabled(!m_laboratory.isBusy() && !m_address->text().trimmed().isEmpty());
    m_join->setText(m_laboratory.isBusy() ? tr("Joining…") : tr("Join"));
    m_waiting->setText(
        tr("%Ln paper(s) of this library would be sent there. \"Never leaves this computer\", in the menu of a paper or "
           "collection, keeps them here.",
            nullptr, m_laboratory.waiting()));
    m_waiting->setVisible(m_laboratory.waiting() > 0);
    const std::optional<Error> &trouble = m_laboratory.trouble();
    m_trouble->setText(trouble ? sentence(*trouble) : m_laboratory.failures().join(u'\n'));
    m_trouble->setVisible(!m_trouble->text().isEmpty());
    if (!state)
        return;
    const QString who = state->login.isEmpty() ? QString() : tr(" as %1, who %2").arg(state->login, roleWords(state->role));
    m_name->setText(shownName(laboratoryAddress(state->membership.address)) + who);
    const QLocale locale;
    m_papers->setText(state->login.isEmpty()
            ? QString()
            : tr("%1 of %Ln paper(s) are here", nullptr, state->papersThere).arg(locale.toString(state->papersHere))
                + (state->waiting > 0 ? u"  ·  "_s + tr("%Ln of this library wait(s) to be sent", nullptr, state->waiting)
                                      : QString()));
    m_papers->setVisible(!m_papers->text().isEmpty());
    const QDateTime at = state->membership.syncedAt;
    m_synced->setText(m_laboratory.isBusy() ? tr("Synchronising…")
            : at.isValid()                  ? tr("In step since %1").arg(locale.toString(at.toLocalTime(), QLocale::ShortFormat))
                                            : tr("Not in step yet"));
}

void LaboratorySettingsPage::askToLeave()
{
    auto *question = new QMessageBox(
        QMessageBox::Question, tr("Leave the laboratory"), tr("Leave this laboratory?"), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(
        tr("All papers stay in this library, those of others among them. Nothing is sent or fetched any more."));
    const QPushButton *leave = question->addButton(tr("Leave"), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(leave, &QPushButton::clicked, &m_laboratory, &LaboratoryKeeper::leave);
    question->open();
}

} // namespace adduce
