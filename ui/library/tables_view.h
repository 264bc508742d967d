#pragma once
#include "ui/common/services.h"
#include "ui/library/document_facts.h"
#include <QWidget>

class QStandardItemModel;
class QTableView;
class QTreeWidget;

namespace adduce {

class PageCrop;

/// A table as it was read, and where it stands.
struct ShownTable
{
    Table table;
    QString name; ///< its caption or label; empty for none
    QString page; ///< as it is printed
    Citation place; ///< the area of the page
};
std::vector<ShownTable> shownTables(const DocumentFacts &facts);

/// The tables of a document: a list of them, and of the chosen one the cells as they were read beside the page as it is printed.
class TablesView : public QWidget
{
    Q_OBJECT

public:
    explicit TablesView(const Services &services, QWidget *parent = nullptr);

    void setTables(std::vector<ShownTable> tables);
    [[nodiscard]] QStandardItemModel &cells() { return *m_cells; }
    [[nodiscard]] PageCrop &crop() { return *m_crop; }

signals:
    void tableActivated(int table); ///< index into what was set

private:
    void showTable(int table);

    std::vector<ShownTable> m_tables;
    QTreeWidget *m_list;
    QStandardItemModel *m_cells;
    QTableView *m_view;
    PageCrop *m_crop;
};

} // namespace adduce
