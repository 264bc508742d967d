#pragma once
#include "core/embedding/model_download.h"
#include <QDialog>

class QLineEdit;
class QPushButton;

namespace adduce {

class PlainLabel;

/// Asks which model is to be downloaded, and where to. Nothing is sent before it is accepted.
class ModelDownloadDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ModelDownloadDialog(QWidget *parent = nullptr); ///< deletes itself when it is closed

signals:
    void chosen(const adduce::ModelSource &source, const QString &folder);

private:
    void check(); ///< says what is missing, and whether it can begin
    void accept() override;
    [[nodiscard]] ModelSource source() const;

    QLineEdit *m_address;
    QLineEdit *m_checksum;
    QLineEdit *m_folder;
    PlainLabel *m_missing;
    QPushButton *m_download;
};

} // namespace adduce
