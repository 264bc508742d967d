#pragma once
#include "core/base/error.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include "ui/evidence/evidence_model.h"
#include <QSplitter>

class QMenu;

namespace adduce {

class EvidenceFoot;
class EvidencePreview;
class EvidenceView;
class PlainLabel;

/// The rows of a table or of a thread, with the quote of the chosen one on its page beside them.
class RowsPane : public QSplitter
{
    Q_OBJECT

public:
    explicit RowsPane(const Services &services, QWidget *parent = nullptr);

    void setRows(std::vector<PlacedRow> rows, bool isKept); ///< `isKept`: in a table, where they can be edited
    void readChecks(); ///< what came of looking for the quotes
    void showRow(); ///< the chosen one, in the preview
    [[nodiscard]] EvidenceModel &model() { return *m_model; }
    [[nodiscard]] EvidenceView &table() { return *m_table; }
    [[nodiscard]] EvidencePreview &preview() { return *m_preview; }
    [[nodiscard]] EvidenceFoot &foot() { return *m_foot; }
    [[nodiscard]] QMenu &columns() { return *m_columns; } ///< which of them are shown, and the preview

signals:
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setPreview(bool wanted);
    void showPreview();
    void fillColumns();

    const Services &m_services;
    LatestRead m_reading;
    EvidenceModel *m_model;
    EvidenceView *m_table;
    PlainLabel *m_empty;
    EvidenceFoot *m_foot;
    EvidencePreview *m_preview;
    QMenu *m_columns;
};

} // namespace adduce
