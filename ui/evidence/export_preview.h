#pragma once
#include "core/base/latest_task.h"
#include "core/export/export.h"
#include "core/export/export_request.h"
#include "ui/common/services.h"
#include <QImage>
#include <QStackedWidget>

class QPlainTextEdit;
class QTextBrowser;
class QTextDocument;
class QScrollArea;
class QVBoxLayout;

namespace adduce {

class PlainLabel;

/// How an export will look: the first pages of a PDF, the beginning of a text. Made on a thread of its own; what is asked
/// for meanwhile comes next.
class ExportPreview : public QStackedWidget
{
    Q_OBJECT

public:
    explicit ExportPreview(const Services &services, QWidget *parent = nullptr);

    void lookAt(const ExportRequest &request, ExportFormat format);
    [[nodiscard]] bool isBusy() const { return m_task.isBusy(); }
    [[nodiscard]] QString text() const; ///< that is shown; empty for a PDF
    [[nodiscard]] int pageCount() const; ///< that are shown

signals:
    void described(const adduce::ExportParts &parts); ///< before it is drawn
    void ready();
    void failed(const adduce::Error &error);

private:
    void showText(const QString &text);
    void showSet(const QString &markdown);
    void showPages(const std::vector<QImage> &pages);

    const Services &m_services;
    QPlainTextEdit *m_text;
    QTextBrowser *m_set; ///< of files for word processors
    QTextDocument *m_document = nullptr; ///< in it
    QScrollArea *m_pages;
    QVBoxLayout *m_column = nullptr;
    PlainLabel *m_said;
    LatestTask<ExportPreview> m_task;
};

} // namespace adduce
