#pragma once
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace adduce {

class LaboratoryKeeper;
class PlainLabel;

/// The laboratory that this library belongs to: joined by its address, how it stands, left again.
class LaboratorySettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit LaboratorySettingsPage(LaboratoryKeeper &laboratory, QWidget *parent = nullptr);

    void reset() { } ///< there is no default laboratory

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeJoining();
    QWidget *makeJoined();
    void join();
    void showState();
    void askToLeave();

    LaboratoryKeeper &m_laboratory;
    QLineEdit *m_address;
    QLineEdit *m_password;
    QPushButton *m_join;
    PlainLabel *m_waiting; ///< what joining would send
    PlainLabel *m_name;
    PlainLabel *m_papers;
    PlainLabel *m_synced;
    PlainLabel *m_trouble;
    QWidget *m_joining; ///< while it is in none
    QWidget *m_joined;
};

} // namespace adduce
