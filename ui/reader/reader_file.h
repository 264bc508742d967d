#pragma once
#include "core/answer/answer.h"
#include "ui/common/services.h"
#include <QObject>

namespace adduce {

class PageCache;

/// The file that the reader has open, or is opening: where it is, and whether it is the one that was cited.
class ReaderFile : public QObject
{
    Q_OBJECT

public:
    ReaderFile(const Services &services, PageCache &cache, QObject *parent); ///< both outlive it

    /// True when it is open already. Else it is being opened, and opened(), failed() or passwordWanted() comes later.
    /// `isReturn`: it was shown before, so that the file that was accepted in its stead will do.
    [[nodiscard]] bool open(const Citation &citation, bool isReturn);
    /// The user shows where the file is now; it is opened, and remembered when it is the one that was cited.
    void locateAt(const QString &path);
    void accept(); ///< to be shown, although its bytes are not those cited
    void unlock(const QString &password);
    void openOutside(bool folder); ///< the file, or where it is

    [[nodiscard]] bool isOpen() const { return m_isOpen; } ///< and to be shown
    [[nodiscard]] bool isAccepted() const { return m_isAccepted; } ///< shown although the bytes differ from those cited
    [[nodiscard]] bool isLocated() const { return m_isLocated; } ///< the user has just shown where it is
    [[nodiscard]] const Citation &citation() const { return m_citation.value(); } ///< that it was opened for
    [[nodiscard]] const QString &title() const { return m_title; } ///< empty when nothing was ever opened
    [[nodiscard]] const QString &path() const { return m_path; } ///< empty when nothing was ever opened
    [[nodiscard]] const QString &encoding() const { return m_encoding; } ///< when it is a text
    [[nodiscard]] const QString &sha256() const { return m_sha256; } ///< of what is open
    [[nodiscard]] int pageCount() const { return m_pages; } ///< 0 while it is being opened

signals:
    void titleChanged(const QString &title);
    void opening(); ///< what was open is gone
    void opened(bool isCited); ///< false when its bytes differ from those cited: it is not shown until accept()
    void accepted();
    void failed(const adduce::Error &error);
    void passwordWanted(bool wasWrong); ///< the one that was given
    void said(const QString &text);

private:
    void finishOpening(const QString &path, const QString &sha256, int pages);
    void finishFailing(const QString &path, const Error &error);
    void rememberPath();

    const Services &m_services;
    PageCache &m_cache;
    std::optional<Citation> m_citation; ///< none before the first one
    QString m_title;
    QString m_path; ///< open or being opened
    QString m_encoding;
    QString m_sha256;
    int m_pages = 0;
    bool m_isOpen = false;
    bool m_isAccepted = false;
    QString m_insteadOf; ///< the hash of those bytes that were cited when it was accepted
    bool m_isLocated = false;
    bool m_isUnlocking = false; ///< it is being opened with a password that was typed
};

} // namespace adduce
