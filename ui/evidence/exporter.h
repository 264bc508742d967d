#pragma once
#include "core/base/error.h"
#include "core/export/export.h"
#include "ui/common/services.h"
#include "ui/evidence/export_wish.h"
#include <QObject>
#include <future>
#include <stop_token>

namespace adduce {

/// Asks what and where to, then writes threads and tables on a thread of its own.
class Exporter : public QObject
{
    Q_OBJECT

public:
    explicit Exporter(const Services &services, QObject *parent = nullptr);
    ~Exporter() override;

    void choose(const ExportWish &wish, QWidget *window);
    void write(const ExportWish &wish, const QString &path); ///< the suffix says the format: .md, .csv, .pdf, .bib, .json

signals:
    void written(const QString &paths); ///< in words
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
