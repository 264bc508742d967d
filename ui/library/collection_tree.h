#pragma once
#include "ui/library/library_filing.h"
#include <QTreeWidget>

namespace adduce {

/// Collections and tags, each under a heading, beside the list of documents: choosing one narrows the list; documents, files and other
/// collections can be dropped on a collection. It changes nothing by itself.
class CollectionTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit CollectionTree(QWidget *parent = nullptr);

    /// `collections`: parents before children. The chosen place stays when it is still there.
    void setContents(int documents, const std::vector<Collection> &collections, const std::vector<TagCount> &tags);
    [[nodiscard]] LibraryPlace place() const;
    void setPlace(const LibraryPlace &place);
    void editName(CollectionId collection); ///< inline
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void placeChanged();
    void renamed(adduce::CollectionId collection, const QString &name);
    void menuWanted(const adduce::LibraryPlace &place, const QPoint &position); ///< of the screen
    void removeWanted(const adduce::LibraryPlace &place); ///< the collection, or the tag from all papers
    void moved(adduce::CollectionId collection, adduce::CollectionId parent);
    void documentsDropped(const std::vector<adduce::DocumentId> &documents, const adduce::LibraryPlace &place);
    void filesDropped(const QStringList &paths, adduce::CollectionId collection);

protected:
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QList<QTreeWidgetItem *> &items) const override;
    bool dropMimeData(QTreeWidgetItem *parent, int index, const QMimeData *dropped, Qt::DropAction action) override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] LibraryPlace placeOf(const QTreeWidgetItem *item) const;
    QTreeWidgetItem *itemAt(const LibraryPlace &place) const;
    QTreeWidgetItem *add(QTreeWidgetItem *parent, const QString &name, int count, const LibraryPlace &place);

    bool m_filling = false;
};

} // namespace adduce
