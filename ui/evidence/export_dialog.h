#pragma once
#include "core/export/export.h"
#include "core/export/export_request.h"
#include "ui/common/services.h"
#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace adduce {

class ExportPreview;
class PaperChoice;
class PlainLabel;
class StyleChoice;

/// What is exported, how, and where to; with a look at it before.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(const Services &services, const ExportRequest &request, QWidget *parent = nullptr);

    [[nodiscard]] ExportRequest request() const; ///< as the boxes say
    [[nodiscard]] ExportFormat format() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] QStringList paths() const; ///< that are written: rows and a matrix go into two files of CSV
    void setFormat(ExportFormat format);
    void setPath(const QString &path); ///< the format stays as it is chosen
    [[nodiscard]] ExportPreview &preview() const { return *m_preview; }

    void accept() override;

private:
    QWidget *makeChoices();
    QWidget *makePlace();
    QCheckBox *addPart(QLayout *column, const QString &name);
    void formatChanged();
    void placeChanged();
    void setParts(const ExportParts &parts); ///< once, of all that could go in
    void browse();
    void look();

    const Services &m_services;
    ExportRequest m_request;
    QComboBox *m_format;
    QCheckBox *m_answers;
    QCheckBox *m_evidence;
    QCheckBox *m_matrix;
    QCheckBox *m_crops;
    PaperChoice *m_paper; ///< of a PDF
    StyleChoice *m_style; ///< of files for word processors
    QLineEdit *m_name;
    QLineEdit *m_folder;
    PlainLabel *m_note;
    bool m_isKnown = false; ///< what there is to choose from
    bool m_isAccepted = false; ///< before that, perhaps
    bool m_replaces = false; ///< the button says so
    QPushButton *m_save;
    ExportPreview *m_preview;
};

} // namespace adduce
