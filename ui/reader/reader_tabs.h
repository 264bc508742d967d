#pragma once
#include <QWidget>
#include <array>
#include <functional>
#include <map>
#include <vector>

class QSplitter;
class QTabWidget;

namespace adduce {

class ReaderPanel;

/// The papers that are open in the reader, each in a tab: in one group of tabs, or in two side by side. One of them is current, that where
/// the user was last. There is always one, which may be empty.
class ReaderTabs : public QWidget
{
    Q_OBJECT

public:
    using Maker = std::function<ReaderPanel *()>;
    using Opener = std::function<void(ReaderPanel &panel)>;
    enum Side
    {
        Left,
        Right
    };
    /// A tab that is opened once it is seen.
    struct Waiting
    {
        Side side = Left;
        QString name; ///< of its paper, in short
        QString title;
        QString sha256;
        int page = 0; ///< 0-based
        Opener open;
    };

    explicit ReaderTabs(Maker make, QWidget *parent = nullptr);
    ~ReaderTabs() override;

    [[nodiscard]] ReaderPanel &current() const { return *m_current; }
    [[nodiscard]] std::vector<ReaderPanel *> panels() const; ///< from left to right
    [[nodiscard]] Side sideOf(const ReaderPanel &panel) const;
    [[nodiscard]] ReaderPanel *showing(const QString &sha256) const; ///< null when the paper is in no tab, and for an empty hash
    [[nodiscard]] QString paperIn(ReaderPanel &panel) const; ///< its hash; empty for an empty tab
    [[nodiscard]] const Waiting *waiting(const ReaderPanel &panel) const; ///< null once it was opened
    void setCurrent(ReaderPanel &panel);
    ReaderPanel &add(Side side); ///< an empty one behind what is shown there; it is current
    void moveToOtherSide(); ///< the current one
    void close(ReaderPanel &panel);
    void step(int direction); ///< to the next one of its group, round and round
    /// In place of an empty reader. `current` counts them, 0-based.
    void restore(const std::vector<Waiting> &tabs, int current);

signals:
    void added(adduce::ReaderPanel &panel);
    void closing(adduce::ReaderPanel &panel);
    void currentChanged();
    void lastClosed(); ///< an empty one is left

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< the middle button closes a tab

private:
    ReaderPanel &make(Side side, int at);
    void put(ReaderPanel &panel, Side side, int at);
    void name(ReaderPanel &panel, const QString &paper, const QString &title);
    void openShown(const QTabWidget &group); ///< if it waits
    void see(const QTabWidget &group); ///< what it shows is current
    void arrange();

    Maker m_make;
    std::array<QTabWidget *, 2> m_groups;
    QSplitter *m_sides;
    ReaderPanel *m_current = nullptr;
    std::map<const ReaderPanel *, Waiting> m_waiting;
    bool m_isRearranging = false; ///< where the focus goes meanwhile says nothing
};

constexpr ReaderTabs::Side otherSide(ReaderTabs::Side side)
{
    return side == ReaderTabs::Left ? ReaderTabs::Right : ReaderTabs::Left;
}

} // namespace adduce
