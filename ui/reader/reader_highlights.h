#pragma once
#include "core/highlights/highlight.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/reader/file_marks.h"
#include <QObject>
#include <optional>

class QMenu;

namespace adduce {

class HighlightEditing;
class HighlightPane;
class PageView;
class QuoteActions;
class ReaderFile;
class ReaderPlaces;
struct Citation;

/// The highlights of the document in the reader: read, shown on its pages and in the list beside them, and made of what is chosen.
/// All that it is given outlives it.
class ReaderHighlights : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        const ReaderFile &file;
        PageView &view;
        QuoteActions &quotes;
        ReaderPlaces &places;
    };
    ReaderHighlights(const Services &services, HighlightEditing &editing, const Parts &parts, QObject *parent);

    void reload();
    [[nodiscard]] HighlightPane &pane() const { return *m_pane; } ///< to stand beside the pages
    [[nodiscard]] std::vector<Highlight> own() const; ///< of the library, without the marks of the file
    [[nodiscard]] HighlightColour colour() const; ///< the one that was used last

    void make(std::optional<HighlightColour> colour = {},
        bool withNote = false); ///< of what is chosen; none: the one that was used last
    void makeWithNote(); ///< and its note is to be written
    void fillMenu(QMenu &menu); ///< with the colours to make one in
    void addActions(QMenu &menu, const Highlight &highlight); ///< what can be done with it
    void show(HighlightId id); ///< in the list, and on its page once the document is open
    void open(const Citation &paper, HighlightId id); ///< the paper that it is of, and shows it

signals:
    void changed(); ///< what is highlighted in the document
    void colourChanged(); ///< that was used last
    void listWanted(); ///< it is to be seen
    void said(const QString &text);

private:
    void goTo(const Highlight &highlight);
    void setHighlights(const std::vector<Highlight> &highlights);
    void list(); ///< them, and what the file has besides

    const Services &m_services;
    LatestRead m_reading;
    HighlightEditing &m_editing;
    Parts m_parts;
    HighlightPane *m_pane;
    std::vector<Highlight> m_own;
    std::vector<Highlight> m_ofFile; ///< marks of other programs, without ids
    std::optional<HighlightId> m_wanted; ///< to be shown once it is read
    bool m_isNoteWanted = false; ///< on the one that is made next
    FileMarks m_marks;
};

} // namespace adduce
