#pragma once
#include "core/settings/retrieval_fields.h"
#include <QWidget>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSettings;
class QToolButton;

namespace adduce {

class PlainLabel;

/// How passages are found, fused and chosen: a profile, and every number of it. Each change is stored at once and holds for
/// the next question.
class RetrievalSettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit RetrievalSettingsPage(QSettings &settings, QWidget *parent = nullptr);

    void reset(); ///< to our own profile

private:
    struct Row
    {
        const RetrievalField *field;
        QDoubleSpinBox *box;
        QToolButton *undo; ///< back to the profile's number; hidden while it is that
    };
    void addRow(QFormLayout *form, const RetrievalField &field);
    void change(const RetrievalField &field, double value);
    void chooseProfile(int index);
    void showValues();

    QSettings &m_settings;
    RetrievalParameters m_parameters;
    RetrievalParameters m_profile; ///< whose numbers were chosen last
    QComboBox *m_profiles;
    PlainLabel *m_changed;
    std::vector<Row> m_rows;
};

} // namespace adduce
