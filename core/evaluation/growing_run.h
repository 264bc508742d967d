#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QElapsedTimer>

namespace adduce {

class Library;

/// Writes a run into the library while it grows, so that little is lost when the program ends. For one thread at a time.
class GrowingRun
{
public:
    /// `id`: the run that it goes on with; none makes a new one with the first that is kept.
    explicit GrowingRun(const Library &library, EvaluationId id = {});

    void keep(const Comparison &comparison); ///< throws Error as EvaluationStore
    /// Now and then, so that writing takes a small part of the time, however long the run is. What goes wrong is for keep() to tell.
    /// `nothingComes`: for long, so that it does not wait.
    void keepInPassing(const Comparison &comparison, bool nothingComes = false);
    [[nodiscard]] EvaluationId id() const { return m_id; } ///< none before anything was written

private:
    void write(const Comparison &comparison); ///< what is new of it

    const Library &m_library;
    EvaluationId m_id;
    bool m_isOwn = false; ///< all of it was written once: what it goes on with may have its ways in another order
    QElapsedTimer m_sinceKept;
    qint64 m_pause = 0; ///< ms
};

} // namespace adduce
