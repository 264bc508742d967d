#pragma once
#include "core/evaluation/collection_results.h"
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSettings;

namespace adduce {

/// What is measured of retrieval collections: a folder, with which profiles; and which of its earlier results is shown.
class CollectionChoices : public QWidget
{
    Q_OBJECT

public:
    /// `profiles` are chosen at first.
    CollectionChoices(QSettings &settings, const QStringList &profiles, QWidget *parent = nullptr);

    [[nodiscard]] QString folder() const;
    void setFolder(const QString &folder);
    void remember(); ///< the folder, for the next time
    [[nodiscard]] QStringList profiles() const; ///< that are chosen
    void setResults(const std::vector<CollectionResult> &results); ///< newest first
    void showNoResult(); ///< what is shown is none of them
    void setFree(bool free); ///< they can be changed

signals:
    void folderChanged();
    void profilesChanged();
    void resultChosen(int at); ///< by the user

private:
    void chooseFolder();

    QSettings &m_settings;
    QLineEdit *m_folder;
    QPushButton *m_choose;
    std::vector<QCheckBox *> m_profiles;
    QComboBox *m_results;
};

} // namespace adduce
