#pragma once
#include "core/library/document_store.h"
#include <QListView>

namespace adduce {

class LibraryFilter;
class LibraryModel;

/// The list of documents that the filter leaves, of which several can be chosen and dragged away.
class DocumentList : public QListView
{
    Q_OBJECT

public:
    DocumentList(const LibraryModel &model, LibraryFilter &filter, QWidget *parent = nullptr);

    [[nodiscard]] std::vector<DocumentRow> chosen() const;
    bool choose(DocumentId document); ///< false: the filter hides it

signals:
    void rowActivated(const adduce::DocumentRow &row);
    void chosenChanged();
    void detailsWanted(const adduce::DocumentRow &row);
    void removeWanted();

protected:
    void startDrag(Qt::DropActions supported) override; ///< with a small label under the pointer, however many rows are large

private:
    void addKey(const QString &text, const QList<QKeySequence> &keys, const std::function<void()> &does);

    const LibraryModel &m_model;
    LibraryFilter &m_filter;
};

} // namespace adduce
