#pragma once
#include "core/answer/answer.h"
#include "core/base/latest_task.h"
#include "core/workspace/search_library.h"
#include "ui/common/services.h"
#include <QObject>
#include <deque>

namespace adduce {

/// Searches the text of all papers as the profile in use does, on a thread of its own; of what is asked for meanwhile only the last is
/// looked for.
class TextFinder : public QObject
{
    Q_OBJECT

public:
    explicit TextFinder(const Services &services, QObject *parent = nullptr);

    /// `asked`: words, filters, collections and by what; how it is ranked is as the configuration says.
    void find(SearchRequest asked);
    void stop(); ///< what is looked for arrives no more
    /// The sentence of a passage to be quoted for these words: `then` is called with it, or with none. One after the other, in order.
    void quote(const Passage &passage, const QString &words, std::function<void(const std::optional<Citation> &quote)> then);

signals:
    void found(const adduce::SearchResults &results);
    void failed(const adduce::Error &error);

private:
    using Quoting = std::function<void(const LatestTask<TextFinder>::Post &post, const std::stop_token &stop)>;
    void quoteNext();

    const Services &m_services;
    std::deque<Quoting> m_toQuote;
    LatestTask<TextFinder> m_search;
    LatestTask<TextFinder> m_quoting;
};

} // namespace adduce
