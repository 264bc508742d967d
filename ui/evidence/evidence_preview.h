#pragma once
#include "core/evidence/evidence_row.h"
#include "core/threads/quote_check.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"

namespace adduce {

class PageCrop;

/// The chosen row beside the table: its quote on the page, where that is, whether it still stands, where the row came from.
class EvidencePreview : public QWidget
{
    Q_OBJECT

public:
    explicit EvidencePreview(const Services &services, QWidget *parent = nullptr);
    /// `number`: of the row, 1-based. `quote`: as it may be shown.
    void setRow(int number, const EvidenceRow &row, const QString &quote, const std::optional<QuoteCheck> &check, bool editable);
    void clear();
    [[nodiscard]] PageCrop &crop() { return *m_crop; }

signals:
    void openWanted();
    void checkWanted();
    void chooseWanted(); ///< another quote
    void closeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void followTheme();

    PlainLabel *m_title;
    PageCrop *m_crop;
    PlainLabel *m_source, *m_place, *m_paper;
    PlainLabel *m_quote; ///< the whole of one that the table shortens
    IconLabel *m_standingIcon;
    PlainLabel *m_standing, *m_standingMore;
    QPushButton *m_open, *m_copy, *m_check, *m_choose;
    PlainLabel *m_origin;
    QString m_text; ///< to copy
    QWidget *m_facts;
};

} // namespace adduce
