#pragma once
#include <QMenu>

namespace adduce {

class HistoryList;

/// The tags of the library, ticked where every chosen thread carries them.
class TagMenu : public QMenu
{
    Q_OBJECT

public:
    explicit TagMenu(HistoryList &list, QWidget *parent = nullptr);

signals:
    void tagToggled(const QString &tag, bool on);
    void newTagWanted();

private:
    void fill();
    [[nodiscard]] bool isCarried(const QString &tag) const;

    HistoryList &m_list;
};

} // namespace adduce
