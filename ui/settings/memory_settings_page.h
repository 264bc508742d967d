#pragma once
#include "core/configuration/configuration_file.h"
#include "core/memory/memory.h"
#include <QWidget>
#include <map>

class QCheckBox;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace adduce {

/// What a model may remember, and the two files in which it does, to be read, edited and deleted.
class MemorySettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit MemorySettingsPage(const ConfigurationFile &configuration, QWidget *parent = nullptr);

    void reset(); ///< nothing is remembered any more; the files stay

protected:
    void showEvent(QShowEvent *event) override; ///< the files may have grown

private:
    QPlainTextEdit *addFile(QVBoxLayout &column, MemoryTarget target, const QString &name, const QString &about);
    void read();
    void save();
    void forget();
    void showState();
    [[nodiscard]] bool isChanged() const;

    const ConfigurationFile &m_configuration;
    QString m_folder;
    QCheckBox *m_remembers;
    std::map<MemoryTarget, QPlainTextEdit *> m_texts;
    std::map<MemoryTarget, QString> m_kept; ///< as the files are
    QPushButton *m_save;
    QPushButton *m_forget;
};

} // namespace adduce
