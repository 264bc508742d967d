#pragma once
#include "ui/library/library_filing.h"
#include <QMenu>

namespace adduce {

/// What can be done with a collection or a tag, or, where there is neither, with the tree of them. It deletes itself when it closes.
class CollectionMenu : public QMenu
{
    Q_OBJECT

public:
    explicit CollectionMenu(const LibraryPlace &at, QWidget *parent = nullptr);

signals:
    void createWanted(adduce::CollectionId parent); ///< none: at the top
    void renameWanted(adduce::CollectionId collection);
    void describeWanted(adduce::CollectionId collection);
    void removeWanted(const adduce::LibraryPlace &place); ///< the collection, or the tag from all papers
};

} // namespace adduce
