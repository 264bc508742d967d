#pragma once
#include "core/documents/document.h"
#include <QWidget>

class QStandardItemModel;
class QTableView;
class QTreeWidget;

namespace adduce {

/// The tables of a document: a list of them, and the cells of the chosen one as they were read.
class TablesView : public QWidget
{
    Q_OBJECT

public:
    explicit TablesView(QWidget *parent = nullptr);

    /// `captions` and `places` ("p. 12") are one a table.
    void setTables(std::vector<Table> tables, const QStringList &captions, const QStringList &places);
    [[nodiscard]] QStandardItemModel &cells() { return *m_cells; }

signals:
    void tableActivated(int table); ///< index into what was set

private:
    void showCells(int table);

    std::vector<Table> m_tables;
    QTreeWidget *m_list;
    QStandardItemModel *m_cells;
    QTableView *m_view;
};

} // namespace adduce
