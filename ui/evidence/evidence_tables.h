#pragma once
#include "core/base/error.h"
#include "ui/common/latest_read.h"
#include "ui/evidence/evidence_place.h"

class QSettings;
class QUndoStack;

namespace adduce {

class EvidenceEditing;

/// The tables that are kept: which of them, or which thread, is shown with which rows, and which one new rows go into. Both are
/// remembered.
class EvidenceTables : public QObject
{
    Q_OBJECT

public:
    using Take = std::function<void(const EvidenceTable &table)>;

    EvidenceTables(LibraryThread &library, QSettings &settings, QUndoStack &undo, QObject *parent = nullptr);

    void reload(); ///< from the library; a place that is gone gives way to another
    void show(const EvidencePlace &place); ///< once it is read; what was shown stays till then
    void setThread(ThreadId thread); ///< that was last asked in: shown, unless a table is
    /// Behind the last row of the target, which `then` is given.
    void add(std::vector<EvidenceRow> rows, const Take &then = {});
    /// Where new rows go: the table shown, or the one that was last, or any; made when there is none.
    void target(const Take &then);

    [[nodiscard]] const std::vector<EvidenceTable> &all() const { return m_all; } ///< by name
    [[nodiscard]] const std::vector<NamedPlace> &choices() const { return m_choices; } ///< the tables, then threads
    [[nodiscard]] const EvidencePlace &place() const { return m_place; } ///< that is shown
    [[nodiscard]] EvidenceTableId wanted() const { return m_wanted.table; } ///< that is shown once it is read; none for a thread
    [[nodiscard]] const std::vector<PlacedRow> &rows() const { return m_rows; } ///< of that place
    [[nodiscard]] std::optional<EvidenceTable> shown() const; ///< none while a thread is
    [[nodiscard]] EvidenceEditing &editing() { return *m_editing; } ///< whose changes are followed

signals:
    void listed(); ///< choices() are others
    void changed(); ///< another place is shown, or it has other rows; listed() comes first
    void failed(const adduce::Error &error);

private:
    struct Read;
    void read(bool isAll);
    void take(Read read);
    [[nodiscard]] std::optional<EvidenceTable> find(EvidenceTableId id) const;
    void setTarget(EvidenceTableId table);

    LatestRead m_reading;
    QSettings &m_settings;
    EvidenceEditing *m_editing;
    std::vector<EvidenceTable> m_all;
    std::vector<NamedPlace> m_choices;
    std::vector<PlacedRow> m_rows;
    EvidencePlace m_place;
    EvidencePlace m_wanted; ///< what is read
    bool m_isAllRead = true; ///< rows() and all are as they were last asked for
    ThreadId m_thread; ///< that was last asked in
    EvidenceTableId m_target; ///< that rows went into
    std::vector<Take> m_waiting; ///< for the first table, which is being made
};

} // namespace adduce
