#pragma once
#include "core/threads/quote_check.h"
#include "ui/common/services.h"
#include "ui/evidence/evidence_model.h"
#include <functional>

class QPoint;

namespace adduce {

class EvidenceTables;
class RowsPane;

/// What is done with rows of evidence: added, opened, copied, written, given a quote, deleted. Each change can be undone.
class RowCommands : public QObject
{
    Q_OBJECT

public:
    RowCommands(const Services &services, EvidenceTables &tables, RowsPane &rows, QObject *parent = nullptr);

    /// Into the table that is shown, or the one that was last, or a new one. Tells which with `said`.
    void add(std::vector<EvidenceRow> rows);
    void addEmpty(); ///< a claim to be written, whose quote is chosen later
    void remove(); ///< those that are chosen
    void open(const QModelIndex &index); ///< its citation; of the view
    void openCurrent();
    void check(); ///< the quote of the current one
    void chooseQuote(); ///< for the current one
    /// What is being typed into a row is kept. True when nothing waits to be: then `then` has been called; else it is called once
    /// all of it is kept. What cannot be is being typed again.
    bool finishEditing(const std::function<void()> &then = {});

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void checkWanted(const std::vector<adduce::Citation> &citations);
    void emptyAdded(adduce::EvidenceTableId table); ///< to be shown at once, with its rows
    void said(const QString &text);

private:
    void copy();
    void addChosen();
    void keep(const EvidenceTable &table, const PlacedRow &before, const EvidenceRow &after);
    void showMenu(const QPoint &at);
    void startWriting(); ///< into the row that was added

    const Services &m_services;
    EvidenceTables &m_tables;
    RowsPane &m_rows;
    std::optional<EvidenceTableId> m_added; ///< to which an empty row was, that is to be written once it is shown
    std::function<void()> m_then; ///< once what was typed is kept
    int m_unkept = 0; ///< changes that are on their way
};

} // namespace adduce
