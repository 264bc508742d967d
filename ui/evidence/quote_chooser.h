#pragma once
#include "core/answer/answer.h"
#include "core/base/latest_task.h"
#include "core/library/collection_store.h"
#include "ui/common/services.h"
#include <QDialog>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace adduce {

class PlainLabel;

/// Finds sentences of the papers for a person to quote.
class QuoteChooser : public QDialog
{
    Q_OBJECT

public:
    /// `scope`: the papers to look in; none: all of them.
    QuoteChooser(const Services &services, const QString &words, DocumentScope scope, QWidget *parent = nullptr);

signals:
    void chosen(const adduce::Citation &citation);
    void failed(const adduce::Error &error);

private:
    void search();
    void show(const std::vector<AnswerSentence> &found);
    void choose();

    const Services &m_services;
    DocumentScope m_scope;
    QLineEdit *m_words;
    QListWidget *m_list;
    PlainLabel *m_state;
    QPushButton *m_take;
    std::vector<Citation> m_citations;
    LatestTask<QuoteChooser> m_search;
};

} // namespace adduce
