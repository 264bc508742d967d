#pragma once
#include "core/evidence/evidence_row.h"

namespace adduce {

class Database;

/// A named table of evidence.
struct EvidenceTable
{
    EvidenceTableId id;
    QString name;
    int rows = 0;
    UserId owner {}; ///< who made it over the network; none: whoever opens the file
    bool isShared = false; ///< users besides its owner may read it
    friend bool operator==(const EvidenceTable &, const EvidenceTable &) = default;
};

/// A row with its place: rows stand in the order of their places.
struct PlacedRow
{
    EvidenceRow row;
    double place = 0;
    friend bool operator==(const PlacedRow &, const PlacedRow &) = default;
};

/// From what a table was to what it is to be. Rows that are in neither stay as they are.
struct EvidenceChange
{
    EvidenceTableId table;
    std::optional<QString> nameBefore; ///< none: there is no such table
    std::optional<QString> nameAfter;
    std::vector<PlacedRow> taken;
    std::vector<PlacedRow> put; ///< with the ids of `taken`, or new ones: EvidenceStore::newRowId()
    UserId owner {}; ///< of a table that is made

    [[nodiscard]] EvidenceChange inverse() const { return { table, nameAfter, nameBefore, put, taken, owner }; }
};

/// Tables of evidence that the user keeps. For the thread of its connection.
class EvidenceStore
{
public:
    explicit EvidenceStore(Database &database);

    [[nodiscard]] std::vector<EvidenceTable> tables() const; ///< by name
    [[nodiscard]] std::optional<EvidenceTable> find(EvidenceTableId id) const;
    [[nodiscard]] std::vector<PlacedRow> rows(EvidenceTableId table) const; ///< in their order
    [[nodiscard]] EvidenceTableId newTableId() const; ///< that none had
    [[nodiscard]] EvidenceRowId newRowId() const; ///< the first of those that none had

    /// In one transaction, committed when it returns.
    void apply(const EvidenceChange &change);
    void share(EvidenceTableId table, bool isShared);

private:
    Database &m_database;
};

} // namespace adduce
