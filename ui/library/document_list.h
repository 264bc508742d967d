#pragma once
#include "ui/library/library_columns.h"
#include <QTreeView>

namespace adduce {

class FirstPages;
class LibraryFilter;
class LibraryModel;

/// The documents that the filter leaves, as a list or as a table, of which several can be chosen and dragged away.
class DocumentList : public QTreeView
{
    Q_OBJECT

public:
    DocumentList(const LibraryModel &model, LibraryFilter &filter, QWidget *parent = nullptr);

    [[nodiscard]] std::vector<DocumentRow> chosen() const;
    void setTable(bool isTable);
    [[nodiscard]] bool isTable() const { return m_isTable; }
    void setFirstPages(FirstPages &pages); ///< that the list, not the table, can show
    void showFirstPages(bool isShown);
    [[nodiscard]] bool hasFirstPages() const { return m_hasFirstPages; }
    [[nodiscard]] QByteArray columns() const; ///< their widths, order, and which are hidden; empty while nobody changed them
    void setColumns(const QByteArray &columns);
    bool choose(DocumentId document); ///< false: the filter hides it

signals:
    void rowActivated(const adduce::DocumentRow &row);
    void chosenChanged();
    void detailsWanted(const adduce::DocumentRow &row);
    void removeWanted();
    void orderWanted(const adduce::LibraryOrder &order); ///< by a click on a head

protected:
    void startDrag(Qt::DropActions supported) override; ///< with a small label under the pointer, however many rows are large

private:
    void addKey(const QString &text, const QList<QKeySequence> &keys, const std::function<void()> &does);

    const LibraryModel &m_model;
    void showOrder(); ///< in the heads
    void chooseColumns(const QPoint &at);

    LibraryFilter &m_filter;
    FirstPages *m_firstPages = nullptr;
    bool m_hasFirstPages = false;
    bool m_isTable = false;
    QByteArray m_columns; ///< of the table, while it is a list
};

} // namespace adduce
