#pragma once
#include "ui/reader/page_marks.h"
#include "ui/reader/text_caret.h"
#include <QObject>

class QKeyEvent;

namespace adduce {

class PageCache;
class PageScrollArea;
class TextSelection;

/// The caret that keys move through the text of the pages, and select with: it comes and goes with F7. Takes its keys before the
/// area has them. All that it is given outlives it.
class CaretController : public QObject
{
    Q_OBJECT

public:
    CaretController(PageScrollArea &area, PageCache &cache, TextSelection &selection, const std::vector<PageMark> &marks);

    [[nodiscard]] bool isOn() const { return m_caret || m_arrival; }
    void leave();
    void comeAlong(); ///< to where one went, lest the next key lead back; without a caret it stays away
    void follow(int page, int place); ///< of a click; without a caret it stays away
    [[nodiscard]] QString line(); ///< the text of its line; empty without a caret
    [[nodiscard]] QRectF rect(); ///< in the viewport, without width; null without a caret

signals:
    void moved(); ///< also when it has come or gone
    void linkWanted(const adduce::PageLink &link); ///< that it stands on

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool take(const QKeyEvent &key); ///< false when the key is not the caret's
    void start();
    void move(CaretMove move, bool selecting);
    void turn(int page, CaretMove move);
    void put(int page, int place); ///< and its line into sight
    void finishArrival(int page);
    void followLink();
    [[nodiscard]] const SelectableText *text(); ///< of its page; null without a caret, and while it is being read

    struct Caret
    {
        int page = 0;
        int place = 0; ///< in the text of its page
    };
    struct Arrival
    {
        int page = 0;
        std::optional<CaretMove> move; ///< none when it is to appear there
    };
    PageScrollArea &m_area;
    PageCache &m_cache;
    TextSelection &m_selection;
    const std::vector<PageMark> &m_marks;
    std::optional<Caret> m_caret;
    std::optional<int> m_anchor; ///< where it began to select
    std::optional<double> m_x; ///< points; where on a line it keeps to going up and down
    std::optional<Arrival> m_arrival; ///< once the text of that page is read
};

} // namespace adduce
