#pragma once
#include "ui/jobs/local_model_runner.h"
#include <QDialog>

class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace adduce {

class ModelKeeper;
class IconLabel;
class LiveRegion;
class PlainLabel;

/// Runs a GGUF file with llama-server, shows what that prints, and stops it. Nothing runs before "Start" is pressed; closed meanwhile, the
/// server runs on (see LocalModelRunner). A file may be dropped on it.
class RunModelDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RunModelDialog(ModelKeeper &keeper, QWidget *parent = nullptr); ///< deletes itself when it is closed

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeForm();
    void chooseFile();
    void setFile(const QString &path);
    void start();
    void refresh(); ///< what is said and can be pressed

    LocalModelRunner &m_runner;
    QLineEdit *m_file;
    QPushButton *m_choose;
    QSpinBox *m_context;
    QProgressBar *m_bar;
    IconLabel *m_mark; ///< of trouble
    PlainLabel *m_state;
    LiveRegion *m_live;
    QString m_words; ///< that were said last
    QPlainTextEdit *m_said;
    QPushButton *m_start;
    QPushButton *m_stop;
};

} // namespace adduce
