#pragma once
#include "ui/settings/client_lines.h"
#include <QWidget>
#include <functional>

class QCheckBox;
class QComboBox;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace adduce {

class ConfigurationFile;
class PlainLabel;

/// How other programs ask the library: the lines to paste into them, and what they may add.
class ConnectSettingsPage : public QWidget
{
    Q_OBJECT

public:
    /// `programFolder`: that holds the programs of this installation.
    ConnectSettingsPage(
        const ConfigurationFile &configuration, const QString &library, const QString &programFolder, QWidget *parent = nullptr);

    void reset(); ///< to the defaults
    void addFolder(const QString &folder); ///< of which programs may add files from now on

private:
    QWidget *makeClientBox();
    QWidget *makeFolderBox();
    QWidget *makeServerBox();
    void showLines();
    void fillFolders();
    void change(const std::function<void(QStringList &)> &how); ///< the folders

    const ConfigurationFile &m_configuration;
    const ServedFiles m_files;
    const QString m_programFolder;
    QComboBox *m_client;
    QCheckBox *m_all; ///< documents, those that never leave this computer too; said in the lines, for one client
    PlainLabel *m_place; ///< where the lines go
    QPlainTextEdit *m_lines;
    QListWidget *m_folders;
    QPushButton *m_remove;
};

} // namespace adduce
