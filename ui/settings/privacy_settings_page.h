#pragma once
#include "core/base/error.h"
#include "core/network/egress.h"
#include <QWidget>
#include <future>

class QCheckBox;
class QTreeWidget;

namespace adduce {

class ConfigurationFile;
class PlainLabel;
class WebSettingsBox;

/// What may go over the network, and what went. Each change is stored at once and holds from the next request.
class PrivacySettingsPage : public QWidget
{
    Q_OBJECT

public:
    PrivacySettingsPage(const ConfigurationFile &configuration, EgressGate &gate, QWidget *parent = nullptr);
    ~PrivacySettingsPage() override;

    void reset(); ///< to the defaults

signals:
    void failed(const adduce::Error &error);
    void listed(); ///< the requests are shown

private:
    void store();
    void list(); ///< reads what went, beside this thread
    void fill(const std::vector<EgressRecord> &records);

    const ConfigurationFile &m_configuration;
    EgressGate &m_gate;
    QCheckBox *m_localOnly;
    QCheckBox *m_crossref;
    QCheckBox *m_log; ///< of questions
    WebSettingsBox *m_web;
    QTreeWidget *m_requests;
    PlainLabel *m_none;
    std::future<void> m_reading;
};

} // namespace adduce
