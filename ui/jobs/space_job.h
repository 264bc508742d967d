#pragma once
#include "core/base/error.h"
#include "core/embedding/model_download.h"
#include "core/library/space_store.h"
#include "core/models/chat.h"
#include "core/text/token_ranks.h"
#include "core/workspace/library_chunkings.h"
#include "ui/common/services.h"
#include <QObject>
#include <functional>
#include <future>

namespace adduce {

/// A space of the library with what a list shows of it.
struct SpaceState
{
    SpaceRow row;
    bool isActive = false;
};

enum class SpaceStage
{
    Idle,
    Downloading, ///< in bytes
    Cutting, ///< in papers
    Embedding, ///< in passages
    Writing, ///< the files that search reads
};

/// `all` is 0 while unknown.
struct SpaceProgress
{
    SpaceStage stage = SpaceStage::Idle;
    qint64 done = 0;
    qint64 all = 0;
};

/// Changes what is searched, the embedding space and how the papers are cut: downloads and reads models, cuts the papers another way,
/// gives the passages their vectors, all on a thread of its own, while what was searched before serves. One thing at a time: what is
/// asked for meanwhile is refused (isRunning).
class SpaceJob : public QObject
{
    Q_OBJECT

public:
    explicit SpaceJob(const Services &services, QObject *parent = nullptr);
    ~SpaceJob() override; ///< stops and waits

    void use(const QString &folder); ///< of a model; searched once every passage has a vector in its space
    void useServer(const ModelEndpoint &server); ///< the same with its embedding model
    void useLearned();
    void download(const ModelSource &source, const QString &folder); ///< and uses it
    void remove(SpaceId space); ///< with its vectors; the model folder stays
    /// Cuts the papers as the profile in use asks, too, unless they are. Goes on with what was stopped, or killed.
    void cutAsAsked();
    void drop(const Chunking &chunking);
    void stop(); ///< what was embedded or downloaded so far is gone on with the next time

    // As they were read last.
    [[nodiscard]] const std::vector<SpaceState> &spaces() const { return m_spaces; }
    [[nodiscard]] const std::vector<ListedChunking> &chunkings() const { return m_chunkings; }
    [[nodiscard]] const InstalledRanks &tokens() const { return m_tokens; } ///< its file is empty before the first reading
    void readSpaces(); ///< and chunkings and ranks, on the library's thread; changed() follows, also after a failure
    [[nodiscard]] bool isRunning() const { return m_progress.stage != SpaceStage::Idle; }
    [[nodiscard]] const SpaceProgress &progress() const { return m_progress; }

signals:
    void progressed();
    void changed(); ///< of the spaces or chunkings, also after a failure
    void failed(const adduce::Error &error);

private:
    using Report = std::function<void(const SpaceProgress &)>;
    using Work = std::function<void(Database &, const Report &, const std::stop_token &)>;
    void start(SpaceStage first, Work work);

    const Services &m_services;
    SpaceProgress m_progress;
    std::stop_source m_stop;
    std::vector<SpaceState> m_spaces;
    std::vector<ListedChunking> m_chunkings;
    InstalledRanks m_tokens;
    std::future<void> m_worker;
};

} // namespace adduce
