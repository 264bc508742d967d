#pragma once
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace adduce {

class ConfigurationFile;
struct WebSettings;

/// What of the web a question may search, once it is allowed. Each change is stored at once and holds from the next question.
class WebSettingsBox : public QWidget
{
    Q_OBJECT

public:
    explicit WebSettingsBox(const ConfigurationFile &configuration, QWidget *parent = nullptr);

    void setLocalOnly(bool localOnly); ///< then nothing of it can be chosen
    void reset(); ///< to the defaults

private:
    void fill(const WebSettings &settings);
    void store();
    void storeSearxng(); ///< an address that is none is told, and the one before comes back

    const ConfigurationFile &m_configuration;
    QCheckBox *m_allowed;
    QCheckBox *m_duckDuckGo;
    QCheckBox *m_wikipedia;
    QLineEdit *m_searxng;
    QLineEdit *m_email;
    QSpinBox *m_days;
    QWidget *m_services; ///< of what is allowed
};

} // namespace adduce
