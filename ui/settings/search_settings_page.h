#pragma once
#include "ui/jobs/space_job.h"
#include <QWidget>

class QComboBox;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace adduce {

class ConfigurationFile;
class ModelKeeper;

class PlainLabel;

/// What passages are compared by: the space learned from the library, or a model's; and from when on a graph helps.
/// Each change is stored, or begun, at once.
class SearchSettingsPage : public QWidget
{
    Q_OBJECT

public:
    SearchSettingsPage(const ConfigurationFile &configuration, SpaceJob &job, ModelKeeper &models, QWidget *parent = nullptr);

    void reset(); ///< to the defaults; models that were chosen stay in the list

private:
    void fill(); ///< from the library
    void showSpaces(); ///< as they were read last, and the servers of the models
    void addServers(); ///< those of the models that have no space yet
    void showProgress();
    void report(const Error &error);
    void choose(int index); ///< of the spaces
    void askServer(const ModelEndpoint &server); ///< on another computer only with consent
    void chooseFolder();
    void download();
    void removeChosen();

    const ConfigurationFile &m_configuration;
    SpaceJob &m_job;
    ModelKeeper &m_models;
    std::vector<ModelEndpoint> m_servers; ///< behind the spaces in the list: those that have none yet
    std::vector<SpaceState> m_spaces;
    QComboBox *m_space;
    PlainLabel *m_about;
    QPushButton *m_folder;
    QPushButton *m_download;
    QPushButton *m_server;
    QPushButton *m_remove;
    QWidget *m_running;
    PlainLabel *m_stage;
    QProgressBar *m_bar;
    PlainLabel *m_error;
    QSpinBox *m_graphFrom;
};

/// What a person calls a space: of a model the name of its folder.
[[nodiscard]] QString spaceName(const SpaceRow &space);
/// "Downloading: 3 of 30 MB"; empty when nothing runs.
[[nodiscard]] QString stageText(const SpaceProgress &progress);

} // namespace adduce
