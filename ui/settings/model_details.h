#pragma once
#include "ui/jobs/model_keeper.h"
#include <QWidget>
#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QPushButton;
class QSpinBox;

namespace adduce {

class PlainLabel;

/// One model of the list: how it is asked, what it is used for, its key, its test. Each change is stored at once.
class ModelDetails : public QWidget
{
    Q_OBJECT

public:
    explicit ModelDetails(ModelKeeper &keeper, QWidget *parent = nullptr);

    void setModel(const QString &id); ///< empty: none, and nothing is shown

private:
    QWidget *makeForm();
    QWidget *makeTest();
    void fill();
    void fillTest(const ModelChoice &model);
    void store();
    void askForKey();

    ModelKeeper &m_keeper;
    QString m_id;
    bool m_filling = false;
    PlainLabel *m_name;
    PlainLabel *m_server;
    PlainLabel *m_plain;
    QSpinBox *m_context;
    PlainLabel *m_contextAbout;
    QDoubleSpinBox *m_temperature;
    QDoubleSpinBox *m_promptPrice;
    QDoubleSpinBox *m_answerPrice;
    PlainLabel *m_priced; ///< when
    std::array<QCheckBox *, kModelTasks.size()> m_uses; ///< in the order of kModelTasks
    QPushButton *m_setKey;
    PlainLabel *m_keyAbout;
    QPushButton *m_test;
    QPushButton *m_stop;
    PlainLabel *m_tested;
    QGridLayout *m_results;
    PlainLabel *m_error;
};

} // namespace adduce
