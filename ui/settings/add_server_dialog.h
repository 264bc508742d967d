#pragma once
#include "ui/jobs/model_keeper.h"
#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace adduce {

class PlainLabel;

/// Adds models of a server: its kind and address, its key, and what it lists.
class AddServerDialog : public QDialog
{
    Q_OBJECT

public:
    /// Opens with a server of this kind chosen.
    explicit AddServerDialog(ModelKeeper &keeper, ModelKind kind = ModelKind::Chat, QWidget *parent = nullptr);

private:
    void choosePreset(int preset);
    void check(); ///< what was typed
    void look(); ///< asks the server for its models
    void fill(const std::vector<ListedModel> &models);
    void report(const QString &words);
    void accept() override;
    [[nodiscard]] std::optional<ModelEndpoint> server() const; ///< none while the address is none

    ModelKeeper &m_keeper;
    QComboBox *m_kind;
    QLineEdit *m_address;
    QLineEdit *m_key;
    QCheckBox *m_plain;
    PlainLabel *m_said;
    QListWidget *m_models;
    QLineEdit *m_model;
    QPushButton *m_look;
    QPushButton *m_add;
    std::vector<ListedModel> m_listed;
};

} // namespace adduce
