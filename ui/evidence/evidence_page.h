#pragma once
#include "core/base/error.h"
#include "ui/common/services.h"
#include "ui/common/widgets.h"
#include "ui/evidence/evidence_model.h"
#include <QTimer>

class QComboBox;
class QLineEdit;
class QTableView;

namespace adduce {

/// The evidence of a thread as a table: filter, open a citation, export.
class EvidencePage : public QWidget
{
    Q_OBJECT

public:
    explicit EvidencePage(const Services &services, QWidget *parent = nullptr);

    void reload();
    void select(ThreadId thread);
    void find();
    [[nodiscard]] EvidenceModel &model() { return *m_model; }
    [[nodiscard]] QTableView &table() { return *m_table; }

signals:
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void exportWanted(adduce::ThreadId thread);
    void failed(const adduce::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeTools();
    void showThread();
    void fitColumns();
    void open(const QModelIndex &index);

    const Services &m_services;
    EvidenceModel *m_model;
    QSortFilterProxyModel *m_filter;
    QComboBox *m_threads;
    QLineEdit *m_find;
    QTableView *m_table;
    PlainLabel *m_count;
    PlainLabel *m_empty;
    QPushButton *m_export;
    QTimer m_fit;
    ThreadId m_thread;
};

} // namespace adduce
