#pragma once
#include "core/base/error.h"
#include <QDialog>

class QTreeWidget;

namespace adduce {

class Library;

/// The folders whose new and changed papers are read by themselves: which, into which collection; add and remove.
class WatchedFolders : public QDialog
{
    Q_OBJECT

public:
    explicit WatchedFolders(const Library &library, QWidget *parent = nullptr);

    void add(const QString &folder);
    void removeChosen(); ///< its papers stay in the library

signals:
    void changed();
    void failed(const adduce::Error &error);

private:
    void fill();
    void choose();

    const Library &m_library;
    QTreeWidget *m_list;
    QPushButton *m_remove;
};

} // namespace adduce
