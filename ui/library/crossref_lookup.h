#pragma once
#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/references/crossref.h"
#include "ui/common/services.h"
#include <QObject>
#include <future>

namespace adduce {

/// Looks papers up at Crossref, one after another on a thread of its own, once the user has allowed it. What is asked
/// for while it is under way comes after it.
class CrossrefLookup : public QObject
{
    Q_OBJECT

public:
    explicit CrossrefLookup(const Services &services, QObject *parent = nullptr);
    ~CrossrefLookup() override; ///< stops and waits

    void setService(const CrossrefService &service) { m_service = service; }
    /// Asks first whether DOIs may be sent, unless that is allowed; `window` is the question's.
    void askFor(const std::vector<DocumentRow> &rows, QWidget *window);
    void lookUp(const std::vector<DocumentRow> &rows);

signals:
    void said(const QString &text); ///< what became of it
    void changed(); ///< of the documents' metadata
    void failed(const adduce::Error &error);

private:
    void start();

    const Services &m_services;
    CrossrefService m_service;
    std::vector<DocumentRow> m_waiting;
    bool m_running = false;
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
