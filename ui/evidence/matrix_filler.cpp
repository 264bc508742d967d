#include "ui/evidence/matrix_filler.h"

#include "core/evidence/matrix_run.h"

namespace adduce {

MatrixFiller::MatrixFiller(const Ask &ask, QObject *parent)
    : QObject(parent)
    , m_ask(ask)
{
}

void MatrixFiller::fill(const Matrix &matrix)
{
    std::vector<CellPlace> waiting = waitingCells(matrix);
    if (m_run || m_isStopped || waiting.empty())
        return;
    const auto total = static_cast<int>(waiting.size());
    m_run = new MatrixRun(m_ask, m_settings ? m_settings() : QuestionSettings {}, matrix, std::move(waiting), this);
    emit progressed(0, total);
    connect(m_run, &MatrixRun::filled, this, [this](const MatrixCell &cell, int done, int all) {
        emit filled(cell);
        emit progressed(done, all);
    });
    connect(m_run, &MatrixRun::failed, this, [this](const Error &error) {
        m_isStopped = true;
        emit failed(error);
    });
    connect(m_run, &MatrixRun::finished, this, [this] {
        m_run->deleteLater();
        m_run = nullptr;
        emit progressed(0, 0);
        emit finished();
    });
}

void MatrixFiller::stop()
{
    m_isStopped = true;
    if (m_run)
        m_run->stop();
}

} // namespace adduce
