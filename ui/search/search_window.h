#pragma once
#include "ui/common/latest_read.h"
#include "ui/search/text_finder.h"
#include <QDialog>
#include <QTimer>

class QLineEdit;
class QListView;
class QPushButton;

namespace adduce {

class LiveRegion;
class PassageListModel;
class PlainLabel;
class SearchFilterBar;

/// Searches the text of all papers: passages as one types, each of which can be opened, quoted and asked about. Stays open beside the
/// main window.
class SearchWindow : public QDialog
{
    Q_OBJECT

public:
    SearchWindow(const Services &services, QWidget *parent);

    void search(const QString &words); ///< in place of those that are there; none: only to be typed
    void reload(); ///< the library has changed

signals:
    void citationActivated(const adduce::Citation &citation);
    void pageWanted(const adduce::DocumentRow &row, int page); ///< 0-based: of a passage that nothing can be quoted of
    void evidenceWanted(const adduce::Citation &citation);
    void askWanted(const QString &quote);
    void failed(const adduce::Error &error); ///< is shown here

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void addActions();
    void find(bool isTyped);
    void list(const SearchResults &results);
    void say(const QString &text);
    void updateActions();
    void openCurrent();
    /// `then` with the quote of the current passage, or nothing where none can be quoted, which is said.
    void withQuote(std::function<void(const Citation &quote)> then);

    const Services &m_services;
    LatestRead m_reading;
    TextFinder *m_finder;
    PassageListModel *m_model;
    QLineEdit *m_words;
    SearchFilterBar *m_filters;
    QListView *m_list;
    PlainLabel *m_said;
    LiveRegion *m_live;
    QTimer m_typed; ///< until what is typed is looked for
    QString m_listed; ///< the words of what is listed
    bool m_isListed = false; ///< what is asked for, or it is still looked for
    bool m_isWhole = true; ///< what is listed was looked for as asked
    QList<QAction *> m_onPassage; ///< what is done with the current one
};

} // namespace adduce
