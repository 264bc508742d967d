#pragma once
#include "core/configuration/configuration_file.h"
#include "core/settings/parameter_fields.h"
#include "ui/common/latest_read.h"
#include <QWidget>
#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QToolButton;

namespace adduce {

class ElidedLabel;
class PlainLabel;

/// How questions are answered: a profile, and every value of it with the profile's own beside it. Each change is stored at once
/// and holds for the next question. A changed profile can be saved under a name of its own, exported, imported and removed.
/// Papers that were cut otherwise than it asks are counted.
class ProfileSettingsPage : public QWidget
{
    Q_OBJECT

public:
    ProfileSettingsPage(const ConfigurationFile &configuration, LibraryThread &library, QWidget *parent = nullptr);

    void reset(); ///< to our own profile
    /// Of the profile in use, under a name of one's own, which becomes the one in use. Throws BadInput for a name that cannot be
    /// given.
    void saveAs(const QString &typed);
    void importFrom(const QString &path); ///< and uses it; throws Error for what is no profile
    void exportTo(const QString &path) const; ///< throws writeError()
    void removeOwn(); ///< the chosen one, which must be the user's own

signals:
    void failed(const adduce::Error &error); ///< the papers could not be counted; nothing is said of them then

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// One value, of whatever kind.
    struct Row
    {
        const ParameterField &field;
        QWidget *input;
        std::function<void(std::optional<double>)> show; ///< in the input; nobody is told
        ElidedLabel *standard; ///< the profile's value, in words
        QToolButton *undo; ///< back to the profile's value; hidden while it is that
    };
    QWidget *makeHead();
    void addPart(QFormLayout *form, const QString &part);
    void addRow(QFormLayout *form, const ParameterField &field);
    QWidget *makeInput(const ParameterField &field, std::function<void(std::optional<double>)> &show);
    void change(const std::function<void(Configuration &)> &how);
    void choose(const QString &name);
    void askForName();
    void chooseFile(bool isImport);
    void showProfiles();
    void showValues();
    void countCuts();

    const ConfigurationFile &m_file;
    Configuration m_configuration; ///< as it is stored
    QComboBox *m_profiles;
    PlainLabel *m_about;
    PlainLabel *m_changed;
    PlainLabel *m_cuts; ///< papers that were cut otherwise; hidden while there are none
    QToolButton *m_menu;
    QAction *m_remove = nullptr;
    std::vector<Row> m_rows;
    LatestRead m_counting;
};

} // namespace adduce
