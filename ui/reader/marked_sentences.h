#pragma once
#include "core/answer/answer.h"
#include "core/base/latest_task.h"
#include "core/library/library.h"
#include <QObject>

namespace adduce {

/// Looks up which sentences of a document were ever cited, and which speak to a model, on a thread of its own; of the documents asked for
/// meanwhile only the last is looked up.
class MarkedSentences : public QObject
{
    Q_OBJECT

public:
    explicit MarkedSentences(const Library &library, QObject *parent = nullptr);

    void find(const QString &sha256);

signals:
    /// Each place once; `warned`: pages and rectangles of what speaks to a model.
    void found(
        const QString &sha256, const std::vector<adduce::Citation> &citations, const std::vector<adduce::Citation> &warned);
    void failed(const adduce::Error &error);

private:
    const Library &m_library;
    LatestTask<MarkedSentences> m_task;
};

} // namespace adduce
