#pragma once
#include "ui/library/library_columns.h"
#include <QWidget>

class QAbstractItemView;
class QComboBox;
class QLineEdit;
class QMenu;
class QToolButton;

namespace adduce {

class LibraryFilter;
class LibraryModel;
class PlainLabel;

/// Above the list of documents: words to find, which kind is shown, and how many there are.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    FilterBar(const LibraryModel &model, LibraryFilter &filter, QWidget *parent = nullptr);

    void find(); ///< the find box takes the focus
    void leadInto(QAbstractItemView &list); ///< from the find box
    void showEverything();
    void updateCounts();
    void showTable(bool isTable); ///< that it is one
    void showFirstPages(bool isShown) { m_hasFirstPages = isShown; } ///< that the list has them
    void offerToAsk(int papers); ///< those that are shown, so many of which can be asked; none: it offers nothing
    [[nodiscard]] bool isNarrowing() const; ///< by words or by kind, besides the chosen place
    [[nodiscard]] QString emptyWords() const; ///< what it means that nothing is shown

signals:
    void changed(); ///< what is shown
    void textSearchWanted(const QString &words); ///< within the papers
    void askWanted(); ///< of what is shown alone
    void orderChosen(const adduce::LibraryOrder &order);
    void tableWanted(bool isTable);
    void firstPagesWanted(bool isShown);
    void collectionsNamed(); ///< by the words: others than before

private:
    void fillChoice();
    void fillOrders(QMenu &menu);

    const LibraryModel &m_model;
    LibraryFilter &m_filter;
    QLineEdit *m_find;
    QToolButton *m_inText;
    QComboBox *m_show;
    QToolButton *m_table;
    bool m_hasFirstPages = false;
    PlainLabel *m_count;
    QToolButton *m_ask;
};

} // namespace adduce
