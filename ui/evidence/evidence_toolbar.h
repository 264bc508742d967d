#pragma once
#include "ui/evidence/evidence_place.h"
#include "ui/evidence/evidence_state.h"
#include <QWidget>

class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;

namespace adduce {

/// Above the evidence: which table, as rows or as a matrix, the filter, and buttons. Where room is short these are icons, then most
/// are gone and the menu alone has them.
class EvidenceToolbar : public QWidget
{
    Q_OBJECT

public:
    /// `table`: what can be done with it; `columns`: which are shown.
    EvidenceToolbar(QMenu *table, QMenu *columns, QWidget *parent = nullptr);

    void setPlaces(const std::vector<NamedPlace> &choices, const EvidencePlace &shown);
    void setState(const EvidenceState &state);
    [[nodiscard]] QLineEdit &findBox() { return *m_find; }

signals:
    void placeChosen(const adduce::EvidencePlace &place);
    void matrixChosen(bool matrix);
    void rowWanted();
    void questionWanted(); ///< to be typed
    void questionsWanted(const QStringList &questions);
    void papersWanted();
    void checkWanted();
    void exportWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QLayout *makeViews();
    void prepareBoxes();
    void connectButtons();
    void showButtons();

    QComboBox *m_places;
    QPushButton *m_asTable, *m_asMatrix;
    QPushButton *m_add, *m_addQuestion, *m_addPapers, *m_check, *m_columns, *m_export;
    QLineEdit *m_find;
    bool m_isMatrix = false;
};

} // namespace adduce
