#pragma once
#include <QLineEdit>
#include <QPointer>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace adduce {

/// Finds a setting by its words on every page; the one that is chosen is shown and gets the focus.
class SettingsFinder : public QLineEdit
{
    Q_OBJECT

public:
    /// `names`: of the pages, in their order; the chosen one is the page that is shown.
    SettingsFinder(QListWidget &names, QStackedWidget &pages, QWidget *parent = nullptr);

private:
    struct Place
    {
        QString words;
        int page;
        QPointer<QWidget> widget; ///< that has these words, or is named by them
    };
    void collect(); ///< anew: pages change with what is set
    void go(int place);

    QListWidget &m_names;
    QStackedWidget &m_pages;
    std::vector<Place> m_places;
    bool m_wasEmpty = true; ///< before the letters that come
};

} // namespace adduce
