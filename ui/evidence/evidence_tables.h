#pragma once
#include "core/base/error.h"
#include "ui/evidence/evidence_place.h"
#include <QObject>

class QSettings;
class QUndoStack;

namespace adduce {

class EvidenceEditing;
class Library;

/// The tables that are kept: which of them, or which thread, is shown, and which one new rows go into. Both are remembered.
class EvidenceTables : public QObject
{
    Q_OBJECT

public:
    EvidenceTables(const Library &library, QSettings &settings, QUndoStack &undo, QObject *parent = nullptr);

    void reload(); ///< from the library; a place that is gone gives way to another
    void show(const EvidencePlace &place);
    void setThread(ThreadId thread); ///< that was last asked in: shown, unless a table is
    /// Behind the last row of target(), which is returned; none when it cannot be made.
    std::optional<EvidenceTable> add(std::vector<EvidenceRow> rows);
    /// Where new rows go: the table shown, or the one that was last, or any; made when there is none.
    [[nodiscard]] std::optional<EvidenceTable> target();

    [[nodiscard]] const std::vector<EvidenceTable> &all() const { return m_all; } ///< by name
    [[nodiscard]] const std::vector<NamedPlace> &choices() const { return m_choices; } ///< the tables, then threads
    [[nodiscard]] const EvidencePlace &place() const { return m_place; } ///< that is shown
    [[nodiscard]] std::optional<EvidenceTable> shown() const; ///< none while a thread is
    [[nodiscard]] EvidenceEditing &editing() { return *m_editing; } ///< whose changes are followed

signals:
    void listed(); ///< choices() are others
    void changed(); ///< another place is shown, or it has other rows; listed() comes first
    void failed(const adduce::Error &error);

private:
    void read(bool settles);
    void settle(Database &database);
    [[nodiscard]] std::optional<EvidenceTable> find(EvidenceTableId id) const;
    void setTarget(EvidenceTableId table);

    const Library &m_library;
    QSettings &m_settings;
    EvidenceEditing *m_editing;
    std::vector<EvidenceTable> m_all;
    std::vector<NamedPlace> m_choices;
    EvidencePlace m_place;
    ThreadId m_thread; ///< that was last asked in
    EvidenceTableId m_target; ///< that rows went into
};

} // namespace adduce
