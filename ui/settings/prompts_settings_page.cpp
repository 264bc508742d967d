#include "ui/settings/prompts_settings_page.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSet>
#include <QTextBlock>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

PromptsSettingsPage::PromptsSettingsPage(PromptStore &prompts, QWidget *parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_task(new QComboBox)
    , m_text(new QPlainTextEdit)
    , m_variables(hint({}))
    , m_state(new PlainLabel({}, Type::Caption))
    , m_save(button(tr("Use this prompt")))
{
    m_task->addItems({ tr("Writing an answer"), tr("Correcting what was refused"), tr("Ranking passages"), tr("Grading passages"),
        tr("Judging answers of an evaluation") });
    m_task->setAccessibleName(tr("What the prompt is for"));
    m_text->setAccessibleName(tr("Prompt"));
    m_text->setMinimumHeight(space(70));
    m_text->setTabChangesFocus(true);
    m_save->setAutoDefault(false);
    m_state->setWrapping();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_state, 1);
    foot->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(m_task, 0, Qt::AlignLeft);
    column->addWidget(m_variables);
    column->addWidget(m_text, 1);
    column->addLayout(foot);
    connect(m_task, &QComboBox::activated, this, &PromptsSettingsPage::fill);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PromptsSettingsPage::mark);
    connect(m_save, &QPushButton::clicked, this, &PromptsSettingsPage::save);
    fill();
}

PromptTask PromptsSettingsPage::task() const
{
    return static_cast<PromptTask>(std::max(0, m_task->currentIndex()));
}

void PromptsSettingsPage::fill()
{
    QStringList names;
    for (const QString &name : variablesOf(task()))
        names << u"{{{%1}}}"_s.arg(name);
    m_variables->setText(tr("A Mustache template. It must hold %1. What stands above the line of three dashes is the model's "
                            "instruction. Lines that differ from the built-in prompt are marked.")
            .arg(names.join(u", "_s)));
    m_text->setPlainText(m_prompts.text(task()));
    mark();
}

void PromptsSettingsPage::mark()
{
    const QStringList builtIn = builtInPrompt(task()).split(u'\n');
    const QSet<QString> known(builtIn.begin(), builtIn.end());
    QColor colour = colours(palette()).accent;
    colour.setAlphaF(0.18F);
    QList<QTextEdit::ExtraSelection> marks;
    int fresh = 0;
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (known.contains(block.text()))
            continue;
        ++fresh;
        QTextEdit::ExtraSelection mark;
        mark.format.setBackground(colour);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        mark.cursor = QTextCursor(block);
        marks << mark;
    }
    m_text->setExtraSelections(marks);
    int gone = 0;
    const QStringList now = m_text->toPlainText().split(u'\n');
    for (const QString &line : builtIn)
        gone += static_cast<int>(!now.contains(line));
    m_save->setEnabled(m_text->toPlainText() != m_prompts.text(task()));
    m_state->setText(fresh + gone == 0 ? tr("As it is built in.")
                                       : tr("%1, %2 than the built-in prompt.")
                                             .arg(tr("%n line(s) more", nullptr, fresh), tr("%n line(s) less", nullptr, gone)));
}

void PromptsSettingsPage::save()
{
    try {
        m_prompts.change(task(), m_text->toPlainText());
        mark();
    } catch (const Error &error) {
        m_state->setText(sentence(error));
    }
}

void PromptsSettingsPage::reset()
{
    m_prompts.reset(task());
    fill();
}

} // namespace adduce
