#pragma once
#include "ui/jobs/model_keeper.h"
#include <QDialog>

class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;

namespace adduce {

class PlainLabel;

/// Has Ollama on this computer fetch a model, shows how far it is, and stops it. Nothing is asked of anyone before "Download" is
/// pressed. Closed while a model comes, it stops it.
class GetModelDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GetModelDialog(ModelKeeper &keeper, QWidget *parent = nullptr); ///< deletes itself when it is closed

    void setServer(const QUrl &ollama) { m_server = ollama; } ///< in place of where it usually listens
    void done(int result) override;

private:
    void start();
    void showProgress(const PullProgress &progress);
    void finish(const QString &id); ///< it is there
    void refresh(); ///< what can be pressed
    [[nodiscard]] QString name() const;

    ModelKeeper &m_keeper;
    QUrl m_server;
    QComboBox *m_name;
    PlainLabel *m_about; ///< its size and licence
    QCheckBox *m_writes;
    QProgressBar *m_bar;
    PlainLabel *m_state;
    QPushButton *m_download;
    QPushButton *m_stop;
    bool m_isPulling = false;
};

} // namespace adduce
