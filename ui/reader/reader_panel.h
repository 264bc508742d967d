#pragma once
#include "core/library/document_store.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/reader/page_view.h"
#include "ui/reader/place_history.h"

class QLineEdit;
class QMenu;
class QStackedWidget;

namespace adduce {

class CitedSentences;
class FindBar;
class LiveRegion;
class ReaderSide;

/// The reader: the pages of one document with its toolbar, its history and what to do when the file is not what was
/// cited.
class ReaderPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReaderPanel(const Services &services, QWidget *parent = nullptr);

    /// Opens the page of a citation with its quote marked strongly, `others` of the thread marked beside it.
    void openCitation(const Citation &citation, const std::vector<Citation> &others);
    /// Marks another sentence without moving to another document; when it stands in another one, none is in focus here.
    void followCitation(const Citation &citation);
    /// The same for a sentence that rests on several quotes: the first one in this document, the others marked beside it.
    void followSentence(const std::vector<Citation> &citations);
    void openDocument(const DocumentRow &row, int page = 0); ///< 0-based

    /// The user shows where the file is now; it is opened, and remembered when it is the one that was cited.
    void locateAt(const QString &path);

    void back();
    void forward();
    void find(); ///< in this document
    bool closeTopmost(); ///< the find box, or else the caret
    /// What is selected, or else the cited sentence in focus; none when it does not stand on the page as it is selected.
    [[nodiscard]] std::optional<Citation> chosenQuote();
    void addToEvidence();
    void askAbout();
    void stepMark(int direction); ///< to the next or the previous cited sentence
    void openOutside(bool folder); ///< the file, or where it is
    void zoomIn();
    void zoomOut();
    void toggleFit();
    void toggleOutline();
    void toggleThumbnails();
    void toggleRecolour();
    void reloadCited(); ///< answers have come or gone
    [[nodiscard]] PageView &view() { return *m_view; }
    [[nodiscard]] PageCache &cache() { return m_cache; }
    [[nodiscard]] int markCount() const { return m_view->markCount(); }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString sha256() const { return m_sha256; } ///< of what is open
    [[nodiscard]] bool isShowing() const; ///< a document, not a message

signals:
    void titleChanged(const QString &title);
    void citationClicked(const adduce::Citation &citation); ///< a mark on the page
    void askWanted(const QString &quote);
    void evidenceWanted(const adduce::Citation &citation);
    void threadWanted(adduce::ThreadId thread);
    void said(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeToolbar();
    QWidget *makeMessage();
    QWidget *makeFoot();
    [[nodiscard]] bool makeOpen(const Place &place); ///< false: it is being opened, and arrive() comes later
    void arrive();
    void comeBack(); ///< to the place that the history is at
    void leave(); ///< what is shown
    void visit(const Citation &citation, std::vector<Citation> others);
    void jumpToPage(int page); ///< 0-based
    void jumped(const PagePoint &from, Walk walk = Walk::None); ///< within the document, to a place of its own
    void tellArrival();
    void showWays();
    void mark();
    /// None when no sentence of the document was cited, or the one that the answer is at rests on another document.
    [[nodiscard]] const Citation *focused() const;
    void opened(const QString &path, const QString &sha256, int pages);
    void failed(const QString &path, const Error &error);
    void say(const QString &what, const QString &next, bool locate, bool anyway);
    void showAnyway(); ///< the file that is open, although its bytes are not those cited
    void lookFor(const QString &words); ///< in the find box
    QWidget *makePassword();
    void askPassword(const QString &path);
    void tryPassword(); ///< that is in the field
    void closePassword();
    void locate();
    void followTheme();
    void connectFind();
    void showMenu(const QPoint &at);
    void followLink(const PageLink &link);
    void askToOpen(const QString &address);
    [[nodiscard]] QString linkWords(const PageLink &link) const; ///< where it leads
    void addLinkActions(QMenu &menu, const PageLink &link);
    QMenu *makeLinksMenu(QMenu &parent);
    void fillCitingMenu();
    void showFoot();
    void loadOutline();
    [[nodiscard]] std::vector<Citation> others() const; ///< cited besides, in the thread and in all others
    [[nodiscard]] QString markedWords() const;
    void describeView();
    void showPlace(); ///< page label and number, zoom, foot, buttons
    void goToTyped(const QString &typed); ///< a page of the file by its number, or a printed label
    [[nodiscard]] QString labelOf(int page) const; ///< as printed; `page` is 0-based

    const Services &m_services;
    PageCache m_cache;
    PageView *m_view = nullptr;
    QStackedWidget *m_stack = nullptr;
    QToolButton *m_back = nullptr, *m_forward = nullptr, *m_fit = nullptr, *m_recolour = nullptr;
    QLineEdit *m_page = nullptr;
    PlainLabel *m_pages = nullptr, *m_zoom = nullptr;
    PlainLabel *m_what = nullptr, *m_next = nullptr;
    QPushButton *m_locate = nullptr, *m_look = nullptr, *m_anyway = nullptr;
    QWidget *m_unlock = nullptr; ///< the field for a password and its button
    QLineEdit *m_password = nullptr;
    bool m_trying = false; ///< the file is being opened with the password in the field
    QWidget *m_foot = nullptr;
    ElidedLabel *m_footText = nullptr;
    QWidget *m_steps = nullptr; ///< from cited sentence to cited sentence
    QToolButton *m_citing = nullptr;
    QToolButton *m_showOutline = nullptr, *m_showThumbnails = nullptr;
    FindBar *m_find = nullptr;
    ReaderSide *m_side = nullptr;
    CitedSentences *m_cited = nullptr;
    LiveRegion *m_live = nullptr;
    std::vector<Citation> m_everCited; ///< of the open document

    PlaceHistory m_history;
    bool m_isElsewhere = false; ///< the sentence that is followed rests on another document
    QString m_path; ///< open or being opened
    QString m_encoding; ///< of it, when it is a text
    QString m_sha256; ///< of what is open
    int m_count = 0;
    mutable QHash<int, QString> m_labels; ///< of the open document, as they were asked for
    bool m_accepted = false; ///< shown although the bytes differ from those cited
    QString m_insteadOf; ///< those cited, as a hash
    DocumentId m_locating; ///< the row whose file the user has just shown us
    QString m_title;
};

} // namespace adduce
