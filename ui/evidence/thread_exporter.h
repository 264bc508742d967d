#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include "ui/common/services.h"
#include <QObject>
#include <future>

namespace adduce {

/// Asks where to, then writes threads as Markdown, CSV, PDF or JSON on a thread of its own.
class ThreadExporter : public QObject
{
    Q_OBJECT

public:
    explicit ThreadExporter(const Services &services, QObject *parent = nullptr);
    ~ThreadExporter() override;

    void choose(const std::vector<ThreadId> &threads, QWidget *window);
    void write(const std::vector<ThreadId> &threads, const QString &path); ///< the suffix says the format: .md, .csv, .pdf, .json

signals:
    void written(const QString &path);
    void failed(const adduce::Error &error);

private:
    const Services &m_services;
    std::future<void> m_worker;
};

} // namespace adduce
