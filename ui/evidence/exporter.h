#pragma once
#include "core/base/error.h"
#include "core/export/export.h"
#include "core/export/export_request.h"
#include "ui/common/file_writing.h"
#include "ui/common/services.h"
#include <QObject>

namespace adduce {

/// Asks what and where to, then has threads and tables written.
class Exporter : public QObject
{
    Q_OBJECT

public:
    explicit Exporter(const Services &services, QObject *parent = nullptr);

    void choose(const ExportRequest &request, QWidget *window);
    void write(const ExportRequest &request, const QString &path); ///< the suffix says the format: .md, .csv, .pdf, .bib, .json

    [[nodiscard]] FileWriting &writing() { return m_writing; } ///< what is being written: its progress, and to stop it

signals:
    void written(const QStringList &paths); ///< in words
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    FileWriting m_writing;
};

} // namespace adduce
