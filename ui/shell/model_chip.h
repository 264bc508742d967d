#pragma once
#include "ui/shell/menu_chip.h"

class QSettings;

namespace adduce {

class ModelKeeper;
struct ModelChoice;

/// Who writes the answers: a model, or none.
class ModelChip : public MenuChip
{
    Q_OBJECT

public:
    ModelChip(ModelKeeper &models, QSettings &settings);

    void remember(); ///< a question was asked with it: it is offered first

signals:
    void settingsWanted();

private:
    void showWriter();
    void fillMenu();
    void addWriter(const ModelChoice &model);
    void addChoice(const QString &words, const QString &id, const QString &iconName, bool isChosen);

    ModelKeeper &m_models;
    QSettings &m_settings;
};

} // namespace adduce
