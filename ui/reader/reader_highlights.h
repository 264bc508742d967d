#pragma once
#include "core/highlights/highlight.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
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
    ReaderHighlights(const Services &services, HighlightEditing &editing, const ReaderFile &file, PageView &view,
        QuoteActions &quotes, ReaderPlaces &places, QObject *parent);

    void reload();
    [[nodiscard]] HighlightPane &pane() const { return *m_pane; } ///< to stand beside the pages
    [[nodiscard]] HighlightColour colour() const; ///< the one that was used last

    void make(std::optional<HighlightColour> colour = {}); ///< of what is chosen; none: the one that was used last
    void makeWithNote(); ///< and its note is to be written
    void fillMenu(QMenu &menu); ///< with the colours to make one in
    void addActions(QMenu &menu, const Highlight &highlight); ///< what can be done with it
    void show(HighlightId id); ///< in the list, and on its page once the document is open
    void open(const Citation &paper, HighlightId id); ///< the paper that it is of, and shows it

signals:
    void colourChanged(); ///< that was used last
    void listWanted(); ///< it is to be seen
    void said(const QString &text);

private:
    void goTo(const Highlight &highlight);
    void setHighlights(const std::vector<Highlight> &highlights);

    const Services &m_services;
    LatestRead m_reading;
    HighlightEditing &m_editing;
    const ReaderFile &m_file;
    PageView &m_view;
    QuoteActions &m_quotes;
    ReaderPlaces &m_places;
    HighlightPane *m_pane;
    std::optional<HighlightId> m_wanted; ///< to be shown once it is read
    bool m_isNoteWanted = false; ///< on the one that is made next
};

} // namespace adduce
