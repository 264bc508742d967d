#pragma once
#include <QWidget>
#include <functional>

class QBarSeries;
class QChartView;
class QLineSeries;

namespace adduce {

class ElidedLabel;
struct Drawing;

/// Something in a chart that opens what it stands for.
struct ChartMark
{
    QString words; ///< "adduce, Direct: 60 %"
    std::function<void()> open;
};

/// A chart under its title. What is drawn changes in its place, so that the focus stays where it is. Its marks are clicked, which is for
/// whoever made them to see to, or chosen from a menu: by Enter, the space bar, the menu key or the right mouse button.
class ChartFrame : public QWidget
{
    Q_OBJECT

public:
    ChartFrame();

    void draw(const Drawing &drawn, const QString &soFar); ///< `soFar`: ChartedRun::soFar
    [[nodiscard]] QBarSeries *bars() const; ///< null in a chart without
    [[nodiscard]] QList<QLineSeries *> lines() const;
    void invite(const QString &words, bool isOver); ///< to a click; `isOver`: the mouse is where one does something
    void setMarks(std::vector<ChartMark> marks); ///< of what is drawn now

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void offerMarks(const QPoint &at);

    ElidedLabel *m_title;
    ElidedLabel *m_note;
    QChartView *m_view;
    std::vector<ChartMark> m_marks;
};

} // namespace adduce
