#include "ui/settings/memory_settings_page.h"

#include "ui/common/widgets.h"
#include "ui/settings/configuration_change.h"
#include <QCheckBox>
#include <QFileInfo>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

MemorySettingsPage::MemorySettingsPage(const ConfigurationFile &configuration, QWidget *parent)
    : QWidget(parent)
    , m_configuration(configuration)
    , m_folder(QFileInfo(configuration.path()).absolutePath())
    , m_remembers(new QCheckBox(tr("Let the model that writes remember what will be of use")))
    , m_save(button(tr("Save")))
    , m_forget(button(tr("Delete all of it..."), u"edit-delete"_s))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(m_remembers);
    column->addWidget(hint(tr("After an answer it may put one line into one of the files below, and later answers are worded by "
                              "them. Never the question or the answer as they stand, nothing that says who somebody is, no key, "
                              "and nothing of papers that never leave this computer. Nothing of it is ever shown as evidence.")));
    column->addSpacing(space(2));
    m_texts[MemoryTarget::User] =
        addFile(*column, MemoryTarget::User, tr("About you"), tr("What interests you, what you know, work on and prefer"));
    m_texts[MemoryTarget::Company] =
        addFile(*column, MemoryTarget::Company, tr("Findings"), tr("What was found and will be of use again"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_forget);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
    m_remembers->setChecked(configuration.current().remembers);
    connect(m_remembers, &QCheckBox::toggled, this, [this](bool remembers) {
        changeConfiguration(m_configuration, this, [&](Configuration &now) { now.remembers = remembers; });
    });
    connect(m_save, &QPushButton::clicked, this, &MemorySettingsPage::save);
    connect(m_forget, &QPushButton::clicked, this, &MemorySettingsPage::forget);
    read();
}

QPlainTextEdit *MemorySettingsPage::addFile(QVBoxLayout &column, MemoryTarget target, const QString &name, const QString &about)
{
    auto *text = new QPlainTextEdit;
    text->setAccessibleName(name);
    text->setPlaceholderText(about);
    text->setTabChangesFocus(true);
    text->setMinimumHeight(space(25));
    column.addWidget(new PlainLabel(name, Type::Strong));
    column.addWidget(quiet(memoryFile(m_folder, target), Type::Caption));
    column.addWidget(text, 1);
    connect(text, &QPlainTextEdit::textChanged, this, &MemorySettingsPage::showState);
    return text;
}

void MemorySettingsPage::reset()
{
    m_remembers->setChecked(false);
}

void MemorySettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!isChanged())
        read();
}

bool MemorySettingsPage::isChanged() const
{
    return std::ranges::any_of(m_texts, [this](const auto &text) {
        const auto kept = m_kept.find(text.first);
        return kept != m_kept.end() && text.second->toPlainText() != kept->second;
    });
}

void MemorySettingsPage::read()
{
    for (const auto &[target, text] : m_texts) {
        try {
            m_kept[target] = memoryText(m_folder, target);
            text->setPlainText(m_kept[target]);
        } catch (const Error &error) {
            text->setEnabled(false); // what cannot be read is not written over
            text->setPlaceholderText(sentence(error));
        }
    }
    showState();
}

void MemorySettingsPage::save()
{
    try {
        for (const auto &[target, text] : m_texts)
            if (const auto kept = m_kept.find(target); kept != m_kept.end() && text->toPlainText() != kept->second) {
                saveMemory(m_folder, target, text->toPlainText());
                kept->second = text->toPlainText();
            }
    } catch (const Error &error) {
        showError(error, this);
    }
    showState();
}

void MemorySettingsPage::forget()
{
    auto *question = new QMessageBox(QMessageBox::Question, tr("Delete the memory"),
        tr("Delete both files, with all that was remembered?"), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    QPushButton *agree = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    connect(agree, &QPushButton::clicked, this, [this] {
        try {
            forgetMemories(m_folder);
        } catch (const Error &error) {
            showError(error, this);
        }
        read();
    });
    question->open();
}

void MemorySettingsPage::showState()
{
    m_save->setEnabled(isChanged());
    m_forget->setEnabled(std::ranges::any_of(m_kept, [](const auto &kept) { return !kept.second.isEmpty(); }));
}

} // namespace adduce
