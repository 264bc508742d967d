#pragma once
#include "ui/evidence/evidence_model.h"
#include <QTableView>
#include <map>

class QMenu;
class QSettings;
class QSortFilterProxyModel;

namespace adduce {

class RowFitter;

/// The rows of a table of evidence: sorted, filtered, in columns that can be moved and hidden, as high as their text.
class EvidenceView : public QTableView
{
    Q_OBJECT

public:
    EvidenceView(EvidenceModel *model, QSettings &settings, QWidget *parent = nullptr);

    void setFilter(const QString &words);
    void fitColumns(); ///< those without a width of the user's share what the others leave
    void fillColumnMenu(QMenu &menu);
    void chooseRow(int row, EvidenceModel::Column column = EvidenceModel::Claim); ///< of the model
    void finishEditing(); ///< what was typed goes into its row
    [[nodiscard]] bool isEditing() const { return state() == EditingState; }
    void editAgain(EvidenceRowId row, EvidenceModel::Column column, const QString &typed); ///< what could not be kept
    [[nodiscard]] int currentRow() const; ///< of the model, -1 for none
    [[nodiscard]] int modelRow(const QModelIndex &index) const; ///< of an index of this view
    [[nodiscard]] std::vector<PlacedRow> selectedRows() const;

signals:
    void openWanted(const QModelIndex &index); ///< its citation
    void removeWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setOwnWidth(int column, int before, int width);
    void saveOwnWidths();

    EvidenceModel *m_model;
    QSettings &m_settings;
    QSortFilterProxyModel *m_filter;
    RowFitter *m_fitter;
    std::map<int, int> m_ownWidths; ///< that the user gave a column, hidden or not
};

} // namespace adduce
