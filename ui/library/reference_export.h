#pragma once
#include "core/base/error.h"
#include "ui/common/file_writing.h"
#include "ui/common/services.h"
#include <QObject>

namespace adduce {

/// Asks where to, then has what is known of all documents written, for a reference manager or as a manifest.
class ReferenceExport : public QObject
{
    Q_OBJECT

public:
    explicit ReferenceExport(const Services &services, QObject *parent = nullptr);

    void choose(QWidget *window);
    void write(const QString &path); ///< .csv: the manifest; .ris: RIS; .json: CSL-JSON; any other suffix: BibTeX

    [[nodiscard]] FileWriting &writing() { return m_writing; }

signals:
    void written(const QStringList &paths);
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    FileWriting m_writing;
};

} // namespace adduce
