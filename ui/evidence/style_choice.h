#pragma once
#include "core/export/word_processing.h"
#include <QWidget>

class QComboBox;
class QSettings;

namespace adduce {

/// By which style the bibliography of a file for word processors is set: one that is installed, or any CSL file; remembered.
class StyleChoice : public QWidget
{
    Q_OBJECT

public:
    explicit StyleChoice(QSettings &settings, QWidget *parent = nullptr); ///< `settings` outlives this

    [[nodiscard]] QString style() const; ///< the path of its file; empty for pandoc's own
    void choose(const QString &path); ///< a CSL file; what is none is said, and changes nothing

private:
    void add(const CitationStyle &style);
    void activate(int index);
    void browse();

    QSettings &m_settings;
    QComboBox *m_styles;
    int m_shown = 0; ///< of the list, while a file is looked for
};

} // namespace adduce
