#include "ui/reader/reader_file.h"

#include "core/answer/page_source.h"
#include "core/library/document_store.h"
#include "ui/common/open_outside.h"
#include "ui/reader/page_cache.h"
#include <QFileInfo>
#include <QUrl>

namespace adduce {

using namespace Qt::StringLiterals;

ReaderFile::ReaderFile(const Services &services, PageCache &cache, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_cache(cache)
{
    connect(&cache, &PageCache::opened, this, &ReaderFile::finishOpening);
    connect(&cache, &PageCache::failed, this, &ReaderFile::finishFailing);
}

bool ReaderFile::open(const Citation &citation, bool isReturn)
{
    const bool isSamePlace = m_citation && m_citation->document == citation.document && m_citation->path == citation.path;
    const bool isCited = !m_isAccepted && (citation.sha256.isEmpty() ? isSamePlace : m_sha256 == citation.sha256);
    const bool isAccepted = m_isAccepted && isReturn && citation.sha256 == m_insteadOf; // it was seen in its stead
    m_citation = citation;
    m_title = citation.title.isEmpty() ? citation.source : u"%1 – %2"_s.arg(citation.source, citation.title);
    emit titleChanged(m_title);
    m_isOpen = m_pages > 0 && (isCited || isAccepted);
    const auto close = [this] {
        m_path.clear();
        m_pages = 0;
        m_isOpen = m_isAccepted = m_isLocated = m_isUnlocking = false;
        emit opening();
    };
    const auto take = [this, citation, close](const PageSource &source) {
        if (m_citation != citation || m_isLocated || (m_isOpen && source.encoding == m_encoding))
            return; // another one is wanted by now, or it is open
        if (m_isOpen)
            close(); // to be read otherwise
        m_path = source.path;
        m_encoding = source.encoding;
        m_cache.setDocument(m_path, m_encoding);
    };
    m_services.libraryThread.read(
        this, [citation](Database &database) { return pageSource(database, citation); }, take,
        [take, path = citation.path](const Error &) { take({ path, {} }); });
    if (!m_isOpen)
        close();
    return m_isOpen;
}

void ReaderFile::locateAt(const QString &path)
{
    if (!m_citation)
        return;
    m_isLocated = true;
    m_path = path;
    m_pages = 0;
    m_isOpen = false;
    m_cache.setDocument(path, m_encoding);
}

void ReaderFile::accept()
{
    m_isOpen = m_isAccepted = true;
    m_isLocated = false;
    m_insteadOf = m_citation->sha256;
    emit accepted();
}

void ReaderFile::unlock(const QString &password)
{
    if (m_isUnlocking)
        return;
    m_isUnlocking = true;
    m_services.worker.passwords->keep(m_path, password);
    m_cache.setDocument(m_path, m_encoding);
}

void ReaderFile::openOutside(bool folder)
{
    if (m_path.isEmpty())
        return;
    const QFileInfo file(m_path);
    const QString what = folder ? file.absolutePath() : file.absoluteFilePath();
    if (!QFileInfo::exists(what) || !adduce::openOutside(QUrl::fromLocalFile(what)))
        emit said(tr("No other program opened it: %1.").arg(what));
}

void ReaderFile::finishOpening(const QString &path, const QString &sha256, int pages)
{
    if (path != m_path)
        return;
    m_sha256 = sha256;
    m_pages = pages;
    m_isUnlocking = false;
    m_isOpen = m_citation->sha256.isEmpty() || m_citation->sha256 == sha256;
    if (m_isOpen && std::exchange(m_isLocated, false))
        rememberPath();
    emit opened(m_isOpen);
}

void ReaderFile::finishFailing(const QString &path, const Error &error)
{
    if (path != m_path)
        return;
    const bool wasUnlocking = std::exchange(m_isUnlocking, false);
    if (!opensWithPassword(error)) {
        emit failed(error);
        return;
    }
    if (wasUnlocking)
        m_services.worker.passwords->forget(path);
    emit passwordWanted(wasUnlocking);
}

void ReaderFile::rememberPath()
{
    if (m_services.library.readOnly() != ReadOnly::No)
        return;
    const auto write = [document = m_citation->document, path = m_path](
                           Database &database) { DocumentStore(database).setPath(document, path); };
    // it is shown all the same, and asked for again the next time
    m_services.libraryThread.write(this, write, [] {}, [this](const Error &error) { emit said(sentence(error)); });
}

} // namespace adduce
