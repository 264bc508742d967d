#pragma once
#include "ui/jobs/model_keeper.h"
#include <QWidget>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace adduce {

class ModelDetails;
class PlainLabel;

/// Who writes the answers: the models that were found, added or are run out of a file, and no model, which is always there.
class ModelsSettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ModelsSettingsPage(ModelKeeper &keeper, QWidget *parent = nullptr);

    void reset(); ///< no model does anything; none is removed

private:
    void fill();
    void fillRow(QTreeWidgetItem *row, const ModelChoice &model);
    [[nodiscard]] QString selected() const; ///< id; empty: no model
    void choose(const QString &id); ///< who writes; empty: no model
    void removeSelected();
    QWidget *makeRunning();
    void showRunning(); ///< that a file is run here, or why it is not any more

    ModelKeeper &m_keeper;
    QTreeWidget *m_list;
    ModelDetails *m_details;
    QPushButton *m_remove;
    PlainLabel *m_said;
    QWidget *m_running;
    PlainLabel *m_runs;
    QPushButton *m_stop;
};

} // namespace adduce
