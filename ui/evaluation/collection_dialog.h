#pragma once
#include "core/evaluation/collection_results.h"
#include "core/evaluation/collection_run.h"
#include <QDialog>
#include <QPointer>
#include <future>

class QPushButton;
class QSettings;
class QTableWidget;

namespace adduce {

class CollectionChoices;
class CollectionTable;
class MeasuringBar;
class SpokenLabel;

/// Measures retrieval on a BEIR-style folder with the chosen profiles, and shows their figures and those of earlier times. Indexes
/// and figures are kept with the data of the program, so that a folder is indexed once.
class CollectionDialog : public QDialog
{
    Q_OBJECT

public:
    /// `profiles` are chosen at first. What runs belongs to `parent`, so that a closed dialog need not wait for its end.
    CollectionDialog(QSettings &settings, Parameters parameters, const QStringList &profiles, QWidget *parent);
    ~CollectionDialog() override;

    void setFolder(const QString &folder);
    [[nodiscard]] QStringList profiles() const; ///< that are chosen
    void run();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    [[nodiscard]] bool isBusy() const { return isRunning() || m_isRemoving; }
    void removeIndex();
    [[nodiscard]] bool hasIndex() const { return m_hasIndex; }
    [[nodiscard]] QTableWidget &table() const;
    [[nodiscard]] QString words() const; ///< that say how far it is, or what went wrong
    void write(const QString &path); ///< the table as CSV

signals:
    void failed(const adduce::Error &error);
    void settled(); ///< a run or a removal is over

private:
    QWidget *makeFoot();
    void chooseExport();
    void check(); ///< what can be done now
    void showMeasure(const CollectionMeasure &measure);
    void showDone(const CollectionMeasure &measure, bool isKept);
    void listResults(); ///< of the folder
    void showNewest();
    void showResult(int at);
    void ended();

    QSettings &m_settings;
    Parameters m_parameters;
    CollectionMeasure m_measure; ///< that is shown
    std::vector<CollectionResult> m_results; ///< of the folder, newest first
    QString m_error; ///< why they cannot be read
    std::size_t m_asked = 0; ///< profiles of the run
    QPointer<CollectionRun> m_run;
    std::future<void> m_removal;
    bool m_isRemoving = false;
    bool m_hasIndex = false;
    CollectionChoices *m_choices;
    QPushButton *m_start, *m_stop, *m_copy, *m_export, *m_remove;
    MeasuringBar *m_running;
    CollectionTable *m_table;
    SpokenLabel *m_words;
};

} // namespace adduce
