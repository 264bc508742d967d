#pragma once
#include <QWidget>

class QCheckBox;
class QSettings;

namespace adduce {

/// What may go over the network. Each change is stored at once.
class OnlineSettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit OnlineSettingsPage(QSettings &settings, QWidget *parent = nullptr);

    void reset(); ///< to the defaults: nothing may

private:
    QSettings &m_settings;
    QCheckBox *m_crossref;
};

} // namespace adduce
