#include "ui/evidence/table_commands.h"

#include "core/export/evidence_csv.h"
#include "core/export/matrix_csv.h"
#include "ui/common/ask_for_text.h"
#include "ui/common/library_thread.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_tables.h"
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <variant>

namespace adduce {

using Rows = std::vector<EvidenceRow>;

TableCommands::TableCommands(LibraryThread &library, EvidenceTables &tables, QWidget *page)
    : QObject(page)
    , m_library(library)
    , m_tables(tables)
    , m_page(page)
{
}

void TableCommands::make(const QString &name, std::vector<EvidenceRow> rows)
{
    m_tables.editing().create(name, std::move(rows), [this](EvidenceTableId id) {
        if (id)
            emit made(id);
    });
}

void TableCommands::create()
{
    askForText(m_page, tr("New table"), tr("Name"), {}, [this](const QString &name) { make(name, {}); });
}

void TableCommands::rename()
{
    if (const auto table = m_tables.shown())
        askForText(m_page, tr("Rename table"), tr("Name"), table->name,
            [this, kept = *table](const QString &name) { m_tables.editing().rename(kept, name); });
}

void TableCommands::remove()
{
    if (const auto table = m_tables.shown())
        m_tables.editing().remove(*table);
}

void TableCommands::keep()
{
    const auto &choices = m_tables.choices();
    const auto shown = std::ranges::find(choices, m_tables.place(), &NamedPlace::place);
    askForText(m_page, tr("Keep as a table"), tr("Name"), shown == choices.end() ? QString() : shown->name,
        [this](const QString &name) { keepAs(name); });
}

void TableCommands::keepAs(const QString &name)
{
    std::vector<EvidenceRow> rows;
    for (const PlacedRow &placed : m_tables.rows())
        rows.push_back(placed.row);
    make(name, std::move(rows));
}

void TableCommands::chooseImport()
{
    auto *dialog = new QFileDialog(m_page, tr("Import evidence"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("Exported evidence (*.csv);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &TableCommands::importCsv);
    dialog->open();
}

/// The records of a file of evidence. Throws.
static std::vector<QStringList> recordsIn(const QString &path)
{
    constexpr qint64 kMostBytes = 64 << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
    if (file.size() > kMostBytes)
        throw Error(ErrorKind::TooLarge, path);
    return csvRecords(file.readAll(), path);
}

void TableCommands::importCsv(const QString &path)
{
    using Records = std::vector<QStringList>; // of a matrix, whose ids are known once it is put into its table
    using Taken = std::variant<Rows, Records>;
    const auto read = [path](Database &database) -> Taken {
        Records records = recordsIn(path);
        return isMatrixCsv(records) ? Taken(std::move(records)) : Taken(evidenceRows(database, records, path));
    };
    m_library.read(this, read, [this, path](Taken taken) {
        const QString name = QFileInfo(path).completeBaseName();
        if (auto *rows = std::get_if<Rows>(&taken))
            return m_tables.editing().create(name, std::move(*rows), [this](EvidenceTableId id) { took(id, false); });
        const auto work = [path, records = std::get<Records>(std::move(taken))](Database &database, EvidenceTableId table) {
            return matrixFromCsv(database, table, records, path);
        };
        m_tables.editing().createMatrix(name, work, [this](EvidenceTableId id) { took(id, true); });
    });
}

void TableCommands::took(EvidenceTableId table, bool isMatrix)
{
    if (!table)
        return;
    isMatrix ? emit matrixMade(table) : emit made(table);
    check({ table, {} });
}

void TableCommands::exportShown()
{
    const EvidencePlace &place = m_tables.place();
    if (place.table)
        emit exportWanted({ {}, place.table });
    else if (place.thread)
        emit exportWanted({ { place.thread }, {} });
}

void TableCommands::checkQuotes()
{
    check(m_tables.place());
}

void TableCommands::check(const EvidencePlace &place)
{
    m_library.read(
        this, [place](Database &database) { return citationsOf(database, place); },
        [this](const std::vector<Citation> &citations) { emit checkWanted(citations); });
}

} // namespace adduce
