#pragma once
#include "core/export/paper.h"
#include <QWidget>

class QComboBox;
class QSettings;

namespace adduce {

/// On which paper a PDF is set, and how that lies; remembered.
class PaperChoice : public QWidget
{
    Q_OBJECT

public:
    explicit PaperChoice(QSettings &settings, QWidget *parent = nullptr); ///< `settings` outlives this

    [[nodiscard]] Paper paper() const;

private:
    void remember();

    QSettings &m_settings;
    QComboBox *m_size;
    QComboBox *m_orientation;
};

} // namespace adduce
