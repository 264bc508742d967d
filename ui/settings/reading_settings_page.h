#pragma once
#include <QWidget>

class QComboBox;
class QListWidget;
class QSpinBox;

namespace adduce {

class ConfigurationFile;
struct Configuration;
class PlainLabel;

/// How documents are read: scans and their languages, passages, limits. Each change is stored at once.
class ReadingSettingsPage : public QWidget
{
    Q_OBJECT

public:
    /// `installed`: codes of the languages that text recognition has data for.
    ReadingSettingsPage(const ConfigurationFile &configuration, const QStringList &installed, QWidget *parent = nullptr);

    void reset(); ///< to the defaults

private:
    void fill(const Configuration &configuration);
    void store();
    void choose(Configuration &configuration) const; ///< what the page shows

    const ConfigurationFile &m_configuration;
    QStringList m_installed;
    QComboBox *m_ocr;
    QListWidget *m_languages;
    QComboBox *m_chunks;
    QSpinBox *m_seconds;
    QSpinBox *m_megabytes;
    bool m_filling = false;
};

} // namespace adduce
