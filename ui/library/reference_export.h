#pragma once
#include "core/base/error.h"
#include "ui/common/services.h"
#include <QObject>
#include <future>

namespace adduce {

/// Asks where to, then writes what is known of all documents as BibTeX or as a manifest, on a thread of its own.
class ReferenceExport : public QObject
{
    Q_OBJECT

public:
    explicit ReferenceExport(const Services &services, QObject *parent = nullptr);
    ~ReferenceExport() override;

    void choose(QWidget *window);
    void write(const QString &path); ///< .csv: the manifest; any other suffix: BibTeX

signals:
    void written(const QString &path);
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    std::future<void> m_worker;
};

} // namespace adduce
