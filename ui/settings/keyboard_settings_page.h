#pragma once
#include <QWidget>

class QKeySequenceEdit;
class QPushButton;
class QTreeWidget;

namespace adduce {

class PlainLabel;
class Shortcuts;

/// Every action with its keys, which can be changed; holds at once.
class KeyboardSettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit KeyboardSettingsPage(Shortcuts &shortcuts, QWidget *parent = nullptr);

    void reset(); ///< to the defaults

private:
    void fillRows();
    void choose(); ///< the row in hand
    void typed();
    void store();
    [[nodiscard]] int current() const; ///< of the actions; -1 for none

    Shortcuts &m_shortcuts;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_keys;
    QPushButton *m_set;
    QPushButton *m_default;
    PlainLabel *m_said;
};

} // namespace adduce
