#pragma once
#include "core/ask/answer.h"
#include "core/base/error.h"
#include "core/library/collection_store.h"
#include "ui/common/services.h"
#include <QDialog>
#include <future>
#include <stop_token>

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
    ~QuoteChooser() override;

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
    bool m_running = false;
    bool m_again = false; ///< other words were typed since
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
