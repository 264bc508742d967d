#pragma once
#include "core/base/latest_task.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/threads/thread_search.h"
#include <QObject>

namespace adduce {

/// What the command palette found besides commands.
struct PaletteFinds
{
    std::vector<DocumentRow> documents; ///< newest first
    std::vector<TitledThread> threads; ///< last used first
};

/// Looks for papers and threads on a thread of its own, a few of each. Other words stop what is looked for and drop what was
/// found for it.
class PaletteFinder : public QObject
{
    Q_OBJECT

public:
    explicit PaletteFinder(const Library &library, QObject *parent = nullptr);

    void find(const QString &words); ///< none: only stops
    static constexpr std::size_t kMost = 8; ///< of each

signals:
    void found(const adduce::PaletteFinds &finds);
    void failed(const adduce::Error &error);

private:
    const Library &m_library;
    LatestTask<PaletteFinder> m_task;
};

} // namespace adduce
