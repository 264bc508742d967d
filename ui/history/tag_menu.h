#pragma once
#include "core/base/error.h"
#include <QMenu>

namespace adduce {

class HistoryList;
class Library;

/// The tags of the library, ticked where every chosen thread carries them.
class TagMenu : public QMenu
{
    Q_OBJECT

public:
    TagMenu(const Library &library, HistoryList &list, QWidget *parent = nullptr);

signals:
    void tagToggled(const QString &tag, bool on);
    void newTagWanted();
    void failed(const adduce::Error &error);

private:
    void fill();
    [[nodiscard]] bool isCarried(const QString &tag) const;

    const Library &m_library;
    HistoryList &m_list;
};

} // namespace adduce
