#pragma once
#include "core/base/error.h"
#include "core/evidence/matrix_fill.h"
#include <QObject>
#include <future>

namespace adduce {

/// `fillCells()` on a thread of its own. Ends with `finished`, after `failed` when it broke. The destructor stops and waits.
class MatrixRun : public QObject
{
    Q_OBJECT

public:
    MatrixRun(const Ask &ask, QuestionSettings settings, Matrix matrix, std::vector<CellPlace> cells, QObject *parent = nullptr);
    ~MatrixRun() override;

    void stop();

signals:
    void filled(const adduce::MatrixCell &cell, int done, int total);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
