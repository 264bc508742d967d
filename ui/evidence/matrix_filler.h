#pragma once
#include "core/ask/ask.h"
#include "core/base/error.h"
#include "core/evidence/matrix.h"
#include <QObject>
#include <functional>

namespace adduce {

class MatrixRun;

/// Fills the cells of a matrix that wait, one after another, in one run at a time.
class MatrixFiller : public QObject
{
    Q_OBJECT

public:
    explicit MatrixFiller(const Ask &ask, QObject *parent = nullptr);

    /// `settings` gives those of the moment for a question that is about to be asked.
    void setSettings(std::function<QuestionSettings()> settings) { m_settings = std::move(settings); }
    void fill(const Matrix &matrix); ///< nothing while it is running or stopped
    void stop(); ///< until resume(); so does a failure, which would come again
    void resume() { m_isStopped = false; }
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

signals:
    void filled(const adduce::MatrixCell &cell);
    void progressed(int done, int total); ///< total 0: nothing is filled
    void failed(const adduce::Error &error);
    void finished(); ///< the run, also after a failure

private:
    const Ask &m_ask;
    std::function<QuestionSettings()> m_settings;
    MatrixRun *m_run = nullptr;
    bool m_isStopped = false;
};

} // namespace adduce
