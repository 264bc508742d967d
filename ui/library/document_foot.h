#pragma once
#include "core/library/document_store.h"
#include "ui/common/widgets.h"

namespace adduce {

/// Below the list of documents: why the chosen one is not searched, with another try; and whether those are to go which the
/// user removes.
class DocumentFoot : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentFoot(QWidget *parent = nullptr);

    void showReason(const std::vector<DocumentRow> &chosen); ///< of one; else nothing is shown
    void askToRemove(const std::vector<DocumentRow> &chosen);
    [[nodiscard]] bool isAsking() const { return !m_removing.empty(); }
    [[nodiscard]] const std::vector<DocumentId> &removing() const { return m_removing; } ///< what is asked about
    void nameAnswers(const QStringList &questions); ///< that rest on what is asked about

signals:
    void retryWanted();
    void removeWanted(const std::vector<adduce::DocumentId> &documents);
    void keepWanted();

private:
    void layOut();

    IconLabel *m_icon;
    PlainLabel *m_text;
    QPushButton *m_retry, *m_remove, *m_keep;
    std::vector<DocumentId> m_removing;
};

} // namespace adduce
