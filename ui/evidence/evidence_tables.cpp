#include "ui/evidence/evidence_tables.h"

#include "core/threads/thread_list.h"
#include "ui/evidence/evidence_editing.h"
#include <QSettings>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

/// What there is, as it is read, and which place of it is shown.
struct EvidenceTables::Read
{
    std::vector<EvidenceTable> tables;
    std::vector<NamedPlace> choices;
    EvidencePlace place;
    std::vector<PlacedRow> rows;
    bool isAll = false; ///< else the tables only
};

namespace {

/// On one line, and no wider than a box of choices may be.
QString choiceName(const QString &name)
{
    return name.simplified().left(120);
}

bool holds(const std::vector<EvidenceTable> &tables, EvidenceTableId id)
{
    return std::ranges::find(tables, id, &EvidenceTable::id) != tables.end();
}

/// A place that is gone gives way to another.
EvidencePlace settled(Database &database, const std::vector<EvidenceTable> &tables, EvidencePlace place, ThreadId thread)
{
    if (place.table && !holds(tables, place.table))
        place = { {}, thread }; // deleted
    if (place.thread && !findThreadRow(database, place.thread))
        place = {};
    if (place == EvidencePlace {} && !tables.empty())
        place.table = tables.front().id;
    return place;
}

} // namespace

EvidenceTables::EvidenceTables(LibraryThread &library, QSettings &settings, QUndoStack &undo, QObject *parent)
    : QObject(parent)
    , m_reading(library)
    , m_settings(settings)
    , m_editing(new EvidenceEditing(library, undo, this))
    , m_target { settings.value(u"evidence/table"_s).toLongLong() }
{
    m_wanted.table = { settings.value(u"evidence/shown"_s).toLongLong() };
    connect(m_editing, &EvidenceEditing::failed, this, &EvidenceTables::failed);
    connect(m_editing, &EvidenceEditing::changed, this, [this](EvidenceTableId table) { read(table == m_wanted.table); });
}

void EvidenceTables::reload()
{
    read(true);
}

/// `isAll`: with the rows of the place that is wanted.
void EvidenceTables::read(bool isAll)
{
    m_isAllRead = m_isAllRead && !isAll; // also when another reading takes this one's place
    const auto work = [wanted = m_wanted, thread = m_thread, isWhole = !m_isAllRead](Database &database) {
        Read read { EvidenceStore(database).tables(), {}, wanted, {}, isWhole };
        if (isWhole) {
            read.place = settled(database, read.tables, wanted, thread);
            read.rows = rowsOf(database, read.place);
        }
        for (const EvidenceTable &table : read.tables)
            read.choices.push_back({ choiceName(table.name), { table.id, {} } });
        for (const ThreadId id : std::set { read.place.thread, thread })
            if (const auto row = id ? findThreadRow(database, id) : std::nullopt)
                read.choices.push_back({ choiceName(row->marks.title), { {}, id } });
        return read;
    };
    m_reading.run(
        this, work, [this](Read read) { take(std::move(read)); },
        [this](const Error &error) {
            m_isAllRead = true;
            m_wanted = m_place; // what is shown stays
            emit failed(error);
            emit listed();
        });
}

void EvidenceTables::take(Read read)
{
    m_isAllRead = true;
    m_all = std::move(read.tables);
    m_choices = std::move(read.choices);
    if (read.isAll) {
        m_place = m_wanted = read.place;
        m_rows = std::move(read.rows);
    }
    emit listed();
    if (read.isAll)
        emit changed();
}

void EvidenceTables::show(const EvidencePlace &place)
{
    m_wanted = place;
    m_settings.setValue(u"evidence/shown"_s, place.table.value);
    if (place.table)
        setTarget(place.table);
    reload();
}

void EvidenceTables::setThread(ThreadId thread)
{
    m_thread = thread;
    if (!m_wanted.table)
        m_wanted = { {}, thread };
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

void EvidenceTables::target(const Take &then)
{
    if (const auto table = shown())
        return then(*table);
    if (const auto table = find(m_target))
        return then(*table);
    if (!m_all.empty())
        return then(m_all.front());
    m_waiting.push_back(then);
    if (m_waiting.size() > 1)
        return; // it is being made
    const QString name = tr("Evidence");
    m_editing->create(name, {}, [this, name](EvidenceTableId id) {
        for (const Take &take : std::exchange(m_waiting, {}))
            if (id)
                take({ id, name, 0 });
    });
}

void EvidenceTables::add(std::vector<EvidenceRow> rows, const Take &then)
{
    target([this, rows = std::move(rows), then](const EvidenceTable &table) {
        m_editing->addRows(table, rows, [this, table, then](bool isKept) {
            if (!isKept)
                return;
            setTarget(table.id);
            if (then)
                then(table);
        });
    });
}

} // namespace adduce
