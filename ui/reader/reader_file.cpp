#include "ui/reader/reader_file.h"

#include "core/answer/page_source.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "ui/reader/page_cache.h"
#include <QDesktopServices>
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
    m_citation = citation;
    m_title = citation.title.isEmpty() ? citation.source : u"%1 – %2"_s.arg(citation.source, citation.title);
    emit titleChanged(m_title);
    const auto [path, encoding] = pageSource(m_services.library, citation);
    const bool isCited =
        path == m_path && encoding == m_encoding && !m_isAccepted && (m_sha256 == citation.sha256 || citation.sha256.isEmpty());
    const bool isAccepted = m_isAccepted && isReturn && citation.sha256 == m_insteadOf; // it was seen in its stead
    m_isOpen = m_pages > 0 && (isCited || isAccepted);
    if (m_isOpen)
        return true;
    m_path = path;
    m_encoding = encoding;
    m_pages = 0;
    m_isAccepted = m_isLocated = m_isUnlocking = false;
    emit opening();
    m_cache.setDocument(path, encoding);
    return false;
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
    if (!QFileInfo::exists(what) || !QDesktopServices::openUrl(QUrl::fromLocalFile(what)))
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
    try {
        Database database = m_services.library.open();
        DocumentStore(database).setPath(m_citation->document, m_path);
    } catch (const Error &error) {
        emit said(sentence(error)); // it is shown all the same, and asked for again the next time
    }
}

} // namespace adduce
