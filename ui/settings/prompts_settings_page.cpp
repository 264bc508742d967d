#include "ui/settings/prompts_settings_page.h"

#include "core/models/line_diff.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

PromptsSettingsPage::PromptsSettingsPage(PromptStore &prompts, const ConfigurationFile &configuration, QWidget *parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_configuration(configuration)
    , m_task(new QComboBox)
    , m_text(new QPlainTextEdit)
    , m_changes(new QTextEdit)
    , m_variables(hint({}))
    , m_profile(hint(tr("The profile in use has a prompt of its own for this task, which is used instead of this one.")))
    , m_state(new PlainLabel({}, Type::Caption))
    , m_save(button(tr("Use this prompt")))
{
    for (const PromptInfo &info : promptTable())
        m_task->addItem(words(info.task));
    m_task->setAccessibleName(tr("What the prompt is for"));
    m_text->setAccessibleName(tr("Prompt"));
    m_text->setMinimumHeight(space(70));
    m_text->setTabChangesFocus(true);
    m_changes->setAccessibleName(tr("What differs from the built-in prompt"));
    m_changes->setReadOnly(true);
    m_changes->setTabChangesFocus(true);
    m_changes->setMaximumHeight(space(28));
    m_save->setAutoDefault(false);
    m_state->setWrapping();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_state, 1);
    foot->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(m_task, 0, Qt::AlignLeft);
    column->addWidget(m_profile);
    column->addWidget(m_variables);
    column->addWidget(m_text, 1);
    column->addWidget(m_changes);
    column->addLayout(foot);
    connect(m_task, &QComboBox::activated, this, &PromptsSettingsPage::fill);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PromptsSettingsPage::compare);
    connect(m_save, &QPushButton::clicked, this, &PromptsSettingsPage::save);
    fill();
}

PromptTask PromptsSettingsPage::task() const
{
    return promptTable()[static_cast<std::size_t>(std::max(0, m_task->currentIndex()))].task;
}

void PromptsSettingsPage::fill()
{
    QStringList names;
    for (const QString &name : variablesOf(task()))
        names << u"{{{%1}}}"_s.arg(name);
    m_variables->setText(tr("A Mustache template. It must hold %1. What stands above the line of three dashes is the model's "
                            "instruction.")
            .arg(names.join(u", "_s)));
    const auto draft = m_drafts.find(task());
    m_text->setPlainText(draft == m_drafts.end() ? m_prompts.text(task()) : draft->second);
    compare();
    showProfile();
}

void PromptsSettingsPage::showProfile()
{
    m_profile->setVisible(m_configuration.current().profile.prompts.contains(nameOf(task())));
}

/// Another page may have chosen another profile.
void PromptsSettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showProfile();
}

void PromptsSettingsPage::compare()
{
    const QString text = m_text->toPlainText();
    const bool isUsed = text == m_prompts.text(task());
    if (isUsed)
        m_drafts.erase(task());
    else
        m_drafts[task()] = text;
    m_save->setEnabled(!isUsed);

    int added = 0, removed = 0;
    m_changes->clear();
    QTextCursor cursor(m_changes->document());
    for (const DiffLine &line : lineDiff(builtInPrompt(task()).split(u'\n'), text.split(u'\n'))) {
        if (line.kind == DiffLine::Kind::Same)
            continue;
        const bool isAdded = line.kind == DiffLine::Kind::Added;
        QTextCharFormat format;
        format.setForeground(isAdded ? colours(palette()).accent : colours(palette()).secondary);
        if (added + removed > 0)
            cursor.insertBlock();
        cursor.insertText((isAdded ? u"+ "_s : u"\u2212 "_s) + line.text, format);
        ++(isAdded ? added : removed);
    }
    m_changes->setVisible(added + removed > 0);
    m_state->setText(added + removed == 0
            ? tr("As it is built in.")
            : tr("%1, %2 than the built-in prompt.")
                  .arg(tr("%Ln line(s) more", nullptr, added), tr("%Ln line(s) less", nullptr, removed)));
}

void PromptsSettingsPage::save()
{
    try {
        m_prompts.change(task(), m_text->toPlainText());
        compare();
    } catch (const Error &error) {
        m_state->setText(sentence(error));
    }
}

void PromptsSettingsPage::reset()
{
    m_prompts.reset(task());
    m_drafts.erase(task());
    fill();
}

} // namespace adduce
