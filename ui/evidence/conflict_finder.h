#pragma once
#include "core/base/error.h"
#include "core/evidence/matrix_conflicts.h"
#include <QObject>
#include <future>
#include <optional>

namespace adduce {

/// Looks in a thread of its own for what the cells of a matrix say against each other. Of matrices that come faster than that, the last.
class ConflictFinder : public QObject
{
    Q_OBJECT

public:
    explicit ConflictFinder(QObject *parent = nullptr);
    ~ConflictFinder() override; ///< waits

    void find(const Matrix &matrix);
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    void found(const std::vector<adduce::MatrixConflict> &conflicts);
    void failed(const adduce::Error &error);

private:
    void start(const Matrix &matrix);

    std::optional<Matrix> m_next; ///< that came meanwhile
    bool m_isBusy = false;
    std::future<void> m_worker;
};

} // namespace adduce
