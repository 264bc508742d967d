#pragma once
#include "core/base/error.h"
#include "core/network/egress.h"
#include <QWidget>
#include <future>

class QCheckBox;
class QSettings;
class QTreeWidget;

namespace adduce {

class PlainLabel;

/// What may go over the network, and what went. Each change is stored at once and holds from the next request.
class PrivacySettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit PrivacySettingsPage(QSettings &settings, QWidget *parent = nullptr);
    ~PrivacySettingsPage() override;

    void reset(); ///< to the defaults

signals:
    void failed(const adduce::Error &error);
    void listed(); ///< the requests are shown

private:
    void store();
    void list(); ///< reads what went, beside this thread
    void fill(const std::vector<EgressRecord> &records);

    QSettings &m_settings;
    QCheckBox *m_localOnly;
    QCheckBox *m_crossref;
    QTreeWidget *m_requests;
    PlainLabel *m_none;
    std::future<void> m_reading;
};

} // namespace adduce
