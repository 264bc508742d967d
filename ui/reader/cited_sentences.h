#pragma once
#include "core/answer/answer.h"
#include "core/base/latest_task.h"
#include "core/library/library.h"
#include <QObject>

namespace adduce {

/// Looks up which sentences of a document were ever cited, on a thread of its own; of the documents asked for meanwhile only
/// the last is looked up.
class CitedSentences : public QObject
{
    Q_OBJECT

public:
    explicit CitedSentences(const Library &library, QObject *parent = nullptr);

    void find(const QString &sha256);

signals:
    void found(const QString &sha256, const std::vector<adduce::Citation> &citations); ///< each place once
    void failed(const adduce::Error &error);

private:
    const Library &m_library;
    LatestTask<CitedSentences> m_task;
};

} // namespace adduce
