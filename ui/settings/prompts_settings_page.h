#pragma once
#include "core/configuration/configuration_file.h"
#include "core/models/prompt.h"
#include <QWidget>
#include <map>

class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTextEdit;

namespace adduce {

class PlainLabel;

/// The user's prompts, one a task: to be changed, compared with the built-in one and reset. Models are asked with them where the
/// profile in use has none of its own (withUserPrompts()); where it has, the page says so.
class PromptsSettingsPage : public QWidget
{
    Q_OBJECT

public:
    PromptsSettingsPage(PromptStore &prompts, const ConfigurationFile &configuration, QWidget *parent = nullptr);

    void reset(); ///< the prompt that is shown

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    void showProfile(); ///< that it has a prompt of its own, or nothing
    void save();
    void compare(); ///< with the built-in prompt; and whether it can be used
    [[nodiscard]] PromptTask task() const;

    PromptStore &m_prompts;
    const ConfigurationFile &m_configuration;
    QComboBox *m_task;
    QPlainTextEdit *m_text;
    QTextEdit *m_changes; ///< lines that differ, as a diff; hidden while none does
    std::map<PromptTask, QString> m_drafts; ///< typed and not used yet
    PlainLabel *m_variables;
    PlainLabel *m_profile;
    PlainLabel *m_state;
    QPushButton *m_save;
};

} // namespace adduce
