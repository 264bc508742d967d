#pragma once
#include "core/base/error.h"
#include "core/library/document_store.h"
#include "core/library/library.h"
#include "core/threads/thread_search.h"
#include <QObject>
#include <future>
#include <stop_token>

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
    ~PaletteFinder() override;

    void find(const QString &words); ///< none: only stops
    static constexpr std::size_t kMost = 8; ///< of each

signals:
    void found(const adduce::PaletteFinds &finds);
    void failed(const adduce::Error &error);

private:
    void start();

    const Library &m_library;
    QString m_words;
    bool m_running = false;
    bool m_again = false; ///< other words were typed since
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
