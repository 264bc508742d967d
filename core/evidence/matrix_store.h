#pragma once
#include "core/evidence/matrix.h"

namespace adduce {

class Database;

/// A part of a matrix.
struct MatrixPart
{
    std::vector<MatrixQuestion> questions;
    std::vector<MatrixPaper> papers;
    std::vector<MatrixCell> cells;
    friend bool operator==(const MatrixPart &, const MatrixPart &) = default;
};

/// What is taken away and what is put in its place. The cells of a question or paper that is taken go with it.
struct MatrixChange
{
    EvidenceTableId table;
    MatrixPart taken;
    MatrixPart put;

    [[nodiscard]] MatrixChange inverse() const { return { table, put, taken }; }
};

/// The matrices of the tables of evidence. For the thread of its connection.
class MatrixStore
{
public:
    explicit MatrixStore(Database &database);

    /// With the names that its papers have now.
    [[nodiscard]] Matrix find(EvidenceTableId table) const;
    [[nodiscard]] MatrixQuestionId newQuestionId() const; ///< the first of those that none had
    [[nodiscard]] MatrixPaperId newPaperId() const;

    void apply(const MatrixChange &change); ///< committed when it returns
    /// A cell that was filled; nothing when its question or paper is gone meanwhile, or somebody filled it.
    void fill(const MatrixCell &cell);

private:
    Database &m_database;
};

} // namespace adduce
