#pragma once
#include "core/references/reference.h"
#include "ui/jobs/library_job.h"
#include <future>

namespace adduce {

/// Takes in what reference managers wrote: reads it, has the attached papers added, then gives each document its fields,
/// collections and tags. One file after another, each in a thread of its own.
class ReferenceImport : public QObject
{
    Q_OBJECT

public:
    ReferenceImport(const Services &services, LibraryJob &job, QObject *parent = nullptr);
    ~ReferenceImport() override;

    /// Is this a file of references (.bib, .ris, .json) or a Zotero data folder?
    static bool canImport(const QString &path);
    void choose(QWidget *window); ///< asks which files; not blocking
    void add(const QString &path, CollectionId collection = {}); ///< its documents into this collection, if any
    void take(const ReferenceList &list, const std::function<void()> &kept); ///< that was read already; kept() once all of it is

signals:
    void said(const QString &text);
    void failed(const adduce::Error &error);
    void changed(); ///< documents have learned something
    void finished(); ///< of each piece of work

private:
    struct Wanted
    {
        QString path;
        CollectionId collection;
        std::optional<ReferenceList> list {}; ///< in place of what is in the file
        std::function<void()> kept {};
    };
    /// Those of one file.
    struct Batch
    {
        std::vector<Reference> references;
        CollectionId collection;
        std::function<void()> kept;
    };
    void want(const Wanted &wanted);
    void next();
    void took(const ReferenceList &list, const QStringList &files, const Wanted &wanted);
    void applyAll(); ///< once nothing is left to be read

    const Services &m_services;
    LibraryJob &m_job;
    QList<Wanted> m_waiting;
    std::vector<Batch> m_read; ///< to be applied once their papers are read
    std::stop_source m_stop;
    std::future<void> m_worker;
    bool m_running = false;
};

} // namespace adduce
