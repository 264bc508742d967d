#pragma once
#include "core/library/document_store.h"
#include "ui/reader/marked_sentences.h"
#include "ui/reader/place_history.h"

namespace adduce {

class PageView;
class ReaderFile;

/// Where one is in the reader: in which document, at which of its cited sentences, and where one was before. Marks them in the
/// view. All that it is given outlives it.
class ReaderPlaces : public QObject
{
    Q_OBJECT

public:
    ReaderPlaces(const Library &library, ReaderFile &file, PageView &view, QObject *parent);

    /// Opens the page of a citation with its quote marked strongly, `others` of the thread marked beside it.
    void openCitation(const Citation &citation, const std::vector<Citation> &others);
    void openDocument(const DocumentRow &row, int page = 0); ///< 0-based
    /// Marks the first quote of a sentence in this document without moving to another one, its others beside it; when all stand
    /// elsewhere, none is in focus here.
    void followSentence(const std::vector<Citation> &citations);
    void step(int direction); ///< to the next or the previous cited sentence
    void back();
    void forward();
    void goToPage(int page); ///< 0-based
    void jumped(const PagePoint &from, Walk walk = Walk::None); ///< within the document, to a place of its own
    void endWalk() { m_history.endWalk(); }
    void arrive(); ///< at the page, which is open
    void acceptFile(); ///< in place of the one cited; it is shown without marks
    void reloadCited(); ///< answers have come or gone

    [[nodiscard]] const PlaceHistory &history() const { return m_history; }
    /// None when no sentence of the document was cited, or the one that the answer is at rests on another document.
    [[nodiscard]] const Citation *focused() const;
    [[nodiscard]] std::vector<Citation> cited() const; ///< all of the document in its order; something is in focus

signals:
    void changed();
    void arrived(); ///< where one wanted to go
    void stepped(const adduce::Citation &citation);

private:
    [[nodiscard]] bool open(const Place &place); ///< false: it is being opened, and arrive() comes later
    void comeBack(); ///< to the place that the history is at
    void leave(); ///< what is shown
    void visit(const Citation &citation, std::vector<Citation> others);
    void mark();

    ReaderFile &m_file;
    PageView &m_view;
    PlaceHistory m_history;
    std::vector<Citation> m_everCited; ///< of the open document
    std::vector<Citation> m_warned; ///< the places in it that speak to a model
    bool m_isElsewhere = false; ///< the sentence that is followed rests on another document
    MarkedSentences m_lookup;
};

} // namespace adduce
