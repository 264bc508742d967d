#pragma once
#include "core/base/error.h"
#include "core/worker/worker.h"
#include <QObject>
#include <future>
#include <memory>
#include <stop_token>

class QPrinter;
class QWidget;

namespace adduce {

class ReaderFile;

/// Prints the document in the reader, page by page on a thread of its own, as it is drawn on the screen. Its destructor stops and waits.
class PagePrinter : public QObject
{
    Q_OBJECT

public:
    PagePrinter(WorkerProgram worker, const ReaderFile &file, QWidget &window); ///< both outlive it
    ~PagePrinter() override;

    void choose(); ///< asks for the printer and the pages; not while one is printed
    /// `printer` says which pages, 1-based; 0: all. Owned by the thread from then on.
    void print(std::shared_ptr<QPrinter> printer);
    [[nodiscard]] bool isPrinting() const { return m_worker.valid(); }

signals:
    void progressed(int done, int total); ///< pages
    void finished();
    void said(const QString &text);
    void failed(const adduce::Error &error);

private:
    void finish();

    WorkerProgram m_program;
    const ReaderFile &m_file;
    QWidget &m_window;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
