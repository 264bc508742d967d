#pragma once
#include "core/settings/reading.h"
#include <QWidget>

class QComboBox;
class QListWidget;
class QSettings;
class QSpinBox;

namespace adduce {

class PlainLabel;

/// How documents are read: scans and their languages, passages, limits. Each change is stored at once.
class ReadingSettingsPage : public QWidget
{
    Q_OBJECT

public:
    /// `installed`: codes of the languages that text recognition has data for.
    ReadingSettingsPage(QSettings &settings, const QStringList &installed, QWidget *parent = nullptr);

    void reset(); ///< to the defaults

private:
    void fill(const ReadingSettings &reading);
    void store();
    [[nodiscard]] ReadingSettings chosen() const;

    QSettings &m_settings;
    QStringList m_installed;
    QComboBox *m_ocr;
    QListWidget *m_languages;
    QComboBox *m_chunks;
    QSpinBox *m_seconds;
    QSpinBox *m_megabytes;
    bool m_filling = false;
};

/// "German" for "deu"; the code itself when it has no name.
[[nodiscard]] QString languageName(const QString &code);

} // namespace adduce
