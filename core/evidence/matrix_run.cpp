#include "core/evidence/matrix_run.h"

#include "core/base/run.h"
#include "core/library/database.h"

namespace adduce {

MatrixRun::MatrixRun(const Ask &ask, QuestionSettings settings, Matrix matrix, std::vector<CellPlace> cells, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this,
        [this, &ask, settings = std::move(settings), matrix = std::move(matrix), cells = std::move(cells),
            stop = m_stop.get_token()](const auto &post) {
            Database database = ask.library().open();
            const auto onCell = [&](const MatrixCell &cell, int done, int total) {
                post([this, cell, done, total] { emit filled(cell, done, total); });
            };
            fillCells(database, ask, settings, matrix, cells, onCell, stop);
        });
}

MatrixRun::~MatrixRun()
{
    stop();
    m_worker.wait();
}

void MatrixRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
