#pragma once
#include "core/models/prompt.h"
#include <QWidget>
#include <map>

class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTextEdit;

namespace adduce {

class PlainLabel;

/// The prompts that models are asked with, one a task: to be changed, compared with the built-in one and reset.
class PromptsSettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit PromptsSettingsPage(PromptStore &prompts, QWidget *parent = nullptr);

    void reset(); ///< the prompt that is shown

private:
    void fill();
    void save();
    void compare(); ///< with the built-in prompt; and whether it can be used
    [[nodiscard]] PromptTask task() const;

    PromptStore &m_prompts;
    QComboBox *m_task;
    QPlainTextEdit *m_text;
    QTextEdit *m_changes; ///< lines that differ, as a diff; hidden while none does
    std::map<PromptTask, QString> m_drafts; ///< typed and not used yet
    PlainLabel *m_variables;
    PlainLabel *m_state;
    QPushButton *m_save;
};

} // namespace adduce
