#pragma once
#include <QMenu>
#include <QStringList>

namespace adduce {

/// The sets of questions that can be chosen, and what can be done with the chosen one.
class SetMenu : public QMenu
{
    Q_OBJECT

public:
    explicit SetMenu(QWidget *parent = nullptr);
    void setFiles(const QStringList &paths); ///< the user's own, the last opened first

signals:
    void bundledWanted();
    void fileWanted(const QString &path); ///< empty: it is to be chosen
    void editWanted();
    void makeWanted(); ///< of the library's papers
    void collectionWanted(); ///< a BEIR-style folder is to be measured
    void checksWanted(); ///< those of a model's statements are to be measured
};

} // namespace adduce
