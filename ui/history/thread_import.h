#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/library/library.h"
#include <QObject>
#include <future>
#include <stop_token>

class QWidget;

namespace adduce {

/// Takes in files of threads on a thread of its own, one after another, and looks for the quotes of each.
class ThreadImport : public QObject
{
    Q_OBJECT

public:
    explicit ThreadImport(const Library &library, QObject *parent = nullptr);
    ~ThreadImport() override;

    void choose(QWidget *window); ///< asks which
    void add(const QString &path);

signals:
    void imported(const std::vector<adduce::ThreadId> &threads);
    void said(const QString &text); ///< how many threads, and what came of their quotes
    void failed(const adduce::Error &error);

private:
    void next();

    const Library &m_library;
    QStringList m_waiting;
    bool m_running = false;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
