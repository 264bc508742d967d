#include "ui/library/crossref_lookup.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include <QMessageBox>
#include <QPushButton>

namespace adduce {

CrossrefLookup::CrossrefLookup(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

CrossrefLookup::~CrossrefLookup()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void CrossrefLookup::askFor(const std::vector<DocumentRow> &rows, QWidget *window)
{
    if (m_services.configuration.current().online.usesCrossref)
        return lookUp(rows);
    auto *question = new QMessageBox(QMessageBox::Question, tr("Look up at Crossref"),
        tr("Send the DOI to api.crossref.org? Nothing else of the paper leaves this computer."), QMessageBox::Cancel, window);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(tr("This allows it from now on; Settings takes it back."));
    QPushButton *allow = question->addButton(tr("Allow and look up"), QMessageBox::AcceptRole);
    question->setDefaultButton(allow);
    connect(allow, &QPushButton::clicked, this, [this, rows] {
        try {
            m_services.configuration.change([](Configuration &configuration) { configuration.online.usesCrossref = true; });
            lookUp(rows);
        } catch (const Error &error) {
            emit failed(error);
        }
    });
    question->open();
}

void CrossrefLookup::lookUp(const std::vector<DocumentRow> &rows)
{
    m_waiting.insert(m_waiting.end(), rows.begin(), rows.end());
    if (!m_running)
        start();
}

void CrossrefLookup::start()
{
    m_running = true;
    const auto work = [this, rows = std::exchange(m_waiting, {}), service = m_service, stop = m_stop.get_token()](auto post) {
        Database database = m_services.library.open();
        int found = 0;
        int unknown = 0;
        int without = 0;
        int kept = 0;
        for (const DocumentRow &row : rows) {
            if (row.doi.isEmpty())
                ++without;
            else if (row.isLocalOnly)
                ++kept;
            else if (lookUpDocument(m_services.gate, database, row, service, stop))
                ++found;
            else
                ++unknown;
        }
        post([this, found, unknown, without, kept] {
            QStringList parts { tr("Crossref: %Ln paper(s) found", nullptr, found) };
            if (unknown > 0)
                parts << tr("%Ln not known there", nullptr, unknown);
            if (without > 0)
                parts << tr("%Ln without a DOI", nullptr, without);
            if (kept > 0)
                parts << tr("%Ln never leave(s) this computer", nullptr, kept);
            emit said(parts.join(tr(", ")));
        });
    };
    m_worker = startTask(this, work, [this] {
        m_worker.wait();
        m_running = false;
        emit changed(); // also of those before a failure
        if (!m_waiting.empty())
            start();
    });
}

} // namespace adduce
