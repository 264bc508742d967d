#pragma once
#include <QMenu>
#include <QStringList>

namespace adduce {

/// The profiles that are compared, at least one, and the user's own without a part.
class ProfileMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ProfileMenu(QWidget *parent = nullptr);
    [[nodiscard]] const QStringList &names() const { return m_names; } ///< in the order of variantNames() and ablationNames()
    void choose(const QStringList &names);
    [[nodiscard]] QString words() const; ///< "adduce, portal"

signals:
    void changed();

private:
    void fill();
    void addName(const QString &name);
    QStringList m_names;
};

} // namespace adduce
