#pragma once
#include "ui/library/library_filing.h"

namespace adduce {

class CollectionTree;

/// Files documents as the user wishes in the tree and in the menus: each change is one step, which can be undone and is said.
class Filer : public QObject
{
    Q_OBJECT

public:
    Filer(LibraryFiling &filing, CollectionTree &tree, QObject *parent = nullptr);

    [[nodiscard]] const LibraryFiling &filing() const { return m_filing; }
    [[nodiscard]] LibraryPlace place() const; ///< that is chosen in the tree
    void createCollection(CollectionId parent = {}); ///< with a name to be typed over
    void nameCreated(); ///< if the tree has it by now
    void createCollectionOf(const std::vector<DocumentId> &documents);
    void file(const std::vector<DocumentId> &documents, const LibraryPlace &place);
    void takeOut(const std::vector<DocumentId> &documents, CollectionId collection);
    void setTag(const std::vector<DocumentId> &documents, const QString &tag, bool on);
    void keepHere(const std::vector<DocumentId> &documents, bool on); ///< no server of another computer gets any of them

signals:
    void said(const QString &text);

private:
    void connectTree();
    void showMenu(const LibraryPlace &at, const QPoint &position);
    void remove(const LibraryPlace &place); ///< the collection, or the tag from all papers
    void describe(CollectionId id); ///< asks what it is of
    void perform(const QString &text, LibraryFiling::Work work);
    void create(CollectionId parent, const std::function<void(CollectionId)> &then);

    LibraryFiling &m_filing;
    CollectionTree &m_tree;
    CollectionId m_created; ///< to be named
};

} // namespace adduce
