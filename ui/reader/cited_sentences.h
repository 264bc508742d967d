#pragma once
#include "core/ask/answer.h"
#include "core/base/error.h"
#include "core/library/library.h"
#include <QObject>
#include <future>

namespace adduce {

/// Looks up which sentences of a document were ever cited, on a thread of its own; of the documents asked for meanwhile only
/// the last is looked up.
class CitedSentences : public QObject
{
    Q_OBJECT

public:
    explicit CitedSentences(const Library &library, QObject *parent = nullptr);
    ~CitedSentences() override;

    void find(const QString &sha256);

signals:
    void found(const QString &sha256, const std::vector<adduce::Citation> &citations); ///< each place once
    void failed(const adduce::Error &error);

private:
    void start();
    const Library &m_library;
    QString m_sha256;
    bool m_running = false;
    bool m_again = false;
    std::future<void> m_worker;
};

} // namespace adduce
