#pragma once
#include <QAction>
#include <QKeySequence>
#include <QList>

class QSettings;

namespace adduce {

/// Keys of the actions, which are known by their object names; what the user chose is kept in the settings, the rest has
/// the keys that it was made with.
class Shortcuts
{
public:
    Shortcuts(QSettings &settings, QList<QAction *> actions); ///< whose keys of now are the defaults; gives them the chosen ones

    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }
    [[nodiscard]] QKeySequence defaultOf(const QAction &action) const;
    [[nodiscard]] QAction *having(const QKeySequence &keys) const; ///< null when they are free
    void set(QAction &action, const QKeySequence &keys); ///< empty: none. Another action that has them loses them.
    void reset(); ///< all of them

private:
    QSettings &m_settings;
    QList<QAction *> m_actions;
    QList<QKeySequence> m_defaults;
};

} // namespace adduce
