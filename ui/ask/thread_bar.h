#pragma once
#include <QWidget>

class QMenu;
class QToolButton;

namespace adduce {

class ElidedLabel;
class OpenThread;
class PlainLabel;

/// The bar above the open thread: what it is called, and what can be done with it.
class ThreadBar : public QWidget
{
    Q_OBJECT

public:
    explicit ThreadBar(OpenThread &thread, QWidget *parent = nullptr);
    void refresh(bool running); ///< it is changed only while no question is running

signals:
    void newWanted();
    void exportWanted();
    void deleteWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillMenu();
    void askForTitle();

    OpenThread &m_thread;
    ElidedLabel *m_title;
    PlainLabel *m_count;
    QToolButton *m_new, *m_pin, *m_export, *m_more;
    QMenu *m_menu;
};

} // namespace adduce
