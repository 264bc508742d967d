#include "ui/evidence/evidence_tables.h"

#include "core/library/database.h"
#include "core/library/library.h"
#include "core/threads/thread_list.h"
#include "ui/evidence/evidence_editing.h"
#include <QSettings>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// On one line, and no wider than a box of choices may be.
QString choiceName(const QString &name)
{
    return name.simplified().left(120);
}

} // namespace

EvidenceTables::EvidenceTables(const Library &library, QSettings &settings, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_settings(settings)
    , m_editing(new EvidenceEditing(library, undo, this))
    , m_target { settings.value(u"evidence/table"_s).toLongLong() }
{
    m_place.table = { settings.value(u"evidence/shown"_s).toLongLong() };
    connect(m_editing, &EvidenceEditing::failed, this, &EvidenceTables::failed);
    connect(m_editing, &EvidenceEditing::changed, this, [this](EvidenceTableId table) {
        if (table == m_place.table)
            reload();
        else
            read(false);
    });
}

void EvidenceTables::reload()
{
    read(true);
    emit changed();
}

/// `settles`: a place that is gone gives way to another.
void EvidenceTables::read(bool settles)
{
    try {
        Database database = m_library.open();
        m_all = EvidenceStore(database).tables();
        if (settles)
            settle(database);
        m_choices.clear();
        for (const EvidenceTable &table : m_all)
            m_choices.push_back({ choiceName(table.name), { table.id, {} } });
        for (const ThreadId id : std::set { m_place.thread, m_thread })
            if (const auto row = id ? findThreadRow(database, id) : std::nullopt)
                m_choices.push_back({ choiceName(row->marks.title), { {}, id } });
    } catch (const Error &error) {
        emit failed(error);
    }
    emit listed();
}

void EvidenceTables::settle(Database &database)
{
    if (m_place.table && !shown())
        m_place = { {}, m_thread }; // deleted
    if (m_place.thread && !findThreadRow(database, m_place.thread))
        m_place = {};
    if (m_place == EvidencePlace {} && !m_all.empty())
        m_place.table = m_all.front().id;
}

void EvidenceTables::show(const EvidencePlace &place)
{
    m_place = place;
    m_settings.setValue(u"evidence/shown"_s, place.table.value);
    if (place.table)
        setTarget(place.table);
    reload();
}

void EvidenceTables::setThread(ThreadId thread)
{
    m_thread = thread;
    if (!m_place.table)
        m_place = { {}, thread };
    reload();
}

void EvidenceTables::setTarget(EvidenceTableId table)
{
    m_target = table;
    m_settings.setValue(u"evidence/table"_s, table.value);
}

std::optional<EvidenceTable> EvidenceTables::find(EvidenceTableId id) const
{
    const auto found = std::ranges::find(m_all, id, &EvidenceTable::id);
    return found == m_all.end() ? std::nullopt : std::optional(*found);
}

std::optional<EvidenceTable> EvidenceTables::shown() const
{
    return find(m_place.table);
}

std::optional<EvidenceTable> EvidenceTables::target()
{
    if (auto table = shown())
        return table;
    if (auto table = find(m_target))
        return table;
    if (!m_all.empty())
        return m_all.front();
    return find(m_editing->create(tr("Evidence"), {}));
}

std::optional<EvidenceTable> EvidenceTables::add(std::vector<EvidenceRow> rows)
{
    const auto table = target();
    if (table) {
        m_editing->addRows(*table, std::move(rows));
        setTarget(table->id);
    }
    return table;
}

} // namespace adduce
