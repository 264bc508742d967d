#pragma once
#include "core/settings/retrieval_fields.h"
#include <QWidget>
#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QSettings;
class QToolButton;

namespace adduce {

class ElidedLabel;
class PlainLabel;

/// How passages are found, fused and chosen: a profile, and every parameter of it with the profile's value beside it. Each change is stored at once and holds for
/// the next question.
class RetrievalSettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit RetrievalSettingsPage(QSettings &settings, QWidget *parent = nullptr);

    void reset(); ///< to our own profile

private:
    /// One parameter, of whatever kind.
    struct Row
    {
        QWidget *input;
        std::function<void(const RetrievalParameters &)> show; ///< in the input; told nobody
        std::function<void(RetrievalParameters &to, const RetrievalParameters &from)> copy;
        std::function<QString(const RetrievalParameters &)> words; ///< its value
        ElidedLabel *standard = nullptr; ///< the profile's value, in words
        QToolButton *undo = nullptr; ///< back to the profile's value; hidden while it is that
    };
    void addMethods(QFormLayout *form);
    void addNumber(QFormLayout *form, const RetrievalField &field);
    void addOptional(QFormLayout *form, const OptionalRetrievalField &field);
    void addAdaptive(QFormLayout *form);
    void addRow(QFormLayout *form, const QString &name, Row row);
    void change(const std::function<void(RetrievalParameters &)> &work);
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
