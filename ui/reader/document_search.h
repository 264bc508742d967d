#pragma once
#include "ui/reader/page_point.h"
#include "ui/reader/selectable_text.h"
#include <QObject>
#include <optional>

namespace adduce {

class FindBar;
class PageCache;
class PageView;

/// Finds words in the open document: from the find box to the place on its page. All that it is given outlives it.
class DocumentSearch : public QObject
{
    Q_OBJECT

public:
    DocumentSearch(FindBar &bar, PageView &view, PageCache &cache, QObject *parent);

    void open(const QString &words); ///< the find box
    bool close(); ///< false when it is closed already
    void clear(); ///< nothing is found any more: another document is being opened
    void restart(); ///< in another document, while the find box is open

signals:
    void began(); ///< another search
    void shown(const adduce::PagePoint &from); ///< a match, away from there

private:
    void find(const QString &words);
    void addMatches(int page, const std::vector<LetterRange> &matches);
    void choose(int page, const LetterRange &match);
    void show(int page, const LetterRange &match);
    void showAwaited(int page); ///< whose text is read now

    struct Awaited
    {
        int page = 0;
        LetterRange match;
        int scrolled = 0; ///< how far down when it was to be shown
    };
    FindBar &m_bar;
    PageView &m_view;
    PageCache &m_cache;
    std::optional<Awaited> m_awaited; ///< to be shown once its page is read
};

} // namespace adduce
