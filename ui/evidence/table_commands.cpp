#include "ui/evidence/table_commands.h"

#include "core/export/evidence_csv.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "ui/common/ask_for_text.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_tables.h"
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace adduce {

TableCommands::TableCommands(const Library &library, EvidenceTables &tables, QWidget *page)
    : QObject(page)
    , m_library(library)
    , m_tables(tables)
    , m_page(page)
{
}

bool TableCommands::make(const QString &name, std::vector<EvidenceRow> rows)
{
    const EvidenceTableId id = m_tables.editing().create(name, std::move(rows));
    if (id)
        emit made(id);
    return bool(id);
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
    try {
        Database database = m_library.open();
        for (PlacedRow &placed : rowsOf(database, m_tables.place()))
            rows.push_back(std::move(placed.row));
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
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

void TableCommands::importCsv(const QString &path)
{
    constexpr qint64 kMostBytes = 64 << 20;
    std::vector<EvidenceRow> rows;
    try {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, path, file.errorString());
        if (file.size() > kMostBytes)
            throw Error(ErrorKind::TooLarge, path);
        Database database = m_library.open();
        rows = readEvidenceCsv(database, file.readAll(), path);
    } catch (const Error &error) {
        emit failed(error);
        return;
    }
    if (make(QFileInfo(path).completeBaseName(), std::move(rows)))
        checkQuotes();
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
    std::vector<Citation> citations;
    try {
        Database database = m_library.open();
        citations = citationsOf(database, m_tables.place());
    } catch (const Error &error) {
        emit failed(error);
    }
    emit checkWanted(citations);
}

} // namespace adduce
