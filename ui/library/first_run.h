#pragma once
#include <QWidget>

class QToolButton;

namespace adduce {

/// What an empty library shows: one thing to do, and that a language model is no part of it but may be added.
class FirstRun : public QWidget
{
    Q_OBJECT

public:
    /// What there is to try it on, if anything.
    enum class Trial
    {
        None,
        Sample,
        Handbook
    };
    /// Programs that run language models on this computer.
    struct ModelPrograms
    {
        bool hasOllama = false;
        bool hasLlamaServer = false;
    };
    explicit FirstRun(Trial trial, QWidget *parent = nullptr);
    void setModelPrograms(const ModelPrograms &programs); ///< how a model is had here
    void setModelOffered(bool offered); ///< not once one writes
    void setHovering(bool hovering); ///< files are held over the window

signals:
    void filesWanted();
    void folderWanted();
    void referencesWanted();
    void trialWanted();
    void modelWanted(); ///< by Ollama
    void modelFileWanted(); ///< by llama-server
    void modelSettingsWanted(); ///< where both are named

private:
    QLayout *trialRow(Trial trial);
    QWidget *makeModelRow();
    QWidget *m_area;
    QWidget *m_model;
    QToolButton *m_get;
    QToolButton *m_run;
    QToolButton *m_settings;
};

} // namespace adduce
